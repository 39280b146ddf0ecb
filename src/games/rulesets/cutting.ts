import { grundyValue } from "../theory/grundy-value.ts";
import type { Fault } from "../theory/input-error.ts";
import { itemAt } from "../theory/item-at.ts";
import { nimSum } from "../theory/numbers.ts";
import type { Claiming } from "../theory/ruleset.ts";
import { spoken } from "./describe-move.ts";
import { defineGame, heaps, sums } from "./game-kind.ts";
import { dawsonsKayles } from "./octal.ts";
import { checkPairs, faultAtWord, readPairs, type Pair } from "./read-position.ts";

/** Width and height, in squares. */
type Sheet = Pair;

type Sheets = readonly Sheet[];

/** The shortest side, and the longest: of one that is longer, the options would fill pages. */
const LEAST = 2;
const MOST = 10_000;

const isSide = (side: number): boolean => side >= LEAST && side <= MOST;

const sheetFault = (found: string): Fault => ({
  id: "sheet",
  values: { least: LEAST, most: MOST, found },
});

/** The sheets that one becomes by a cut, of two mirror images one. */
function cuts([width, height]: Sheet): readonly (readonly [Sheet, Sheet])[] {
  const parts = (side: number): readonly number[] =>
    heaps(Math.floor(side / 2)).filter((part) => part >= LEAST);
  const cut = (one: Sheet, other: Sheet) => [one, other] as const;
  return [
    ...parts(width).map((part) => cut([part, height], [width - part, height])),
    ...parts(height).map((part) => cut([width, part], [width, height - part])),
  ];
}

const name = ([width, height]: Sheet): string => `${width}x${height}`;

/** The value of a sheet of width 2. */
const strip = (height: number): number => grundyValue(dawsonsKayles, height - LEAST);

/**
 * Sheets of squared paper: a move cuts one of them into two along a line, and no side of either may be shorter than 2.
 *
 * It claims that a sheet of width 2 is a row of Dawson's Kayles with two pins fewer than its height; and that a sheet has
 * the value of one side where that of the other is 0, and else 1.
 *
 * @cost A sheet has half as many options as its sides are long. The claim looks two rows up.
 * @throws {TypeError | RangeError} for a position that is no array of pairs of integers 2 … 10 000.
 * @example
 * options(cutting, [[5, 3]]); // [[[2, 3], [3, 3]]]
 * grundyTable(dawsonsKayles, 6).map((_, n) => grundyValue(cutting, [[2, n + 2]])); // [0, 0, 1, 1, 2, 0, 3]
 */
export const cutting: Claiming<Sheets, "claim"> = defineGame(
  Object.freeze({
    name: "Cutting sheets",
    check: (sheets: Sheets) => {
      checkPairs("read sheets", "a sheet", "side", sheets);
      const odd = sheets.flat().find((side) => !isSide(side));
      if (odd === undefined) return;
      throw new RangeError(
        `Cannot read sheets: side must be from ${LEAST} to ${MOST}, current value is ${odd}`,
      );
    },
    options: (sheets: Sheets): readonly Sheets[] =>
      sheets.flatMap((sheet, at) => cuts(sheet).map((parts) => sheets.toSpliced(at, 1, ...parts))),
    summands: (sheets: Sheets): readonly Sheets[] => sheets.map((sheet) => [sheet]),
    key: (sheets: Sheets): string =>
      sheets
        .map(([width, height]) => name(width < height ? [width, height] : [height, width]))
        .sort()
        .join(" "),
    print: (sheets: Sheets): string => sheets.map(name).join(" "),
    parse: (text: string): Sheets => {
      const sheets = readPairs(text, "x", sheetFault);
      const at = sheets.findIndex((sheet) => !sheet.every(isSide));
      if (at < 0) return sheets;
      throw faultAtWord(text, at, sheetFault(JSON.stringify(name(itemAt(sheets, at)))));
    },
    ...spoken((sheets: Sheets, option: Sheets) => {
      const at = sheets.findIndex((sheet, index) => name(sheet) !== name(itemAt(option, index)));
      const named = (index: number): string => itemAt(option, index).join(" × ");
      return { id: "cutSheet", values: { n: at + 1, first: named(at), second: named(at + 1) } };
    }),
    claim: (sheets: Sheets): number =>
      nimSum(
        sheets.map(([width, height]) => {
          const [one, other] = [strip(width), strip(height)];
          return one === 0 || other === 0 ? one + other : 1;
        }),
      ),
  }),
  {
    id: "cutting",
    rule: "Cut one sheet into two along a line, so that no side is shorter than 2.",
    drawing: "list",
    samples: () => {
      const sheets = sums(5, 6).map(([width = 0, height = 0]): Sheet => [width + 2, height + 2]);
      const few = sheets.filter(([width, height]) => width * height < 20);
      return [
        [],
        ...sheets.map((sheet) => [sheet]),
        ...few.flatMap((one) => few.map((other) => [one, other])),
      ];
    },
  },
);
