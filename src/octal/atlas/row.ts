import type { SparseFacts } from "../../games/theory/sparse-space.ts";

/** The facts about one octal game; a line of the atlas. */
export interface Row {
  /** The code of the game, with the number of digits of its table: `0.070`. */
  readonly game: string;
  /** Number of values, of the heaps 0 … heaps − 1, that the certificate needs or, without one, that were computed. */
  readonly heaps: number;
  /** The certificate, if a period is proved; its `saltus` is 0. Valid for the code in {@link game}. */
  readonly proof?: Proof;
  /** The largest value, of all heaps if a period is proved, otherwise of those computed. */
  readonly largest: number;
  /** The first heap with the largest value. */
  readonly largestAt: number;
  /** The sparse space, if moves split heaps: {@link SparseFacts} without the rare values. */
  readonly space?: SparseSummary;
  /** The first game of the table with the same values, up to a shift by `stones`: g(n + stones) = g'(n). */
  readonly like: string;
  readonly stones: number;
}

/** A sparse space. If a period is proved and rare values recur in it, `heaps` is `Infinity` and `last` is 0. */
export type SparseSummary = Pick<SparseFacts, "mask" | "sized" | "heaps" | "last">;

export interface Proof {
  readonly preperiod: number;
  readonly period: number;
  readonly provedAt: number;
}

/** The column names of {@link toCsv}, a public format. */
const COLUMNS =
  "game,heaps,preperiod,period,proved_at,largest_value,largest_at,mask,stones_counted,rare_heaps,last_rare_heap,same_as,stones_more";

/** Returns the rows as CSV, after a line of column names; a field is empty if its value is unknown or missing. */
export const toCsv = (rows: readonly Row[]): string =>
  [COLUMNS, ...rows.map((row) => lineOf(row).join(","))].join("\n") + "\n";

const lineOf = (row: Row): (string | number)[] => [
  row.game,
  row.heaps,
  row.proof?.preperiod ?? "",
  row.proof?.period ?? "",
  row.proof?.provedAt ?? "",
  row.largest,
  row.largestAt,
  row.space?.mask ?? "",
  row.space?.sized ?? "",
  row.space?.heaps === Infinity ? "inf" : (row.space?.heaps ?? ""),
  row.space?.last ?? "",
  row.like === row.game ? "" : row.like,
  row.like === row.game ? "" : row.stones,
];

/** Reads the output of {@link toCsv}. */
export const fromCsv = (csv: string): Row[] => csv.trim().split("\n").slice(1).map(rowOf);

function rowOf(line: string): Row {
  const [game = "", ...fields] = line.split(",");
  const [heaps = 0, preperiod = 0, period = 0, provedAt = 0, largest = 0, largestAt = 0] =
    fields.map(Number);
  const [mask = "", sized = "", rare = "", last = "", like = "", stones = ""] = fields.slice(6);
  return {
    ...{ game, heaps, largest, largestAt },
    ...(period > 0 && { proof: { preperiod, period, provedAt } }),
    ...(mask !== "" && {
      space: {
        mask: Number(mask),
        sized: sized === "1" ? 1 : 0,
        heaps: rare === "inf" ? Infinity : Number(rare),
        last: Number(last),
      },
    }),
    like: like || game,
    stones: Number(stones),
  };
}

/** Returns the certificates of the rows with a period, for `checkCertificate`. */
export const certificatesOf = (rows: readonly Row[]): (Proof & { game: string; saltus: 0 })[] =>
  rows.flatMap(({ game, proof }) => (proof ? [{ game, ...proof, saltus: 0 }] : []));
