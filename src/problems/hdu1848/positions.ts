import { playAs } from "../play-as.ts";
import type { PlayedPosition } from "../problem.ts";
import type { Case } from "./case.ts";
import { ruleset } from "./solve.ts";

/** The three heaps, with the Fibonacci numbers as the set of what may be taken. */
export function positions(heaps: Case): readonly PlayedPosition[] {
  return [playAs(ruleset, heaps)];
}
