import {
  count,
  exactText,
  list,
  object,
  tuple,
  where,
  type Read,
  stored,
  writeStored,
  type StoredFault,
} from "./validation/read.ts";

/** Limits of the edits of one page that are stored or shared. */
export const EDIT_LIMITS = {
  edits: 200,
  /** Maximum length of the JSON of one page, in UTF-16 code units. Browsers allow about five million for a site. */
  json: 2_000_000,
} as const;

/** A reader's text for a cell. */
export interface Edit {
  /** The number that the cell had when it was edited, from 1. */
  readonly cell: number;
  /** The hash of the article's text that the edit started from. */
  readonly hash: string;
  readonly text: string;
}

/** A cell of the current version of the article. */
export interface ArticleCell {
  readonly number: number;
  readonly code: string;
}

const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;
const MASK = 0xffffffffffffffffn;

/** Number of characters of a hash: 64 bits have at most 13 digits in base 36. */
export const HASH_LENGTH = 13;

/**
 * Computes the 64-bit FNV-1a hash of a text's UTF-16 code units, in base 36. Texts that differ in one character never
 * have the same hash, since every step is a bijection of the hash so far; among n other texts, two have the same hash
 * with a probability of about n²/2⁶⁵. It does not protect against deliberate collisions. Time O(length).
 *
 * Source: G. Fowler, L. C. Noll, K.-P. Vo, D. Eastlake, RFC 9923.
 */
export function hashText(text: string): string {
  let hash = OFFSET;
  for (let i = 0; i < text.length; i++) {
    hash = ((hash ^ BigInt(text.charCodeAt(i))) * PRIME) & MASK;
  }
  return hash.toString(36).padStart(HASH_LENGTH, "0");
}

/** Returns the edit of a cell whose text in the article is `origin`. */
export const makeEdit = (cell: number, origin: string, text: string): Edit => ({
  cell,
  hash: hashText(origin),
  text,
});

const fields = {
  cell: where(count, (number) => number >= 1),
  hash: where(exactText(HASH_LENGTH), (value) => /^[0-9a-z]{13}$/.test(value)),
  text: exactText(EDIT_LIMITS.json),
};

const sharedEdit = tuple(fields.cell, fields.hash, fields.text);

/** Validates the edits in a link, each a tuple of cell, hash and text. */
export const readShared: Read<readonly Edit[]> = (value) =>
  list(EDIT_LIMITS.edits, sharedEdit)(value)?.map(([cell, hash, text]) => ({ cell, hash, text }));

const readRecord = stored(
  EDIT_LIMITS.json,
  object({ edits: list(EDIT_LIMITS.edits, object(fields)) }),
);

/** Parses and validates the stored edits of a page. */
export function readDrafts(text: string): readonly Edit[] | StoredFault {
  const found = readRecord(text);
  return typeof found === "string" ? found : found.edits;
}

/** Serializes the edits of a page for storage. */
export const writeDrafts = (all: readonly Edit[]): string => writeStored({ edits: all });

/** An edit and its cell in the current article. */
export interface PlacedEdit {
  readonly edit: Edit;
  /** Undefined if no cell is left for the edit. */
  readonly cell: ArticleCell | undefined;
  /** Whether the cell has the text that the edit started from, possibly under another number. */
  readonly fits: boolean;
}

/**
 * Finds the cell of each edit: the nearest cell with the text that the edit started from, or otherwise the cell with
 * its number. A cell gets at most one edit. The edits keep their order. Time O(edits × cells) plus sorting.
 */
export function placeEdits(all: readonly Edit[], cells: readonly ArticleCell[]): PlacedEdit[] {
  const hashed = cells.map((cell) => ({ cell, hash: hashText(cell.code) }));
  const distance = ({ edit, cell }: PlacedEdit) => Math.abs((cell?.number ?? 0) - edit.cell);
  const pairs = all
    .flatMap((edit) => hashed.map(({ cell, hash }) => ({ edit, cell, fits: hash === edit.hash })))
    .filter((pair) => pair.fits || distance(pair) === 0)
    .sort((a, b) => Number(b.fits) - Number(a.fits) || distance(a) - distance(b));
  const placed = new Map<Edit, PlacedEdit>();
  const taken = new Set<ArticleCell>();
  for (const pair of pairs) {
    if (placed.has(pair.edit) || taken.has(pair.cell)) continue;
    placed.set(pair.edit, pair);
    taken.add(pair.cell);
  }
  return all.map((edit) => placed.get(edit) ?? { edit, cell: undefined, fits: false });
}
