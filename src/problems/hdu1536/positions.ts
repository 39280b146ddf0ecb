import { subtraction } from "../../rulesets/subtraction.ts";
import { playAs } from "../play-as.ts";
import type { PlayedPosition } from "../problem.ts";
import type { Case } from "./case.ts";

/** Each position of the case, with its set. */
export function positions(one: Case): readonly PlayedPosition[] {
  const ruleset = subtraction(one.amounts);
  return one.positions.map((heaps) => playAs(ruleset, heaps));
}
