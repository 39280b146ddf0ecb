import { count, exact, object, tuple, where, type Read, type ReadBy } from "../validation/read.ts";
import { HASH_LENGTH, hashText } from "./hash-text.ts";

/** Bounds on what is stored or shared of one page. */
export const EDIT_LIMITS = {
  cells: 200,
  /** Texts set aside: only the newest are stored. */
  aside: 50,
  /** Length of the JSON of one page, in UTF-16 code units. Browsers allow about five million for a whole site. */
  json: 2_000_000,
} as const;

const cell = where(count, (number) => number >= 1);
const text = exact(EDIT_LIMITS.json);
const hash = where(exact(HASH_LENGTH), (value) => /^[0-9a-z]{13}$/.test(value));

/**
 * A reader's text for a cell, with the hash of the lesson's text that it started from; `cell` is the number that the
 * cell had when it was edited, from 1.
 */
export interface SharedEdit {
  readonly cell: number;
  readonly hash: string;
  readonly text: string;
}

/** Validates an edit from a link. */
export const readShared: Read<SharedEdit> = (value) => {
  const found = tuple(cell, hash, text)(value);
  return found && { cell: found[0], hash: found[1], text: found[2] };
};

/** Validates an edit with the text it started from, which must match its hash. */
export const readEdit = where(
  object({ cell, hash, origin: text, text }),
  (edit) => edit.hash === hashText(edit.origin),
);

/** An edit with the lesson's text it started from, so that both can be shown when the lesson changes. */
export type Edit = Readonly<ReadBy<typeof readEdit>>;

/** The edit of a cell. */
export const makeEdit = (cell: number, origin: string, text: string): Edit => ({
  cell,
  hash: hashText(origin),
  origin,
  text,
});

/** Whether no cell has two of these edits. */
export const haveOwnCells = (edits: readonly SharedEdit[]): boolean =>
  new Set(edits.map((edit) => edit.cell)).size === edits.length;
