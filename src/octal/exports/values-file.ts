import type { Period } from "../../games/theory/period.ts";
import type { GrowingTable } from "../../games/theory/growing-table.ts";

/** What of a table is written: the values that are known. */
type Known = Pick<GrowingTable, "values" | "known">;

/** The least characters of a piece but the last. */
const PIECE = 65_536;

/** The most terms to look up: more make a search find nothing where a sequence is listed with fewer. */
const LOOKED_UP = 30;

/** Joins lines to pieces that are worth writing, so that a file of millions of rows is never one text. */
function* inPieces(lines: Iterable<string>): Generator<string> {
  let piece = "";
  for (const line of lines) {
    piece += line;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = "";
  }
  if (piece !== "") yield piece;
}

function* rows(
  { values, known }: Known,
  row: (heap: number, value: number) => string,
): Generator<string> {
  for (let heap = 0; heap < known; heap++) yield row(heap, values[heap] ?? 0);
}

/** Comma-separated values: a line for each heap, and its Grundy value, under a line of names that says the game. */
export function* csvOf(text: string, table: Known): Generator<string> {
  yield `n,"g of ${text.replaceAll('"', '""')}"\r\n`;
  yield* inPieces(rows(table, (heap, value) => `${heap},${value}\r\n`));
}

/** A b-file, as the On-Line Encyclopedia of Integer Sequences keeps them: n and g(n), a line each, after a comment. */
export function* bFileOf(text: string, table: Known): Generator<string> {
  yield `# ${text}\n`;
  yield* inPieces(rows(table, (heap, value) => `${heap} ${value}\n`));
}

/** The game, its period, if one is proved, and the values. */
export function* jsonOf(
  text: string,
  table: Known,
  found: { readonly period?: Period | undefined } = {},
): Generator<string> {
  const head = JSON.stringify({ game: text, ...found }).slice(0, -1);
  yield `${head},"values":[`;
  yield* inPieces(rows(table, (heap, value) => `${heap === 0 ? "" : ","}${value}`));
  yield "]}\n";
}

/** The values from heap 1 on as a list that can be looked up in the On-Line Encyclopedia of Integer Sequences. */
export const firstTerms = ({ values, known }: Known): string =>
  values.subarray(1, Math.max(1, Math.min(known, LOOKED_UP + 1))).join(",");
