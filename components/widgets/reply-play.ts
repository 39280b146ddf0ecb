import { carryCoins, type Carry, type Steps } from "./carry-coins.ts";
import { replyTo } from "./reply-to.ts";
import { itemAt } from "../../src/theory/item-at.ts";

/** Stairs, and the move that led there. */
interface Turn {
  readonly steps: Steps;
  readonly move?: Carry;
}

/** A play in which the opponent moves from the turns 0, 2, 4, … and every move is replied to. */
export interface ReplyPlay {
  readonly turns: readonly Turn[];
  /** The turn that is shown, and the one that was shown before it. */
  readonly at: number;
  readonly from: number;
}

export const startPlay = (steps: Steps): ReplyPlay => ({ turns: [{ steps }], at: 0, from: 0 });

/** Shows another turn that has been played. */
export const goTo = ({ turns, at: from }: ReplyPlay, at: number): ReplyPlay => ({
  turns,
  at: Math.max(0, Math.min(at, turns.length - 1)),
  from,
});

/** The turn that is shown. */
export const turnAt = ({ turns, at }: ReplyPlay, back = 0): Turn =>
  turns[at - back] ?? { steps: [] };

/** The move that Step makes from here: the opponent's, or the reply to it. None at the end. */
export function nextMove(play: ReplyPlay): Carry | undefined {
  const { steps, move } = turnAt(play);
  if (play.at % 2 === 1 && move !== undefined) return replyTo(turnAt(play, 1).steps, move);
  return opponentsMove(steps, play.at / 2);
}

/** Makes a move from the turn that is shown; what had been played after it is forgotten. */
export function playMove(play: ReplyPlay, move: Carry): ReplyPlay {
  const turns = play.turns.slice(0, play.at + 1);
  const steps = carryCoins(turnAt(play).steps, move);
  return { turns: [...turns, { steps, move }], at: play.at + 1, from: play.at };
}

/** One turn forward: one that has been played already, or a new one. */
export function stepForward(play: ReplyPlay): ReplyPlay {
  if (play.at < play.turns.length - 1) return goTo(play, play.at + 1);
  const move = nextMove(play);
  return move === undefined ? play : playMove(play, move);
}

/** In turn two coins from an even step and one from an odd step, the highest that has any: both kinds are to be seen. */
function opponentsMove(steps: Steps, round: number): Carry | undefined {
  const highest = (parity: number): number =>
    steps.findLastIndex((coins, step) => step > 0 && coins > 0 && step % 2 === parity);
  const [liked, other] = [highest(round % 2), highest(1 - (round % 2))];
  const step = liked === -1 ? other : liked;
  if (step === -1) return undefined;
  return { step, coins: Math.min(itemAt(steps, step), step % 2 === 0 ? 2 : 1) };
}
