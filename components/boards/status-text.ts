import { isReaderTurn, lastError, readerWon } from "../../src/games/match/duel.ts";
import { explainMove } from "../../src/games/match/explain-move.ts";
import { opponentOf, stateOf, turn } from "../../src/games/match/match.ts";
import { fill } from "../../src/i18n/fill.ts";
import { gameRule, nameMove, reasonText, termName } from "./names.ts";
import { explainHint, explainPosition, firstSentence, winningMovesText } from "./reasons.ts";
import type { BoardState } from "./use-board.ts";

/** Returns the number, from 1, of the reader's move from a position of a match, whose number counts from 0. */
export const moveNumber = (at: number): number => Math.floor(at / 2) + 1;

/** Returns a sentence about the reader's last error in a lost game, or an empty string. */
function errorText({ words, game, duel }: BoardState): string {
  const at = lastError(game.judge, duel);
  const [from, to] = duel.match.positions.slice(at, at === undefined ? 0 : at + 2);
  if (at === undefined) return "";
  const move = nameMove(words, game.rules, from, to, "within");
  return ` ${fill(words.yourError, { move, n: moveNumber(at) })}`;
}

/** Returns the status line without a hint: the last move, its reason, and the player to move. */
function lastMoveText(board: BoardState): string {
  const { words, game, duel, toMove, before, position: now } = board;
  const { rules } = game;
  const mover = turn(duel.match);
  if (before === undefined) {
    if (toMove === "nobody") return words.nothingToMove;
    if (duel.reader === "both") return fill(words.beginTwo, { rule: gameRule(words, rules, now) });
    if (toMove === "opponent") return words.beginOpponent;
    return fill(words.begin, { rule: gameRule(words, rules, now) });
  }
  const move = nameMove(words, rules, before, now, "within");
  if (stateOf(rules, duel.match).kind === "drawn") return fill(words.drawn, { move });
  const last = opponentOf(mover);
  if (duel.reader === "both") {
    const known = { move, player: words.players[last], next: words.players[mover] };
    return fill(toMove === "nobody" ? words.playerLast : words.playerMoves, known);
  }
  const byReader = isReaderTurn(duel, last);
  if (toMove === "nobody") {
    const end = fill(byReader ? words.readerLast : words.opponentLast, { move });
    return readerWon(rules, duel, game) ? end : end + errorText(board);
  }
  if (byReader) return fill(words.thinking, { move });
  const reason = reasonText(words, explainMove(game, before, now));
  return fill(words.reply, { move, reason });
}

/** Returns the status line: what has just happened, and what the reader can do. */
export function statusText(board: BoardState): string {
  const { words, editing, drawing, pickedUp, pending, toMove, winning } = board;
  if (board.fault !== undefined) return board.fault;
  if (editing && drawing.edits) return words.setUpNow;
  if (pickedUp !== undefined) return words.chooseTarget;
  if (pending?.chosen !== undefined && board.hinted === 0) {
    return fill(words.chooseCoins, { rule: gameRule(words, board.game.rules, board.position) });
  }
  if (board.hinted === 0) return lastMoveText(board);
  if (toMove === "nobody") return words.hintOver;
  if (winning[0] === undefined) return words.hintLost;
  return board.hinted === 1 ? firstHint(board) : fill(words.hintWinning, { move: winning[0].name });
}

/** Returns the first hint: the heap to look at or, if there is one heap or no sum, the number of winning moves. */
function firstHint({ words, game, position, moves, winning }: BoardState): string {
  const { before, change } = explainMove(game, position, winning[0]?.option);
  if (change && before.kind === "sum" && before.terms.length > 1) {
    return fill(words.nudgeSum, { sum: before.nimSum, place: termName(words, change.term) });
  }
  return fill(words.nudgeMoves, { n: winning.length, of: moves.length });
}

/** Explains why the position, or the one after the move that the reader points at, is won or lost. */
export function explanationText(board: BoardState, pointed: BoardState["pointed"]): string {
  const { words, game, position, toMove, values } = board;
  const [best] = board.winning;
  const marked = pointed !== undefined;
  if (board.hinted > 0 && best !== undefined && !marked) {
    const hint = explainHint(words, explainMove(game, position, best.option));
    if (hint !== undefined) return hint;
  }
  const explained = { position: pointed?.option ?? position, marked, values };
  return explainPosition(words, game, { ...explained, yours: !marked && toMove === "reader" });
}

/** Reports whether the winning moves are listed. */
export const listsWinning = ({ allWinning, editing, toMove }: BoardState): boolean =>
  allWinning && !editing && toMove !== "nobody";

/**
 * Returns the texts that are shown outside the status line and announced with it: the first sentence of the reason, and
 * the winning moves. Moves that are only pointed at do not change them.
 */
export function extraAnnouncements(board: BoardState): readonly string[] {
  if (board.editing) return [];
  return [
    ...(board.why ? [firstSentence(explanationText(board, undefined))] : []),
    ...(listsWinning(board) ? [winningMovesText(board)] : []),
  ];
}
