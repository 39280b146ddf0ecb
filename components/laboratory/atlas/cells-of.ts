import type { Row } from "../../../src/octal/atlas/row.ts";
import { fill } from "../../../src/i18n/fill.ts";
import { MOST_HEAP, USUAL_HEAP } from "../address.ts";

/** The columns of the atlas, in order; the first one names the game. */
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
] as const;

export type Column = (typeof COLUMNS)[number];

/** Games whose period is published and was not computed here: it needs hundreds of billions of heaps. */
const PUBLISHED: readonly string[] = ["0.106"];

/** The words of cells without a number. */
export interface CellWords {
  readonly open: string;
  /** Open here, with a published period. */
  readonly published: string;
  readonly none: string;
  /** With the placeholders `game` and `stones`. */
  readonly more: string;
}

/** A row's texts, one for each column. */
export function cellsOf(row: Row, language: string, words: CellWords): string[] {
  const number = (value: number): string => value.toLocaleString(language);
  const { game, heaps, proof, largest, largestAt, space, like, stones } = row;
  const other = stones > 0 ? fill(words.more, { game: like, stones }) : like;
  const texts: Record<Column, string> = {
    game,
    period: proof ? number(proof.period) : PUBLISHED.includes(like) ? words.published : words.open,
    preperiod: proof ? number(proof.preperiod) : words.none,
    upTo: number(heaps - 1),
    largest: number(largest),
    largestAt: number(largestAt),
    rare: space === undefined ? words.none : space.heaps === Infinity ? "∞" : number(space.heaps),
    lastRare: space === undefined || space.last === 0 ? words.none : number(space.last),
    like: like === game ? "" : other,
  };
  return COLUMNS.map((column) => texts[column]);
}

/** A row's numbers, one for each column; `NaN` where it has none. */
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

/** What the laboratory's address asks for: the game without zeros at its end, and all heaps that prove its period. */
export function asked({ game, heaps, proof }: Row): string {
  const shortest = game.replace(/0+$/, "").replace(/\.$/, ".0");
  return proof && heaps > USUAL_HEAP ? `${shortest}&to=${Math.min(heaps, MOST_HEAP)}` : shortest;
}
