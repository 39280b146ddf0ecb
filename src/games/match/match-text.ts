import { InputError, type Fault } from "../theory/input-error.ts";
import type { Rules } from "../theory/ruleset.ts";
import { isLegal, play, present, startMatch, type Match } from "./match.ts";
import { itemAt } from "../theory/item-at.ts";

interface Place {
  readonly line: number;
  readonly column: number;
}

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
    throw faultAt({ id: "matchGame", values: { game: rules.name, found } }, { line: 1, column: 1 });
  }
  return parseLine(rules, start, { line: 2, column: 1 });
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
    const place = { line: at + 3, column: number.length + 1 };
    if (number === "" || parseInt(number) !== at + 1) {
      const found = JSON.stringify(line);
      const values = { number: at + 1, found };
      throw faultAt({ id: "matchLine", values }, { line: at + 3, column: 1 });
    }
    const option = parseLine(rules, line.slice(number.length), place);
    if (isLegal(rules, match, option)) return play(rules, match, option);
    const values = { position: rules.print(present(match)), found: rules.print(option) };
    throw faultAt({ id: "matchMove", values }, place);
  }, start);
}

const faultAt = (fault: Fault, { line, column }: Place): InputError =>
  new InputError(fault, line, column);

const linesOf = (text: string): string[] => text.trimEnd().split(/\r\n|\r|\n/);

function parseLine<Position>(rules: Rules<Position>, text: string, place: Place): Position {
  try {
    return rules.parse(text);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const column = place.column + error.column - 1;
    throw new InputError(error.fault, place.line, column, error.message);
  }
}
