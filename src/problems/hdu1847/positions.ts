import { subtraction } from "../../rulesets/subtraction.ts";
import { playAs } from "../play-as.ts";
import type { PlayedPosition } from "../problem.ts";
import type { Case } from "./case.ts";

/** The heap, with the powers of two that it holds as the set of what may be taken. */
export function positions(heap: Case): readonly PlayedPosition[] {
  const powers: number[] = [];
  for (let power = 1; power <= heap; power *= 2) powers.push(power);
  return [playAs(subtraction(powers), [heap])];
}
