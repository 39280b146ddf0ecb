import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { BeforeChange } from "../../boards/BeforeChange.tsx";
import { StairsPicture } from "../../boards/columns/StairsPicture.tsx";
import { placeOnStairs, stairsFamily } from "../../boards/columns/stairs-family.ts";
import { asleep } from "../../ui/asleep.ts";
import { ignoreHeldKey } from "../../ui/ignore-held-key.ts";
import { type SpotView, numbersOf } from "../../boards/spot.ts";
import { useCursor } from "../../boards/use-cursor.ts";
import { useTravel } from "../../boards/use-travel.ts";
import { boardWords } from "../../../src/i18n/board-words.ts";
import type { Language, Words } from "../../../src/i18n/words.ts";
import { type Steps, carryCoins, type Carry, oddSteps } from "./carry-coins.ts";
import type { Scene, Stage } from "../../boards/family.ts";
import { impartialGame } from "../../../src/games/match/impartial-game.ts";
import { staircase } from "../../../src/games/rulesets/staircase.ts";
import { itemAt } from "../../../src/games/theory/item-at.ts";
import { nimSum } from "../../../src/games/theory/nim-sum.ts";
import { fill } from "../../../src/i18n/fill.ts";
import { plural } from "../../../src/i18n/plural.ts";
import { zeroMoves } from "./xor-moves.ts";

/**
 * The reply of Staircase Nim to a move from stairs whose odd steps have nim-sum 0; after it they have it again. Coins
 * that came from an even step are carried on; a move from an odd step is answered as in Nim. O(number of steps).
 *
 * @throws RangeError when the nim-sum was not 0 before the move
 */
export function replyTo(before: Steps, move: Carry): Carry {
  const sum = nimSum(oddSteps(before));
  if (sum !== 0) {
    throw new RangeError(
      `Cannot reply: the nim-sum of the odd steps must be 0 before the move, current value is ${sum}`,
    );
  }
  if (move.step % 2 === 0) return { step: move.step - 1, coins: move.coins };
  // One heap of a nim-sum 0 has become smaller, so that some other heap can be made smaller in turn.
  const { heap, from, to } = itemAt(zeroMoves(oddSteps(carryCoins(before, move))), 0);
  return { step: 2 * heap + 1, coins: from - to };
}

/** Stairs, and the move that led there. */
interface Turn {
  readonly steps: Steps;
  readonly move?: Carry;
}

/** A play in which the opponent moves from the turns 0, 2, 4, … and every move is replied to. */
interface ReplyPlay {
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
function nextMove(play: ReplyPlay): Carry | undefined {
  const { steps, move } = turnAt(play);
  if (play.at % 2 === 1 && move !== undefined) return replyTo(turnAt(play, 1).steps, move);
  return opponentsMove(steps, play.at / 2);
}

/** Makes a move from the turn that is shown; what had been played after it is forgotten. */
function playMove(play: ReplyPlay, move: Carry): ReplyPlay {
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

/** Time to see the reader's own move before the reply follows by itself. */
const PAUSE = 900;

/** A play with replies. The reply to a move that the reader makes comes by itself, unless the reader does something. */
function useReplyPlay(start: Steps) {
  const [play, setPlay] = useState(() => startPlay(start));
  const [awaited, setAwaited] = useState(false);
  useEffect(() => {
    if (!awaited) return;
    const timer = setTimeout(() => {
      setAwaited(false);
      setPlay(stepForward);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [awaited, play]);

  const show = (change: typeof stepForward, awaits = false): void => {
    setAwaited(awaits);
    setPlay(change);
  };
  return {
    play,
    forward: () => show(stepForward),
    back: () => show((now) => goTo(now, now.at - 1)),
    again: () => show((now) => goTo(now, 0)),
    move: (move: Carry) => show((now) => playMove(now, move), true),
  };
}

type ReplyWords = Words["lesson"]["stairsReply"];

/** The turn that is shown, in words: what was moved, and what the odd steps hold now. */
function sayReply(play: ReplyPlay, words: ReplyWords): string {
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
const sayMove = (move: Carry, words: ReplyWords): string => fill(words.carry, gapsOf(move, words));

const gapsOf = ({ step, coins }: Carry, words: ReplyWords) => ({
  coins: fill(plural(words.language, words.coins, coins), { n: coins }),
  from: fill(words.step, { step }),
  to: step === 1 ? words.ground : fill(words.step, { step: step - 1 }),
});

const sayOddSteps = (steps: Steps, words: ReplyWords): string =>
  fill(words.holds, { heaps: oddSteps(steps).join(" ⊕ "), sum: nimSum(oddSteps(steps)) });

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
function replyScene(
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

interface Props {
  readonly start: Steps;
  readonly words: Words["lesson"]["stairsReply"];
  readonly language: Language;
}

/** Stairs on which the reader, or Step, moves for the opponent, and every move is replied to. */
export function StairsReply({ start, words, language }: Props) {
  const [pointed, point] = useState<string>();
  const { play, forward, back, again, move } = useReplyPlay(start);
  const { steps } = turnAt(play);
  const names = useMemo(() => coinsAbove(steps), [steps]);
  const stepButton = useRef<HTMLButtonElement>(null);
  const { area, cursor, onArrow, lookBefore } = useCursor(
    names,
    placeOnStairs,
    () => stepButton.current,
  );
  const lookAtPieces = useTravel(area, steps, true, () => originsIn(play));
  useEffect(() => point(undefined), [steps]);

  const open = play.at % 2 === 0;
  const spot = (id: string): SpotView | undefined => {
    if (!names.includes(id)) return undefined;
    return {
      name: sayMove(moveOf(steps, id), words),
      mode: asleep ? "disabled" : open ? "open" : "waiting",
      cursor: cursor === id,
      picked: false,
      winning: undefined,
      onPress: () => move(moveOf(steps, id)),
      onKeyDown: (event) => {
        ignoreHeldKey(event);
        onArrow(event, id);
      },
      onPoint: (here) => point(here ? id : undefined),
    };
  };
  const shown =
    open && pointed !== undefined && names.includes(pointed) ? moveOf(steps, pointed) : undefined;
  const scene = replyScene(play, boardWords(language), shown, spot);
  const atStart = play.at === 0;
  const buttons = [
    { name: words.back, off: atStart, press: back, own: null },
    { name: words.forward, off: names.length === 0 && open, press: forward, own: stepButton },
    { name: words.again, off: atStart, press: again, own: null },
  ];
  return (
    <div class="stairs-reply" role="group" aria-label={words.label}>
      <BeforeChange look={[lookBefore, lookAtPieces]}>
        <div class="board-picture" ref={area}>
          <StairsPicture scene={scene} />
        </div>
      </BeforeChange>
      <p class="stairs-reply-said" role="status">
        {sayReply(play, words)}
      </p>
      <div class="stairs-reply-buttons needs-script" role="group" aria-label={words.buttons}>
        {buttons.map(({ name, off, press, own }) => (
          <button
            key={name}
            type="button"
            ref={own}
            class={own ? "primary" : undefined}
            aria-disabled={off}
            onClick={() => off || press()}
          >
            {name}
          </button>
        ))}
      </div>
      <p class="stairs-reply-hint needs-script">{words.hint}</p>
    </div>
  );
}
