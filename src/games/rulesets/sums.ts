import { itemAt } from "../theory/item-at.ts";
import { outcome } from "../theory/outcome.ts";
import { remoteness, suspense } from "../theory/remoteness.ts";
import type { Claiming, Ruleset } from "../theory/ruleset.ts";
import { checkNumbers, parseHeaps, printHeaps, checkOptionCount } from "./read-position.ts";
import { rowsOf } from "./rows-of.ts";
import { descriptionsFrom } from "./describe-move.ts";
import { defineFamily, identified, inNormalPlay, numbersIn, sums } from "./game-kind.ts";
import { describeTakes } from "./moores-nim.ts";
import { subtraction } from "./subtraction.ts";

/** A game on several components, each a position of one game, in which a move may change several components. */
type SumRuleset<Row> = Claiming<readonly Row[], "claimOutcome">;

/**
 * Creates the selective sum of positions of a game: a move moves in one or more components.
 *
 * `claimOutcome`, for normal play: a position is N if and only if a component is N. To win, move in all N components.
 *
 * @param row the rules of one component
 * @cost One option per choice of an option or none in each component. `claimOutcome` solves each component separately.
 * @throws {TypeError | RangeError} later, for a position that is not an array of the game's positions, and from
 * `options` if there are more than 1 000 000 options.
 * @source C. A. B. Smith, Graphs and composite games, Journal of Combinatorial Theory 1 (1966).
 * @example
 * options(selectiveSum(nim), [1, 1]); // [[1, 0], [0, 1], [0, 0]]
 * outcome(selectiveSum(subtraction([1, 2])), [3, 6]); // "P"
 */
export function selectiveSum<Row>(row: Ruleset<Row>): SumRuleset<Row> {
  const choices = (each: Row): readonly Row[] => [each, ...row.options(each)];
  const isP = (rows: readonly Row[]): boolean => rows.every((each) => outcome(row, each) === "P");
  return sumOf(`Selective sum: ${row.name}`, row, choices, isP);
}

/**
 * Creates the conjunctive sum of positions of a game: a move moves in every component. Play ends when one has no move.
 *
 * `claimOutcome`, for normal play: a position is P if and only if its components' least {@link remoteness} is even.
 *
 * @param row the rules of one component
 * @cost One option per choice of an option in each component. `claimOutcome` solves each component separately.
 * @throws {TypeError | RangeError} later, for a position that is not an array of the game's positions, and from
 * `options` if there are more than 1 000 000 options.
 * @source C. A. B. Smith, Graphs and composite games, Journal of Combinatorial Theory 1 (1966).
 * @example
 * options(conjunctiveSum(nim), [1, 2]); // [[0, 1], [0, 0]]
 * outcome(conjunctiveSum(subtraction([1, 3, 4])), [2, 6]); // "P"
 */
export function conjunctiveSum<Row>(row: Ruleset<Row>): SumRuleset<Row> {
  const choices = (each: Row): readonly Row[] => row.options(each);
  const isP = (rows: readonly Row[]): boolean =>
    Math.min(...rows.map((each) => remoteness(row, each))) % 2 === 0;
  return sumOf(`Conjunctive sum: ${row.name}`, row, choices, isP);
}

/**
 * Creates the continued conjunctive sum of positions of a game: a move moves in every component that still has a move.
 * Play ends when no component has a move.
 *
 * `claimOutcome`, for normal play: a position is P if and only if its components' greatest {@link suspense} is even.
 *
 * @param row the rules of one component
 * @cost As for {@link conjunctiveSum}.
 * @throws {TypeError | RangeError} later, for a position that is not an array of the game's positions, and from
 * `options` if there are more than 1 000 000 options.
 * @source J. H. Conway, On Numbers and Games (1976), chapter 14.
 * @example
 * options(continuedSum(nim), [1, 2]); // [[0, 1], [0, 0]]
 * outcome(continuedSum(subtraction([1, 3, 4])), [2, 4]); // "P"
 */
