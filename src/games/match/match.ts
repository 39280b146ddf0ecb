import { InputError, type Fault } from "../theory/input-error.ts";
import { itemAt } from "../theory/item-at.ts";
import type { Convention, Rules } from "../theory/ruleset.ts";

/** The two players. `first` moves from the starting position. */
export type Player = "first" | "second";

/**
 * One play of a game as plain data: every position in order, the start included, and which of
 * them is the present. Positions after the present were undone and can be redone.
 */
export interface Match<Position> {
  readonly positions: readonly [Position, ...Position[]];
  readonly present: number;
}

/**
 * The state of a match. The player who made the last move has won, or lost in misère play. In a game whose positions can
 * recur, the third occurrence of a position is a draw.
 */
export type Standing =
  | { readonly kind: "open"; readonly turn: Player }
  | { readonly kind: "over"; readonly winner: Player }
  | { readonly kind: "drawn" };

/** A match before its first move. */
export const startMatch = <Position>(start: Position): Match<Position> => ({
  positions: [start],
  present: 0,
});

/** The position on the board now. */
export const present = <Position>(match: Match<Position>): Position =>
  match.positions[match.present] ?? match.positions[0];

/** The position before the last move, or undefined at the start. */
export const previous = <Position>(match: Match<Position>): Position | undefined =>
  match.positions[match.present - 1];

/** The player to move, or who would be if a move were left. */
export const turn = (match: Match<unknown>): Player =>
  match.present % 2 === 0 ? "first" : "second";

/** The other player. */
export const opponentOf = (player: Player): Player => (player === "first" ? "second" : "first");

/** The state: who is to move, who has won, or a draw. */
export function standing<Position>(
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

/** Whether a legal move leads from the present to `option`. */
export function isLegal<Position>(
  rules: Rules<Position>,
  match: Match<Position>,
  option: Position,
): boolean {
  const from = present(match);
  const wanted = rules.print(option);
  return (
    rules.options(from).some((each) => rules.print(each) === wanted) ||
    rules.reaches?.(from, option) === true
  );
}

/**
 * Moves to `option` and discards the undone positions.
 *
 * @throws RangeError when `option` is not one legal move away from the present
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

/** One move back; the start stays as it is. */
export const undo = <Position>(match: Match<Position>): Match<Position> => ({
  ...match,
  present: Math.max(0, match.present - 1),
});

/** One undone move forward; with nothing undone the match stays as it is. */
export const redo = <Position>(match: Match<Position>): Match<Position> => ({
  ...match,
  present: Math.min(match.positions.length - 1, match.present + 1),
});

/**
 * A match as text: the game's name, the starting position, and the position after each move to the present.
 *
 * @example
 * printMatch(nim, play(nim, startMatch([1, 2]), [1, 1])); // "Nim\n1 2\n1. 1 1"
 */
export function printMatch<Position>(rules: Rules<Position>, match: Match<Position>): string {
  const start = itemAt(match.positions, 0);
  const moves = match.positions
    .slice(1, match.present + 1)
    .map((position, at) => `${at + 1}. ${rules.print(position)}`);
  return [rules.name, rules.print(start), ...moves].join("\n");
}

/**
 * The starting position of a text that {@link printMatch} has written, without reading the moves.
 *
 * @throws {InputError} with line and column: another game, or a position that cannot be read
 */
export function parseStart<Position>(rules: Rules<Position>, text: string): Position {
  const [name = "", start = ""] = linesOf(text);
  if (name.trim() !== rules.name) {
    const found = JSON.stringify(name.trim());
    const values = { game: rules.name, found };
    throw new InputError({ id: "matchGame", values } satisfies Fault, 1, 1);
  }
  return parseLine(rules, start, 2, 1);
}

/**
 * Reads what {@link printMatch} has written; a line may have spaces around it.
 *
 * @throws {InputError} with line and column: another game, a position that cannot be read, or a move that the rules do
 * not allow.
 */
export function parseMatch<Position>(rules: Rules<Position>, text: string): Match<Position> {
  const start = startMatch(parseStart(rules, text));
  const [, , ...moves] = linesOf(text);
  return moves.reduce((match, line, at) => {
    const number = /^\s*\d+\.\s*/.exec(line)?.[0] ?? "";
    const [row, column] = [at + 3, number.length + 1];
    if (number === "" || parseInt(number) !== at + 1) {
      const values = { number: at + 1, found: JSON.stringify(line) };
      throw new InputError({ id: "matchLine", values } satisfies Fault, row, 1);
    }
    const option = parseLine(rules, line.slice(number.length), row, column);
    if (isLegal(rules, match, option)) return play(rules, match, option);
    const values = { position: rules.print(present(match)), found: rules.print(option) };
    throw new InputError({ id: "matchMove", values } satisfies Fault, row, column);
  }, start);
}

const linesOf = (text: string): string[] => text.trimEnd().split(/\r\n|\r|\n/);

/** Reads a position that begins at this column of a line. */
function parseLine<Position>(
  rules: Rules<Position>,
  text: string,
  line: number,
  column: number,
): Position {
  try {
    return rules.parse(text);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(error.fault, line, column + error.column - 1, error.message);
  }
}
