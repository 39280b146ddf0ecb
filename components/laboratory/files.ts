import { certificateOf } from "../../src/games/theory/period.ts";
import type { PartWork } from "./part-work.ts";
import type { FileFormat } from "./protocol.ts";

/** Maximum number of values in a certificate; a program that checks a certificate without values can compute them. */
const LISTED = 1_000_000;

/** Rows per Blob part, so that a file of millions of rows is never a single string. */
const ROWS = 10_000;

const KINDS = {
  csv: { ending: ".csv", type: "text/csv" },
  bfile: { ending: ".b.txt", type: "text/plain" },
  certificate: { ending: ".certificate.json", type: "application/json" },
} as const;

/** Returns the name of a file about a game, without extension: at most 60 characters, all allowed in file names. */
export const fileName = (text: string): string =>
  text
    .replaceAll("?", "~")
    .replace(/[^\w.+!~-]+/g, "_")
    .slice(0, 60);

/**
 * Makes a file about a game: comma-separated values, a b-file in the format of the On-Line Encyclopedia of Integer
 * Sequences, or the certificate of its period. If a period is proved, the values continue up to the requested heap.
 *
 * @cost O(rows) time.
 */
export function makeFile(work: PartWork, format: FileFormat): { name: string; blob: Blob } {
  const { ending, type } = KINDS[format];
  const { text } = work.game;
  const blob = new Blob(format === "certificate" ? certificate(work) : rows(work, format), {
    type,
  });
  return { name: fileName(text) + ending, blob };
}

function certificate({ game: { text }, table, period }: PartWork): string[] {
  if (period === undefined) return [];
  const isListed = period.provedAt < LISTED;
  if (isListed) table.grow(period.provedAt + 1);
  const values = isListed ? table.values : undefined;
  return [`${JSON.stringify(certificateOf(text, period, values))}\n`];
}

function rows(work: PartWork, format: "csv" | "bfile"): string[] {
  const { table, period, listed } = work;
  const { text } = work.game;
  if (period !== undefined) table.grow(listed + 1);
  const values = table.values.subarray(0, Math.min(table.known, listed + 1));
  const [head, between, end] =
    format === "csv"
      ? [`n,"g of ${text.replaceAll('"', '""')}"\r\n`, ",", "\r\n"]
      : [`# ${text}\n`, " ", "\n"];
  const pieces = [head];
  for (let from = 0; from < values.length; from += ROWS) {
    const lines = Array.from(
      values.subarray(from, from + ROWS),
      (value, i) => `${from + i}${between}${value}${end}`,
    );
    pieces.push(lines.join(""));
  }
  return pieces;
}
