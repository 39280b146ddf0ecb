import { northcott } from "../../rulesets/northcott.ts";
import { playAs } from "../play-as.ts";
import type { PlayedPosition } from "../problem.ts";
import type { Case } from "./case.ts";

/** The real game, retreats and all: the mover is Black. */
export function positions({ squares, own, other }: Case): readonly PlayedPosition[] {
  const rows = Array.from(own, (black, row) => ({ black, white: other[row] ?? NaN }));
  return [playAs(northcott, { mover: "black", squares, rows })];
}
