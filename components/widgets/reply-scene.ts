import type { Scene, Stage } from "../boards/family.ts";
import { numbersOf } from "../boards/spot.ts";
import { stairsFamily } from "../boards/columns/stairs-family.ts";
import { impartialGame } from "../../src/match/impartial-game.ts";
import { staircase } from "../../src/rulesets/staircase.ts";
import type { Words } from "../../src/i18n/words.ts";
import { carryCoins, type Carry, type Steps } from "./carry-coins.ts";
import { nextMove, turnAt, type ReplyPlay } from "./reply-play.ts";
import { itemAt } from "../../src/theory/item-at.ts";

const game = impartialGame(staircase);

/** The coins that can be moved, by their names in the picture. */
export const coinsAbove = (steps: Steps): readonly string[] =>
  steps.flatMap((coins, step) =>
    step === 0 ? [] : Array.from({ length: coins }, (_, index) => `${step}:${index}`),
  );

/** The move that pressing a coin makes: it and those above it go down. */
export function moveOf(steps: Steps, spot: string): Carry {
  const [step, index] = numbersOf(spot);
  return { step, coins: itemAt(steps, step) - index };
}

/** Where the coins of the turn that is shown were on the turn shown before, if that was one turn earlier or later. */
export function originsIn({ turns, at, from }: ReplyPlay): ReadonlyMap<string, string> {
  const [here, there] = [turns[at]?.steps, turns[from]?.steps];
  if (here === undefined || there === undefined || Math.abs(at - from) !== 1) return new Map();
  if (at > from) return stairsFamily.origins(there, here);
  return new Map([...stairsFamily.origins(here, there)].map(([after, before]) => [before, after]));
}

/** What there is to draw: the last move leaves a trace, and what the reply will carry is marked. */
export function replyScene(
  play: ReplyPlay,
  words: Words["board"],
  pointed: Carry | undefined,
  spot: Stage["spot"],
): Scene<Steps> {
  const { steps, move } = turnAt(play);
  const touched = (change: Carry | undefined): ReadonlySet<string> =>
    new Set(change && stairsFamily.touches(steps, carryCoins(steps, change)));
  const marked = touched(pointed);
  const intended = touched(play.at % 2 === 1 ? nextMove(play) : undefined);
  const before = move && turnAt(play, 1).steps;
  return {
    game,
    words,
    start: turnAt({ ...play, at: 0 }).steps,
    position: steps,
    past: [],
    theory: game.explain(steps),
    rows: [],
    spot,
    mark: (piece) => {
      if (marked.has(piece)) return "marked";
      return intended.has(piece) ? "intent" : undefined;
    },
    ringed: () => false,
    trace: new Set(before && stairsFamily.touches(before, steps)),
    forward: true,
  };
}
