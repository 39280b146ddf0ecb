import { identified } from "../../rulesets/game-id.ts";
import { rowChess } from "../../rulesets/row-chess.ts";
import { rowsOf } from "../../rulesets/rows-of.ts";
import { playAs } from "../play-as.ts";
import type { PlayedPosition } from "../problem.ts";
import { width, type Case } from "./case.ts";

const ruleset = identified(
  rowsOf(`Rows of ${width} squares`, rowChess(width)),
  `row-chess-rows:${width}`,
);

/** The rows: their masks are those of the library. */
export function positions(rows: Case): readonly PlayedPosition[] {
  return rows.length === 0 ? [] : [playAs(ruleset, rows)];
}
