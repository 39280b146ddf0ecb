import { useEffect, useState } from "preact/hooks";
import { explainMove } from "../../src/games/match/explain-move.ts";
import type { AnyGame, Game } from "../../src/games/match/game.ts";
import type { Words } from "../../src/i18n/words.ts";
import type { useBoard } from "./use-board.ts";
import { awaits, isReaders, type Duel } from "../../src/games/match/duel.ts";
import { opponentOf, present, previous, standing, turn } from "../../src/games/match/match.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { BoardMove } from "./drawing.ts";
import { gameRule, nameMove, reasonText } from "./names.ts";
import type * as reasonsModule from "./reasons.tsx";

type BoardWords = Words["board"];

/** The status line: the last move, its reason, and the player to move. */
function lastMoveText<Position>(
  words: BoardWords,
  game: Game<Position>,
  duel: Duel<Position>,
): string {
  const { rules } = game;
  const now = present(duel.match);
  const before = previous(duel.match);
  const waits = awaits(rules, duel);
  const mover = turn(duel.match);
  if (before === undefined) {
    if (waits === "nobody") return words.nothingToMove;
    if (duel.reader === "both") return fill(words.beginTwo, { rule: gameRule(words, rules, now) });
    if (waits === "opponent") return words.beginOpponent;
    return fill(words.begin, { rule: gameRule(words, rules, now) });
  }
  const move = nameMove(words, rules, before, now, "within");
  if (standing(rules, duel.match).kind === "drawn") return fill(words.drawn, { move });
  const last = opponentOf(mover);
  if (duel.reader === "both") {
    const known = { move, player: words.players[last], next: words.players[mover] };
    return fill(waits === "nobody" ? words.playerWins : words.playerMoves, known);
  }
  const byReader = isReaders(duel, last);
  if (waits === "nobody") return fill(byReader ? words.readerWins : words.opponentWins, { move });
  if (byReader) return fill(words.thinking, { move });
  const reason = reasonText(words, explainMove(game, before, now));
  return fill(words.reply, { move, reason });
}

/** The text of a hint: a winning move, or that there is none. */
function hintText(words: BoardWords, best: BoardMove<unknown> | undefined, over: boolean): string {
  if (over) return words.hintOver;
  return best === undefined ? words.hintLost : fill(words.hintWinning, { move: best.name });
}

type Board = ReturnType<typeof useBoard>;

/** What the texts of a board depend on. */
interface TextInput {
  readonly words: Words["board"];
  readonly game: AnyGame;
  readonly board: Board;
  readonly reasons: ReturnType<typeof useReasons>;
  /** Whether Grundy values are shown. */
  readonly values: boolean;
}

/** What has just happened, and what is to be done. */
export function statusText({ words, game, board }: TextInput): string {
  const { editing, drawing, pending, duel, waits, winning } = board;
  if (editing && drawing.edits) return words.setUpNow;
  if (pending.kind === "pickedUp") return words.chooseTarget;
  if (board.hinted) return hintText(words, winning[0], waits === "nobody");
  return lastMoveText(words, game, duel);
}

/** Why the position, or the one after the move that the reader points at, is won or lost. */
export function explanationText(input: TextInput, pointed: Board["pointed"]): string {
  const { words, game, board, reasons, values } = input;
  if (reasons === "lost") return words.lost;
  if (reasons === undefined) return "";
  const { position, waits } = board;
  const [best] = board.winning;
  const marked = pointed !== undefined;
  if (board.hinted && best !== undefined && !marked) {
    const hint = reasons.explainHint(words, explainMove(game, position, best.option));
    if (hint !== undefined) return hint;
  }
  const look = { position: pointed?.option ?? position, marked, values };
  return reasons.explainPosition(words, game, { ...look, yours: !marked && waits === "reader" });
}

/** Whether the winning moves are listed. */
export const listsWinning = ({ allWinning, editing, waits }: Board): boolean =>
  allWinning && !editing && waits !== "nobody";

/**
 * What is shown away from the status line and announced with it: the first sentence of the reason, and the winning
 * moves. Moves that are only pointed at do not change it.
 */
export function extraAnnouncements(input: TextInput, why: boolean): readonly string[] {
  const { words, game, board, reasons } = input;
  if (board.editing || typeof reasons !== "object") return [];
  const { firstSentence, winningMovesText } = reasons;
  const options = board.winning.map(({ option }) => option);
  return [
    ...(why ? [firstSentence(explanationText(input, undefined))] : []),
    ...(listsWinning(board) ? [winningMovesText(words, game.rules, board.position, options)] : []),
  ];
}

type Reasons = typeof reasonsModule;

/** The module of reasons, loaded when it is first wanted; "lost" if it did not load. */
export function useReasons(wanted: boolean): Reasons | "lost" | undefined {
  const [reasons, setReasons] = useState<Reasons | "lost">();
  useEffect(() => {
    if (!wanted || reasons !== undefined) return;
    import("./reasons.tsx").then(setReasons, () => setReasons("lost"));
  }, [wanted, reasons]);
  return reasons;
}
