import { EDIT_LIMITS, placeEdits, type ArticleCell } from "./drafts.ts";
import {
  count,
  exactText,
  boolean,
  list,
  object,
  oneOf,
  tuple,
  where,
  type Read,
  stored,
  writeStored,
  type StoredFault,
} from "./validation/read.ts";

/** The kinds of own cells: TypeScript of the notebook, text in Markdown, or a program with an input. */
export const OWN_KINDS = ["ts", "text", "cpp", "python"] as const;

export type OwnKind = (typeof OWN_KINDS)[number];

export const isOwnKind = (kind: string): kind is OwnKind => OWN_KINDS.some((each) => each === kind);

/** A reader's own cell, in an article or in a notebook of their own. */
export interface OwnCell {
  /** The number among the own cells, from 1. It never changes. */
  readonly n: number;
  /** `kept` is a cell of a notebook file that this site cannot run. It is shown, and saved unchanged. */
  readonly kind: OwnKind | "kept";
  readonly text: string;
  /** The program's input. */
  readonly input?: string;
  /** The article's cell below which the cell is placed; 0 for the end of the page. */
  readonly cell: number;
  /** The hash of that cell's text. */
  readonly hash: string;
  /** Whether the cell is placed above that cell instead. */
  readonly above?: boolean;
  /** The JSON of the cell in the notebook file from which it was read. */
  readonly json?: string;
}

/** Maximum number of characters in a notebook's name. */
export const MAX_TITLE = 200;

/** Maximum number of own cells on a page. */
export const MAX_OWN = 500;

const kind: Read<OwnCell["kind"]> = oneOf(...OWN_KINDS, "kept");
const text = exactText(EDIT_LIMITS.json);
const hash = where(exactText(13), (value) => /^[0-9a-z]{0,13}$/.test(value));
const ownCell = object(
  { n: where(count, (n) => n >= 1), kind, text, cell: count, hash },
  { input: text, above: boolean, json: text },
);

/** The stored own cells of a page, in page order; for a notebook also its name and the rest of its file. */
export interface OwnRecord {
  readonly cells: readonly OwnCell[];
  readonly title?: string;
  /** The JSON of the notebook file from which it was read, without its cells. */
  readonly file?: string;
}

/** Parses and validates a stored record. */
export const readOwn: (text: string) => OwnRecord | StoredFault = stored(
  EDIT_LIMITS.json,
  object({ cells: list(MAX_OWN, ownCell) }, { title: exactText(MAX_TITLE), file: text }),
);

/** Returns a notebook name that is not taken: "Kayles" becomes "Kayles 2" if that name exists. */
export function freeTitle(wanted: string, taken: readonly string[]): string {
  const title = wanted.trim().slice(0, MAX_TITLE);
  if (!taken.includes(title)) return title;
  const [, before = "", n = "1"] = /^(.*?)(?: (\d{1,9}))?$/s.exec(title) ?? [];
  const base = before.slice(0, MAX_TITLE - 20);
  let next = Number(n) + 1;
  while (taken.includes(`${base} ${next}`)) next++;
  return `${base} ${next}`;
}

export const writeOwn = (record: OwnRecord): string => writeStored(record);

/** The part of an own cell that a link contains. */
export type SharedOwn = Pick<OwnCell, "kind" | "text" | "input" | "cell" | "hash" | "above">;

const sharedOwn = tuple(kind, count, hash, boolean, text, text);

/** Converts an own cell to its form in a link. */
export const toShared = ({ kind, cell, hash, above = false, text, input = "" }: SharedOwn) =>
  [kind, cell, hash, above, text, input] as const;

/** Validates an own cell in a link. */
export const readSharedOwn: Read<SharedOwn> = (value) => {
  const found = sharedOwn(value);
  if (!found) return undefined;
  const [kind, cell, hash, above, text, input] = found;
  return { kind, cell, hash, above, text, input };
};

/** Finds the article's cell at which an own cell is placed, as {@link placeEdits}; undefined is the end of the page. */
export const anchorOf = (
  { cell, hash }: Pick<OwnCell, "cell" | "hash">,
  cells: readonly ArticleCell[],
): ArticleCell | undefined => placeEdits([{ cell, hash, text: "" }], cells)[0]?.cell;
