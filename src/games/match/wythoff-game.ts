import { wythoff, wythoffPair } from "../rulesets/wythoff.ts";
import type { Game } from "./game.ts";
import { impartialGame } from "./impartial-game.ts";

/** Wythoff's game, explained by the cold pair that has the same difference. */
export const wythoffGame: Game<readonly [number, number]> = {
  ...impartialGame(wythoff),
  explain: (heaps) => {
    const [small, large] = wythoffPair(BigInt(Math.abs(heaps[0] - heaps[1])));
    const cold = [Number(small), Number(large)] as const;
    return { kind: "pair", heaps, cold, outcome: cold[0] === Math.min(...heaps) ? "P" : "N" };
  },
};
