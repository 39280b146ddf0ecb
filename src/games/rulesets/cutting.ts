import { grundyValue } from "../theory/grundy-value.ts";
import type { Fault } from "../theory/input-error.ts";
import { itemAt } from "../theory/item-at.ts";
import { nimSum } from "../theory/numbers.ts";
import type { Claiming } from "../theory/ruleset.ts";
import { descriptionsFrom } from "./describe-move.ts";
import { defineGame, heaps, sums } from "./game-kind.ts";
import { dawsonsKayles } from "./octal.ts";
import { checkPairs, faultAtWord, readPairs, type Pair } from "./read-position.ts";

/** Width and height, in squares. */
type Sheet = Pair;

type Sheets = readonly Sheet[];

/** Bounds of the length of a side; a longer side would have too many options. */
const SHORTEST = 2;
const LONGEST = 10_000;

const isSide = (side: number): boolean => side >= SHORTEST && side <= LONGEST;

const sheetFault = (found: string): Fault => ({
  id: "sheet",
  values: { least: SHORTEST, most: LONGEST, found },
});

/** Lists the pairs of sheets that one cut gives; of two mirror images, one. */
function cuts([width, height]: Sheet): readonly (readonly [Sheet, Sheet])[] {
  const parts = (side: number): readonly number[] =>
    heaps(Math.floor(side / 2)).filter((part) => part >= SHORTEST);
  const cut = (one: Sheet, other: Sheet) => [one, other] as const;
  return [
    ...parts(width).map((part) => cut([part, height], [width - part, height])),
    ...parts(height).map((part) => cut([width, part], [width, height - part])),
  ];
}

const name = ([width, height]: Sheet): string => `${width}x${height}`;

/** Returns the value of a sheet of width 2. */
const strip = (height: number): number => grundyValue(dawsonsKayles, height - SHORTEST);

/**
 * Sheets of squared paper: a move cuts one sheet in two along a grid line; no side of a part may be shorter than 2.
 *
 * `claim`: let d(n) be the value of n − 2 pins in Dawson's Kayles. A sheet of width w and height h has the value
 * d(w) + d(h) if d(w) or d(h) is 0, and otherwise 1. In particular, a sheet of width 2 has the value d(h).
 *
 * @cost A sheet of width w and height h has about (w + h)/2 options. `claim` computes two values of Dawson's Kayles.
 * @throws {TypeError | RangeError} for a position that is not an array of pairs of integers 2 … 10 000.
 * @example
 * options(cutting, [[5, 3]]); // [[[2, 3], [3, 3]]]
 * grundyTable(dawsonsKayles, 6).map((_, n) => grundyValue(cutting, [[2, n + 2]])); // [0, 0, 1, 1, 2, 0, 3]
 */
export const cutting: Claiming<Sheets, "claim"> = defineGame(
  Object.freeze({
    name: "Cutting sheets",
    check: (sheets: Sheets) => {
      checkPairs("read sheets", "a sheet", "side", sheets);
      const invalid = sheets.flat().find((side) => !isSide(side));
      if (invalid === undefined) return;
      throw new RangeError(
        `Cannot read sheets: side must be from ${SHORTEST} to ${LONGEST}, current value is ${invalid}`,
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
    ...descriptionsFrom((sheets: Sheets, option: Sheets) => {
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
