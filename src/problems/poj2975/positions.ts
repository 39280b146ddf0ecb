import { nim } from "../../rulesets/nim.ts";
import { playAs } from "../play-as.ts";
import type { PlayedPosition } from "../problem.ts";
import type { Case } from "./case.ts";

/** The heaps. */
export function positions(heaps: Case): readonly PlayedPosition[] {
  return [playAs(nim, heaps)];
}
