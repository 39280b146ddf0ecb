import { nimSum } from "../../src/theory/nim-sum.ts";
import { fill } from "../../src/i18n/fill.ts";
import { plural } from "../../src/i18n/plural.ts";
import type { Words } from "../../src/i18n/words.ts";
import { oddSteps, type Carry, type Steps } from "./carry-coins.ts";
import { turnAt, type ReplyPlay } from "./reply-play.ts";

type ReplyWords = Words["lesson"]["stairsReply"];

/** The turn that is shown, in words: what was moved, and what the odd steps hold now. */
export function sayReply(play: ReplyPlay, words: ReplyWords): string {
  const { steps, move } = turnAt(play);
  const holds = sayOddSteps(steps, words);
  if (move === undefined) return `${holds} ${words.opponentsTurn}`;
  if (play.at % 2 === 1) return `${fill(words.opponent, gapsOf(move, words))} ${holds}`;
  const opponents = turnAt(play, 1).move;
  const carriedOn = opponents !== undefined && opponents.step % 2 === 0;
  const reply = fill(carriedOn ? words.replySame : words.replyNim, gapsOf(move, words));
  const over = steps.slice(1).every((held) => held === 0);
  return `${reply} ${holds} ${over ? words.over : words.opponentsTurn}`;
}

/** A move that can be made, in words. */
export const sayMove = (move: Carry, words: ReplyWords): string =>
  fill(words.carry, gapsOf(move, words));

const gapsOf = ({ step, coins }: Carry, words: ReplyWords) => ({
  coins: fill(plural(words.language, words.coins, coins), { n: coins }),
  from: fill(words.step, { step }),
  to: step === 1 ? words.ground : fill(words.step, { step: step - 1 }),
});

const sayOddSteps = (steps: Steps, words: ReplyWords): string =>
  fill(words.holds, { heaps: oddSteps(steps).join(" ⊕ "), sum: nimSum(oddSteps(steps)) });
