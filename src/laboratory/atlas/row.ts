/** What is known of one octal game; a line of the atlas. */
export interface Row {
  /** Its code, with as many digits as its table has: `0.070`. */
  readonly game: string;
  /** So many values were computed: of the heaps 0 … heaps − 1. */
  readonly heaps: number;
  /** The certificate, where a period is proved; its `saltus` is 0. Valid for the code in {@link game}. */
  readonly proof?: Proof;
  /** The largest value of all heaps if a period is proved, else of those computed; and the first heap that has it. */
  readonly largest: number;
  readonly largestAt: number;
  /**
   * Values with an even count of ones under this mask are rare. Where `counted` is 1, that is the count of those ones and
   * of the stones beyond a take that splits; it is 1 only where all such takes are even, or all odd.
   */
  readonly mask: number;
  readonly counted: 0 | 1;
  /** How many heaps from 1 on have rare values: `Infinity` when such a value recurs in a proved period. */
  readonly rare: number;
  /** The last of them so far; 0 when there is none, or no last one. */
  readonly lastRare: number;
  /** The first game of the table that has the same values, with a heap of `stones` more here: g(n + stones) = g'(n). */
  readonly like: string;
  readonly stones: number;
}

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
  row.mask,
  row.counted,
  row.rare === Infinity ? "inf" : row.rare,
  row.lastRare,
  row.like === row.game ? "" : row.like,
  row.like === row.game ? "" : row.stones,
];

/** Reads what {@link toCsv} wrote. */
export const fromCsv = (csv: string): Row[] => csv.trim().split("\n").slice(1).map(rowOf);

function rowOf(line: string): Row {
  const [game = "", ...fields] = line.split(",");
  const [heaps = 0, preperiod = 0, period = 0, provedAt = 0, largest = 0, largestAt = 0, mask = 0] =
    fields.map(Number);
  const [rare = "", lastRare = "", like = "", stones = ""] = fields.slice(8);
  return {
    ...{ game, heaps, largest, largestAt, mask, counted: fields[7] === "1" ? 1 : 0 },
    ...(period > 0 && { proof: { preperiod, period, provedAt } }),
    rare: rare === "inf" ? Infinity : Number(rare),
    lastRare: Number(lastRare),
    like: like || game,
    stones: Number(stones),
  };
}

/** The certificates of the rows with a period, as `checkCertificate` takes them. */
export const certificatesOf = (rows: readonly Row[]): (Proof & { game: string; saltus: 0 })[] =>
  rows.flatMap(({ game, proof }) => (proof ? [{ game, ...proof, saltus: 0 }] : []));
