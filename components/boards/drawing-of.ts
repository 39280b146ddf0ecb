import { findGame } from "../../src/games/rulesets/find-game.ts";
import type { Drawing } from "../../src/games/rulesets/game-kind.ts";
import type { BoardSetup } from "./board-setup.ts";

/** Which of the boards' scripts draws each kind of drawing. */
const scripts = {
  heaps: "heaps",
  pins: "rows",
  pawns: "rows",
  crosses: "rows",
  digits: "digits",
  steps: "stairs",
  tree: "tree",
  grid: "grid",
  row: "strip",
  rows: "strip",
  strip: "strip",
  gap: "strip",
  gaps: "strip",
  retreats: "strip",
} as const satisfies Record<Drawing, string>;

/**
 * The script that a board needs. It imports all rulesets: to be called at build.
 *
 * @throws RangeError when there is no such game
 */
export function drawingOf({ game, grid = false }: BoardSetup): (typeof scripts)[Drawing] {
  const found = findGame(game);
  if (found === undefined) {
    throw new RangeError(
      `Cannot make board: there must be a game of this id, current value is ${game}`,
    );
  }
  return grid ? "grid" : scripts[found.kind.drawing];
}
