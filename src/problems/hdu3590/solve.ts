import { isP } from "../hdu2509/solve.ts";
import { branchValues, rooted } from "../hdu3094/tree.ts";
import { nimSum } from "../../games/theory/nim-sum.ts";
import type { Winner } from "../problem.ts";
import type { Case } from "./problem.ts";

/**
 * Misère Nim with the values of the branches at the roots. A branch that is there has
 * not the value 0, so Ferguson's theorem applies; of whole trees that is not so.
 */
export function solve(trees: Case): Winner {
  const values = trees.flatMap((tree) => branchValues(rooted(tree)));
  const large = values.filter((value) => value > 1).length;
  return isP(nimSum(values), large) ? "second" : "first";
}
