import type { Convention, Outcome, Rules } from "../theory/ruleset.ts";
import {
  isLegal,
  play,
  redo,
  stateOf,
  startMatch,
  turn,
  undo,
  type Match,
  type Player,
} from "./match.ts";

/** The side that the reader plays against a program, or both sides if two people share the board. */
export type Side = Player | "both";

/** A match between a reader and a program, or between two readers. */
export interface Duel<Position> {
  readonly match: Match<Position>;
  readonly reader: Side;
}

/** The events of a duel. Any event may occur at any time; events that do not apply are ignored. */
export type DuelEvent<Position> =
  | { readonly kind: "start"; readonly position: Position; readonly reader: Side }
  | { readonly kind: "goTo"; readonly at: number }
  | { readonly kind: "move"; readonly by: "reader" | "opponent"; readonly option: Position }
  | { readonly kind: "undo" }
  | { readonly kind: "redo" };

/** Returns a duel before its first move. */
export const startDuel = <Position>(position: Position, reader: Side): Duel<Position> => ({
  match: startMatch(position),
  reader,
});

/** Returns who moves next. */
export function nextToMove<Position>(
  rules: Rules<Position>,
  duel: Duel<Position>,
): "reader" | "opponent" | "nobody" {
  const now = stateOf(rules, duel.match);
  if (now.kind !== "open") return "nobody";
  return isReaderTurn(duel, now.turn) ? "reader" : "opponent";
}

/** Reports whether a reader moves for this player. */
export const isReaderTurn = ({ reader }: Duel<unknown>, player: Player): boolean =>
  reader === "both" || reader === player;

/** Reports whether the reader has won against the program; undefined if neither has won. */
export function readerWon<Position>(
  rules: Rules<Position>,
  { match, reader }: Duel<Position>,
  convention: Convention = {},
): boolean | undefined {
  const now = stateOf(rules, match, convention);
  const isOver = now.kind === "over" && reader !== "both" && match.present > 0;
  return isOver ? now.winner === reader : undefined;
}

/** Returns the duel before the reader's last move and the reply to it. Undefined if the reader has not moved yet. */
export function undoRound<Position>(duel: Duel<Position>): Duel<Position> | undefined {
  let { match } = duel;
  do {
    if (match.present === 0) return undefined;
    match = undo(match);
  } while (!isReaderTurn(duel, turn(match)));
  return { ...duel, match };
}

/**
 * Returns the index of the position before the reader's last error, a move from an N-position to an N-position.
 * Undefined if there is none, or if readers play both sides.
 *
 * @param judge returns the outcome of a position
 */
export function lastError<Position>(
  judge: (position: Position) => Outcome,
  { match, reader }: Duel<Position>,
): number | undefined {
  if (reader === "both") return undefined;
  const isError = (at: number): boolean =>
    turn({ ...match, present: at }) === reader &&
    match.positions.slice(at, at + 2).every((position) => judge(position) === "N");
  for (let at = match.present - 1; at >= 0; at--) if (isError(at)) return at;
  return undefined;
}

/** Reverses {@link undoRound}: redoes the reader's move and the reply, if there was one. Undefined if there is none. */
export function redoRound<Position>(duel: Duel<Position>): Duel<Position> | undefined {
  let { match } = duel;
  if (match.present === match.positions.length - 1) return undefined;
  do {
    match = redo(match);
  } while (!isReaderTurn(duel, turn(match)) && match.present < match.positions.length - 1);
  return { ...duel, match };
}

/** Returns the duel after an event. A move out of turn, after the end or against the rules changes nothing. */
export function step<Position>(
  rules: Rules<Position>,
  duel: Duel<Position>,
  event: DuelEvent<Position>,
): Duel<Position> {
  switch (event.kind) {
    case "start":
      return startDuel(event.position, event.reader);
    case "goTo":
      return { ...duel, match: { ...duel.match, present: event.at } };
    case "undo":
      return undoRound(duel) ?? duel;
    case "redo":
      return redoRound(duel) ?? duel;
    case "move":
      return nextToMove(rules, duel) === event.by && isLegal(rules, duel.match, event.option)
        ? { ...duel, match: play(rules, duel.match, event.option) }
        : duel;
  }
}
