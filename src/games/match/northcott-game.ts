import { northcott, type NorthcottPosition } from "../rulesets/northcott.ts";
import type { Game } from "./game.ts";
import { sumTheory } from "./impartial-game.ts";

/**
 * Northcott's game with its real rules. The gaps are heaps of Nim; a retreat enlarges a heap and is answered by an advance
 * of the same distance, so the nim-sum of the gaps decides, though the game is partizan. Retrograde analysis confirms it.
 */
export const northcottGame: Game<NorthcottPosition> = {
  rules: northcott,
  judge: (position) => explain(position).outcome,
  explain,
  // Play lasts as long as the loser retreats, so it has no definite length.
  length: () => undefined,
};

function explain({ rows }: NorthcottPosition) {
  return sumTheory(
    rows.map(({ black, white }, row) => {
      const gap = Math.abs(black - white) - 1;
      return { unit: "row", place: [row + 1], size: gap, value: gap };
    }),
  );
}
