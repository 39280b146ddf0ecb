import type { NimReason } from "../../src/match/explain-nim.ts";
import { opponentOf, present, previous, turn } from "../../src/match/match.ts";
import { awaits, type Duel } from "../../src/match/duel.ts";
import type { HeapPosition } from "../../src/theory/ruleset.ts";
import { fill } from "../../src/words/fill.ts";
import type { Words } from "../../src/words/words.ts";
import { takeBetween, type HeapGame, type HeapTake } from "./heap-game.ts";

type BoardWords = Words["board"];

const gaps = (move: HeapTake) => ({ n: move.take, heap: move.heap + 1 });

/** The status line: what the last move was, why it was made, and who is to move. */
export function narrate(words: BoardWords, game: HeapGame, duel: Duel<HeapPosition>): string {
  const now = present(duel.match);
  const before = previous(duel.match);
  const waits = awaits(game.ruleset, duel);
  const move = before === undefined ? undefined : takeBetween(before, now);
  if (before === undefined || move === undefined) {
    return waits === "opponent" ? words.beginOpponent : words.begin;
  }
  const byReader = opponentOf(turn(duel.match)) === duel.reader;
  if (waits === "nobody") {
    return byReader ? words.readerWins : fill(words.opponentWins, gaps(move));
  }
  if (byReader) return fill(words.thinking, gaps(move));
  const reason = because(words, game.explain(before, now));
  return fill(words.reply, { ...gaps(move), reason });
}

const because = (words: BoardWords, reason: NimReason): string =>
  reason.kind === "winning" ? words.becauseWinning : words.becauseResisting;

/** What the hint says: a winning move, or that there is none. */
export function narrateHint(words: BoardWords, best: HeapTake | undefined, over: boolean): string {
  if (over) return words.hintOver;
  return best === undefined ? words.hintLost : fill(words.hintWinning, gaps(best));
}

/** The whole reason of a move, with its bits. */
export function narrateWhy(words: BoardWords, reason: NimReason): string {
  const { before, after, from, to, heap } = reason;
  const known = { before, after, from, to, heap: heap + 1 };
  switch (reason.kind) {
    case "winning":
      return fill(words.whyWinning, { ...known, bit: reason.bit });
    case "resisting":
      return fill(words.whyResisting, known);
    case "mistaken":
      return fill(words.whyMistaken, known);
  }
}
