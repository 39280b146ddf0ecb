import type { SparseFacts } from "../../games/theory/sparse-space.ts";

/** What is known of one octal game; a line of the atlas. */
export interface Row {
  /** Its code, with as many digits as its table has: `0.070`. */
  readonly game: string;
  /** So many values its certificate needs, or, without one, were computed: of the heaps 0 … heaps − 1. */
  readonly heaps: number;
  /** The certificate, where a period is proved; its `saltus` is 0. Valid for the code in {@link game}. */
  readonly proof?: Proof;
  /** The largest value of all heaps if a period is proved, else of those computed; and the first heap that has it. */
  readonly largest: number;
  readonly largestAt: number;
  /** Its sparse space, where moves split heaps: {@link SparseFacts} without the rare values. */
  readonly space?: Space;
  /** The first game of the table that has the same values, with a heap of `stones` more here: g(n + stones) = g'(n). */
  readonly like: string;
  readonly stones: number;
}

/** Of a proved period `heaps` is `Infinity` when rare values recur for ever; `last` is 0 then. */
export type Space = Pick<SparseFacts, "mask" | "sized" | "heaps" | "last">;

export interface Proof {
  readonly preperiod: number;
  readonly period: number;
  readonly provedAt: number;
}

/** The names of the columns of {@link toCsv}, which others may rely on. */
const COLUMNS =
  "game,heaps,preperiod,period,proved_at,largest_value,largest_at,mask,stones_counted,rare_heaps,last_rare_heap,same_as,stones_more";

/** The rows as CSV, a line each, after a line of names; an empty field is something unknown, or not there. */
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

/** Reads what {@link toCsv} wrote. */
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

/** The certificates of the rows with a period, as `checkCertificate` takes them. */
export const certificatesOf = (rows: readonly Row[]): (Proof & { game: string; saltus: 0 })[] =>
  rows.flatMap(({ game, proof }) => (proof ? [{ game, ...proof, saltus: 0 }] : []));
