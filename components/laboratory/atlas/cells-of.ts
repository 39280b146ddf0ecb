import type { Row } from "../../../src/octal/atlas/row.ts";
import { fill } from "../../../src/i18n/fill.ts";
import { nameOf, sequenceNumber, type NamedGame } from "../../../src/octal/named-games.ts";
import { MAX_HEAP, DEFAULT_HEAP } from "../address.ts";

/** The columns of the atlas, in order; the first one contains the game. */
export const COLUMNS = [
  "game",
  "period",
  "preperiod",
  "upTo",
  "largest",
  "largestAt",
  "rare",
  "lastRare",
  "like",
  "name",
] as const;

type Column = (typeof COLUMNS)[number];

/** Games whose period is published but not computed here, because it requires hundreds of billions of heaps. */
const PUBLISHED: readonly string[] = ["0.106"];

/** The texts of cells without a number. */
export interface CellWords {
  readonly open: string;
  /** For a game that is open here and has a published period. */
  readonly published: string;
  readonly none: string;
  /** With the placeholders `game` and `stones`. */
  readonly more: string;
  readonly names: Readonly<Record<NamedGame, string>>;
}

/** Returns a row's texts, one for each column. */
export function cellsOf(row: Row, language: string, words: CellWords): string[] {
  const { game, like, stones } = row;
  const numbers = numbersOf(row);
  return COLUMNS.map((column, at) => {
    const number = numbers[at] ?? NaN;
    if (column === "game") return game;
    if (column === "name") return nameIn(row, words);
    if (column === "like") {
      if (like === game) return "";
      return stones > 0 ? fill(words.more, { game: like, stones }) : like;
    }
    if (!Number.isNaN(number)) return number === Infinity ? "∞" : number.toLocaleString(language);
    if (column !== "period") return words.none;
    return PUBLISHED.includes(like) ? words.published : words.open;
  });
}

/** Returns the code without trailing zeros, which is the game's name in the laboratory. */
const shortest = ({ game }: Row): string => game.replace(/0+$/, "").replace(/\.$/, ".0");

/** Returns the game's name; empty if it has none. */
export function nameIn(row: Row, { names }: Pick<CellWords, "names">): string {
  const name = nameOf(shortest(row));
  return name === undefined ? "" : names[name];
}

/** Returns the number of the game's sequence in the OEIS, if it is known. */
export const sequenceOf = (row: Row): string | undefined => sequenceNumber(shortest(row));

/** Returns a row's numbers, one for each column; `NaN` for a column without a number. */
export function numbersOf({ heaps, proof, largest, largestAt, space }: Row): number[] {
  const numbers: Partial<Record<Column, number | undefined>> = {
    period: proof?.period,
    preperiod: proof?.preperiod,
    upTo: heaps - 1,
    largest,
    largestAt,
    rare: space?.heaps,
    lastRare: space?.last === 0 ? undefined : space?.last,
  };
  return COLUMNS.map((column) => numbers[column] ?? NaN);
}

/** Returns the query of the laboratory's address: the game, and the number of heaps that prove its period. */
export function laboratoryQuery(row: Row): string {
  const { heaps, proof } = row;
  const game = shortest(row);
  return proof && heaps > DEFAULT_HEAP ? `${game}&to=${Math.min(heaps, MAX_HEAP)}` : game;
}
