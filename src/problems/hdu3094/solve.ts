import { itemAt } from "../../games/theory/item-at.ts";
import type { Winner } from "../problem.ts";
import { rooted, type Tree } from "./tree.ts";

/** The value of the root is 0 exactly when the first player loses. */
export const solve = (tree: Tree): Winner =>
  itemAt(rooted(tree).values, 1) === 0 ? "second" : "first";
