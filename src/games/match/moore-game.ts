import type { Ruleset } from "../theory/ruleset.ts";
import type { Game } from "./game.ts";
import { impartialGame } from "./impartial-game.ts";

type Heaps = readonly number[];

/** Moore's Nim with moves in up to k heaps, explained by its digits: each must be 1 in a multiple of k + 1 heaps. */
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