export function continuedSum<Row>(row: Ruleset<Row>): SumRuleset<Row> {
  const choices = (each: Row): readonly Row[] => {
    const options = row.options(each);
    return options.length === 0 ? [each] : options;
  };
  const isP = (rows: readonly Row[]): boolean =>
    Math.max(...rows.map((each) => suspense(row, each))) % 2 === 0;
  return sumOf(`Continued conjunctive sum: ${row.name}`, row, choices, isP);
}

/** Creates a sum whose options take one of the choices in each component, except the unchanged position. */
function sumOf<Row>(
  name: string,
  row: Ruleset<Row>,
  choices: (each: Row) => readonly Row[],
  isP: (rows: readonly Row[]) => boolean,
): SumRuleset<Row> {
  type Rows = readonly Row[];
  const inRows = rowsOf(name, row);
  return Object.freeze({
    name,
    check: (rows: Rows) => inRows.check(rows),
    key: (rows: Rows) => inRows.key(rows),
    print: (rows: Rows) => inRows.print(rows),
    parse: (text: string) => inRows.parse(text),
    options: (rows: Rows): readonly Rows[] => {
      const lists = rows.map(choices);
      checkOptionCount(
        name,
        lists.reduce((count, list) => count * list.length, 1),
      );
      return lists
        .reduce<Rows[]>(
          (found, list) => found.flatMap((head) => list.map((each) => [...head, each])),
          [[]],
        )
        .filter((option) => option.some((each, at) => each !== rows[at]));
    },
    say: (rows: Rows, option: Rows): string =>
      rows
        .flatMap((each, at) => {
          const next = itemAt(option, at);
          return row.print(next) === row.print(each)
            ? []
            : [`${row.say(each, next)} in row ${at + 1}`];
        })
        .join("; ")
        // Only the first move begins the sentence.
        .replace(/; \p{Lu}/gu, (joint) => joint.toLowerCase()),
    claimOutcome: inNormalPlay((rows: Rows) => (rows.length === 0 || isP(rows) ? "P" : "N")),
  });
}

type Heaps = readonly number[];

/** Defines the family of games on heaps of a subtraction game, combined by one of the sums above. */
function heapsIn(
  id: string,
  name: string,
  sum: (row: Ruleset<number>) => SumRuleset<number>,
  rule: string,
) {
  const make = (of: string): SumRuleset<number> => {
    const game = subtraction(numbersIn(of));
    const ruleset = Object.freeze({
      // A heap is a number, and so are its options.
      ...sum(game as unknown as Ruleset<number>),
      name: `${name} {${game.subtractionSet.join(", ")}}`,
      check: (heaps: Heaps) => checkNumbers("read heaps", "size", heaps),
      key: (heaps: Heaps) => heaps.toSorted((a, b) => a - b).join(" "),
      print: printHeaps,
      parse: parseHeaps,
      ...descriptionsFrom(describeTakes),
    });
    return identified(ruleset, `${id}:${game.subtractionSet.join(",")}`);
  };
  const samples = [
    { of: "1,3,4", small: () => [...sums(9, 9), ...sums(3, 3, 3)] },
    { of: "2,3", small: () => sums(7, 7) },
  ];
  defineFamily(make, { id, make, rule, drawing: "digits", samples });
  return make;
}

/** A move takes from one or more heaps, from each a number in the set. */
export const selectiveHeaps = heapsIn(
  "selective",
  "Selective sum",
  selectiveSum,
  "Take {any} stones from one heap or from several.",
);

/** A move takes from every heap, so play ends as soon as one heap has no move. */
export const conjunctiveHeaps = heapsIn(
  "conjunctive",
  "Conjunctive sum",
  conjunctiveSum,
  "Take {any} stones from every heap. Play ends when one heap has no move.",
);

/** A move takes from every heap that has a move, and play ends when none has. */
export const continuedHeaps = heapsIn(
  "continued",
  "Continued conjunctive sum",
  continuedSum,
  "Take {any} stones from every heap that has a move.",
);
