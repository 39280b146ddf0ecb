import { northcott, type NorthcottPosition } from "../rulesets/northcott.ts";
import { wythoff, wythoffPair } from "../rulesets/wythoff.ts";
import type { Ruleset } from "../theory/ruleset.ts";
import type { Game } from "./game.ts";
import { impartialGame, sumTheory } from "./impartial-game.ts";

type Heaps = readonly number[];

/** Creates Moore's Nim with moves in up to k heaps, explained by its binary digits. */
export function mooreGame(ruleset: Ruleset<Heaps>, k: number): Game<Heaps> {
  const modulus = k + 1;
  const game = impartialGame(ruleset);
  return {
    ...game,
    explain: (heaps) => {
      const powers = powersUpTo(Math.max(1, ...heaps));
      const ones = (power: number): number =>
        heaps.filter((size) => Math.floor(size / power) % 2 === 1).length;
      const odd = powers.filter((power) => ones(power) % modulus !== 0).reverse();
      return { kind: "digits", outcome: odd.length === 0 ? "P" : "N", heaps, modulus, odd };
    },
  };
}

function powersUpTo(largest: number): number[] {
  return Array.from({ length: Math.floor(Math.log2(largest)) + 1 }, (_, place) => 2 ** place);
}

/**
 * Northcott's game with its real rules. The gaps are heaps of Nim; the answer to a retreat, which increases a heap, is
 * an advance by the same distance. So the nim-sum decides, although the game is partizan. Retrograde analysis agrees.
 */
export const northcottGame: Game<NorthcottPosition> = {
  rules: northcott,
  judge: (position) => explain(position).outcome,
  explain,
  // The loser can prolong play by retreats, so it has no definite length.
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

/** Wythoff's game, explained by the P-position (the cold pair) with the same difference. */
export const wythoffGame: Game<readonly [number, number]> = {
  ...impartialGame(wythoff),
  explain: (heaps) => {
    const [small, large] = wythoffPair(BigInt(Math.abs(heaps[0] - heaps[1])));
    const cold = [Number(small), Number(large)] as const;
    return { kind: "pair", heaps, cold, outcome: cold[0] === Math.min(...heaps) ? "P" : "N" };
  },
};
