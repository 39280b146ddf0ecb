import { certificateOf } from "../../src/games/theory/period.ts";
import { notebookFile } from "../../src/octal/exports/notebook-file.ts";
import { bFileOf, csvOf, jsonOf } from "../../src/octal/exports/values-file.ts";
import type { HeapGame } from "../../src/octal/read-game.ts";
import type { PartWork } from "./part-work.ts";
import type { FileFormat, MadeFile, NotebookWords } from "./protocol.ts";

/** Values that a certificate lists at most: a program that checks it can fill the table itself. */
const LISTED = 1_000_000;

/** The largest heap of a notebook's table, which is computed whenever its cell runs. */
const NOTEBOOK = 20_000;

const KINDS = {
  csv: { ending: ".csv", type: "text/csv" },
  bfile: { ending: ".b.txt", type: "text/plain" },
  json: { ending: ".json", type: "application/json" },
  certificate: { ending: ".certificate.json", type: "application/json" },
  notebook: { ending: ".ipynb", type: "application/x-ipynb+json" },
} as const;

/** The name of a file about a game, without its ending: what no file system minds of the text, 60 characters at most. */
export const fileName = (text: string): string =>
  text
    .replaceAll("?", "~")
    .replace(/[^\w.+!=~-]+/g, "_")
    .slice(0, 60);

/**
 * A file of what is known of a game. Where a period is proved, its values go on as far as was asked for.
 *
 * @param rest called after every piece of some thousand rows, to let others work
 * @cost O(rows) time.
 */
export async function makeFile(
  game: HeapGame,
  work: PartWork,
  format: FileFormat,
  words: NotebookWords,
  rest: () => Promise<void>,
): Promise<Required<MadeFile>> {
  const { ending, type } = KINDS[format];
  const name = fileName(game.text) + ending;
  const made: string[] = [];
  for (const piece of pieces(game, work, format, words)) {
    made.push(piece);
    await rest();
  }
  return { name, blob: new Blob(made, { type }) };
}

function pieces(
  game: HeapGame,
  { table, period, to }: PartWork,
  format: FileFormat,
  words: NotebookWords,
): Iterable<string> {
  const { text } = game;
  if (format === "notebook") {
    const provedAt = period?.provedAt;
    return [notebookFile(game, { ...words, to: Math.min(to, NOTEBOOK), provedAt })];
  }
  if (format === "certificate") {
    if (period === undefined) return [];
    const isListed = period.provedAt < LISTED;
    if (isListed) table.grow(period.provedAt + 1);
    const values = isListed ? table.values : undefined;
    return [`${JSON.stringify(certificateOf(text, period, values))}\n`];
  }
  if (period !== undefined) table.grow(to + 1);
  const known = Math.min(table.known, to + 1);
  const rows = { values: table.values.subarray(0, known), known };
  if (format === "csv") return csvOf(text, rows);
  return format === "bfile" ? bFileOf(text, rows) : jsonOf(text, rows, { period });
}
