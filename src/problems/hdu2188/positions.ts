import { subtraction } from "../../rulesets/subtraction.ts";
import { playAs } from "../play-as.ts";
import type { PlayedPosition } from "../problem.ts";
import type { Case } from "./case.ts";

/** What is still to be given as a heap, from which 1 … m may be taken: giving more than is left is giving all of it. */
export function positions({ goal, most }: Case): readonly PlayedPosition[] {
  const amounts = Array.from({ length: Math.min(goal, most) }, (_, index) => index + 1);
  return [playAs(subtraction(amounts), [goal])];
}
