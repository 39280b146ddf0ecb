import { explainMove } from "../../src/match/explain-move.ts";
import type { Game } from "../../src/match/game.ts";
import { awaits, isReaders, type Duel } from "../../src/match/duel.ts";
import { opponentOf, present, previous, standing, turn } from "../../src/match/match.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import type { Way } from "./family.ts";
import { gameRule } from "./game-words.ts";
import { nameMove, sayBecause } from "./sayings.ts";

type BoardWords = Words["board"];

/** The status line: the last move, its reason, and the player to move. */
export function narrate<Position>(
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
  const reason = sayBecause(words, explainMove(game, before, now));
  return fill(words.reply, { move, reason });
}

/** The text of a hint: a winning move, or that there is none. */
export function narrateHint(
  words: BoardWords,
  best: Way<unknown> | undefined,
  over: boolean,
): string {
  if (over) return words.hintOver;
  return best === undefined ? words.hintLost : fill(words.hintWinning, { move: best.say });
}
