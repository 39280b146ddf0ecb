import { hashText } from "./hash-text.ts";

/** A reader's text for a cell, tied to the text it started from by that text's hash alone. */
export interface SharedEdit {
  /** The cell's place on the page when it was edited, from 1. */
  readonly cell: number;
  readonly hash: string;
  readonly text: string;
}

/** An edit with the article's text it started from, so that both can be shown when the lesson changes. */
export interface Edit extends SharedEdit {
  readonly origin: string;
}

/** A cell as its article has it now. */
export interface LessonCell {
  readonly number: number;
  readonly code: string;
}

/** Bounds on what is kept or shared of one page; texts are measured in UTF-16 code units. */
export const EDIT_LIMITS = {
  cells: 200,
  text: 100_000,
  /** Texts set aside: the newest stay. */
  aside: 20,
  /** All that is kept of a page, as JSON. Browsers give a whole site about five million. */
  kept: 2_000_000,
} as const;

/** The edit of a cell. */
export const makeEdit = (cell: number, origin: string, text: string): Edit => ({
  cell,
  hash: hashText(origin),
  origin,
  text,
});

/** Whether two edits say the same of the same text; a cell that is not edited equals only itself. */
export const sameEdit = (one: SharedEdit | undefined, other: SharedEdit | undefined): boolean =>
  one?.hash === other?.hash && one?.text === other?.text;
