import { explainMove } from "../../src/games/match/explain-move.ts";
import type { AnyGame, Game } from "../../src/games/match/game.ts";
import type { Words } from "../../src/i18n/words.ts";
import type { useBoard } from "./use-board.ts";
import type { useReasons } from "./use-reasons.ts";
import { awaits, isReaders, type Duel } from "../../src/games/match/duel.ts";
import { opponentOf, present, previous, standing, turn } from "../../src/games/match/match.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { Way } from "./family.ts";
import { gameRule } from "./game-words.ts";
import { nameMove, sayBecause } from "./sayings.ts";

type BoardWords = Words["board"];

/** The status line: the last move, its reason, and the player to move. */
function narrate<Position>(words: BoardWords, game: Game<Position>, duel: Duel<Position>): string {
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
  const reason = sayBecause(words, explainMove(game, before, now));
  return fill(words.reply, { move, reason });
}

/** The text of a hint: a winning move, or that there is none. */
function narrateHint(words: BoardWords, best: Way<unknown> | undefined, over: boolean): string {
  if (over) return words.hintOver;
  return best === undefined ? words.hintLost : fill(words.hintWinning, { move: best.say });
}

type Board = ReturnType<typeof useBoard>;

/** What there is to say something of. */
interface Said {
  readonly words: Words["board"];
  readonly game: AnyGame;
  readonly board: Board;
  readonly reasons: ReturnType<typeof useReasons>;
  /** Whether Grundy values are shown. */
  readonly values: boolean;
}

/** What has just happened, and what is to be done. */
export function sayStatus({ words, game, board }: Said): string {
  const { editing, family, doing, duel, waits, winning } = board;
  if (editing && family.edits) return words.setUpNow;
  if (doing.kind === "lifted") return words.chooseTarget;
  if (board.hinted) return narrateHint(words, winning[0], waits === "nobody");
  return narrate(words, game, duel);
}

/** The reason of the position, or of the one to which a move would lead that is looked at. */
export function sayReason(said: Said, looked: Board["pointed"]): string {
  const { words, game, board, reasons, values } = said;
  if (reasons === "lost") return words.lost;
  if (reasons === undefined) return "";
  const { position, waits } = board;
  const [best] = board.winning;
  const marked = looked !== undefined;
  if (board.hinted && best !== undefined && !marked) {
    const hint = reasons.sayHint(words, explainMove(game, position, best.option));
    if (hint !== undefined) return hint;
  }
  const look = { position: looked?.option ?? position, marked, values };
  return reasons.sayWhy(words, game, { ...look, yours: !marked && waits === "reader" });
}

/** Whether the winning moves are listed. */
export const listsWinning = ({ allWinning, editing, waits }: Board): boolean =>
  allWinning && !editing && waits !== "nobody";

/**
 * What is shown away from the status and has been asked for, in so far as it is said aloud. It stays while moves are only
 * looked at, since it would be said again afterwards.
 */
export function sayAsides(said: Said, why: boolean): readonly string[] {
  const { words, game, board, reasons } = said;
  if (board.editing || typeof reasons !== "object") return [];
  const { firstSentence, sayWinningMoves } = reasons;
  return [
    ...(why ? [firstSentence(sayReason(said, undefined))] : []),
    ...(listsWinning(board)
      ? [sayWinningMoves(words, game.rules, board.position, board.winning)]
      : []),
  ];
}
