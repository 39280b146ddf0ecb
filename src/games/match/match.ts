import type { Convention, Rules } from "../theory/ruleset.ts";

/** The two players; `first` moves from the starting position. */
export type Player = "first" | "second";

/**
 * One play of a game as plain data: every position in order, including the start, and the index of the present one.
 * Positions after the present were undone and can be redone.
 */
export interface Match<Position> {
  readonly positions: readonly [Position, ...Position[]];
  readonly present: number;
}

/**
 * The state of a match. The player who made the last move has won, or lost in misère play. In a game whose positions
 * can recur, the third occurrence of a position is a draw.
 */
export type Standing =
  | { readonly kind: "open"; readonly turn: Player }
  | { readonly kind: "over"; readonly winner: Player }
  | { readonly kind: "drawn" };

/** Returns a match before its first move. */
export const startMatch = <Position>(start: Position): Match<Position> => ({
  positions: [start],
  present: 0,
});

/** Returns the present position. */
export const present = <Position>(match: Match<Position>): Position =>
  match.positions[match.present] ?? match.positions[0];

/** Returns the position before the last move, or undefined at the start. */
export const previous = <Position>(match: Match<Position>): Position | undefined =>
  match.positions[match.present - 1];

/** Returns the player to move, or the player who would move if the match were not over. */
export const turn = (match: Match<unknown>): Player =>
  match.present % 2 === 0 ? "first" : "second";

/** Returns the other player. */
export const opponentOf = (player: Player): Player => (player === "first" ? "second" : "first");

/** Returns the state of a match: the player to move, the winner, or a draw. */
export function stateOf<Position>(
  rules: Rules<Position>,
  match: Match<Position>,
  { misere = false }: Convention = {},
): Standing {
  const mover = turn(match);
  const now = present(match);
  if (rules.options(now).length === 0) {
    return { kind: "over", winner: misere ? mover : opponentOf(mover) };
  }
  const name = rules.print(now);
  const past = match.positions.slice(0, match.present);
  const before = past.filter((position) => rules.print(position) === name);
  return before.length > 1 ? { kind: "drawn" } : { kind: "open", turn: mover };
}

/** Reports whether `option` is one legal move away from the present position. */
export function isLegal<Position>(
  rules: Rules<Position>,
  match: Match<Position>,
  option: Position,
): boolean {
  const from = present(match);
  const name = rules.print(option);
  return (
    rules.options(from).some((each) => rules.print(each) === name) ||
    rules.reaches?.(from, option) === true
  );
}

/**
 * Moves to `option` and discards the undone positions.
 *
 * @throws RangeError if `option` is not one legal move away from the present position
 */
export function play<Position>(
  rules: Rules<Position>,
  match: Match<Position>,
  option: Position,
): Match<Position> {
  if (!isLegal(rules, match, option)) {
    const from = rules.print(present(match));
    throw new RangeError(
      `Cannot play: a move must lead to an option of ${from}, current value is ${rules.print(option)}`,
    );
  }
  const [start, ...later] = match.positions;
  const retained = later.slice(0, match.present);
  return { positions: [start, ...retained, option], present: match.present + 1 };
}

/** Undoes one move; at the start nothing changes. */
export const undo = <Position>(match: Match<Position>): Match<Position> => ({
  ...match,
  present: Math.max(0, match.present - 1),
});

/** Redoes one move; if no move was undone, nothing changes. */
export const redo = <Position>(match: Match<Position>): Match<Position> => ({
  ...match,
  present: Math.min(match.positions.length - 1, match.present + 1),
});
