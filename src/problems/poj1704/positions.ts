import { slidingStrip } from "../../rulesets/sliding-strip.ts";
import { playAs } from "../play-as.ts";
import type { PlayedPosition } from "../problem.ts";
import type { Case } from "./case.ts";

/** The pieces on their strip. */
export function positions(squares: Case): readonly PlayedPosition[] {
  return squares.length === 0 ? [] : [playAs(slidingStrip, squares)];
}
