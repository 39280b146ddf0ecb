import type { Ruleset } from "../theory/ruleset.ts";
import { InputError } from "../theory/input-error.ts";
import { nimSum } from "../theory/numbers.ts";
import { descriptionsFrom } from "./describe-move.ts";
import { itemAt } from "../theory/item-at.ts";
import { readParts } from "./read-position.ts";

/**
 * Creates the sum of several rows, each a position of the same ruleset: a move is a move in one row. In the notation,
 * slashes separate rows. If the ruleset of a row has a `claim`, that of the rows is the nim-sum.
 *
 * @param name the name of the game
 * @param row the rules of one row, which must not be a sum itself
 * @cost The options of all rows together. Grundy values are computed row by row.
 * @throws {TypeError | RangeError} later, for a position that is not an array of positions of the row's game.
 * @example
 * const rows = rowsOf("Rows", rowChess(3));
 * rows.options(rows.parse("X.. / ..X")).map(rows.print); // [".X. / ..X"]
 */
export function rowsOf<Row>(name: string, row: Ruleset<Row>): Ruleset<readonly Row[]> {
  type Rows = readonly Row[];
  const valueOf = row.claim?.bind(row);
  return Object.freeze({
    name,
    check: (rows: Rows) => {
      if (!Array.isArray(rows)) {
        throw new TypeError(
          `Cannot read ${name}: position must be an array of rows, current value is ${typeof rows}`,
        );
      }
      rows.forEach((each: Row) => row.check(each));
    },
    options: (rows: Rows) =>
      rows.flatMap((each, at) => row.options(each).map((option) => rows.with(at, option))),
    key: (rows: Rows) =>
      rows
        .map((each) => String(row.key(each)))
        .sort()
        .join(" / "),
    summands: (rows: Rows) => rows.map((each) => [each]),
    print: (rows: Rows) => rows.map((each) => row.print(each)).join(" / "),
    parse: (text: string) =>
      readParts(text, (part, at) => {
        try {
          return row.parse(part);
        } catch (error) {
          if (!(error instanceof InputError)) throw error;
          const { fault, line, column } = error;
          throw new InputError({ id: "inRow", values: { row: at + 1, fault } }, line, column);
        }
      }),
    ...descriptionsFrom((rows: Rows, option: Rows) => {
      const at = rows.findIndex((each, i) => row.print(each) !== row.print(itemAt(option, i)));
      const [before, after] = [itemAt(rows, at), itemAt(option, at)];
      const move = row.describe?.(before, after) ?? row.say(before, after);
      return { id: "inRow", values: { row: at + 1, move } };
    }),
    ...(valueOf && {
      claim: (rows: Rows) => nimSum(rows.map((each) => valueOf(each))),
      claimTerms: (rows: Rows) =>
        rows.map((each, at) => {
          const value = valueOf(each);
          return { unit: "row" as const, place: [at + 1], size: value, value };
        }),
    }),
  });
}
