import { EDIT_LIMITS, type Edit } from "./edit.ts";
import { fields, parseFields } from "./fields.ts";
import { hashText } from "./hash-text.ts";
import { isCellNumber, isEditText } from "./read-fields.ts";

/** All that a browser keeps of one page's edits. */
export interface Kept {
  /** At most one of each cell. */
  readonly edits: readonly Edit[];
  /** Texts that another took the place of, newest first. */
  readonly aside: readonly Edit[];
}

export const NOTHING_KEPT: Kept = { edits: [], aside: [] };

/** Why a stored text cannot be read. */
export type KeptFault = "damaged" | "version" | "oversized";

const VERSION = 1;

/** The stored text of a page's edits. */
export const writeKept = (kept: Kept): string => JSON.stringify({ version: VERSION, ...kept });

/** An edit, built anew from what was stored; the hash vouches for the text that the edit started from. */
function readEdit(value: unknown): Edit | undefined {
  const { cell, hash, origin, text } = fields(value);
  return isCellNumber(cell) && isEditText(origin) && isEditText(text) && hash === hashText(origin)
    ? { cell, hash, origin, text }
    : undefined;
}

function readEdits(value: unknown, limit: number): Edit[] | undefined {
  if (!Array.isArray(value) || value.length > limit) return undefined;
  const edits = value.map(readEdit).filter((edit) => edit !== undefined);
  return edits.length === value.length ? edits : undefined;
}

/** Reads a stored text as a stranger's: what comes back is complete and within its bounds, or a fault. */
export function readKept(text: string): Kept | KeptFault {
  if (text.length > EDIT_LIMITS.kept) return "oversized";
  const { version, edits, aside } = parseFields(text);
  if (Number.isSafeInteger(version) && version !== VERSION) return "version";
  const readable = {
    edits: readEdits(edits, EDIT_LIMITS.cells),
    aside: readEdits(aside, EDIT_LIMITS.aside),
  };
  if (version !== VERSION || !readable.edits || !readable.aside) return "damaged";
  const cells = new Set(readable.edits.map(({ cell }) => cell));
  return cells.size === readable.edits.length
    ? { edits: readable.edits, aside: readable.aside }
    : "damaged";
}

/** Sets texts aside, the first on top; no text is aside twice, or while it stands in a cell. */
export function setAside(kept: Kept, texts: readonly Edit[]): Kept {
  const standing = new Set(kept.edits.map(({ text }) => text));
  const aside = [...texts, ...kept.aside].filter(
    ({ text }) => !standing.has(text) && standing.add(text),
  );
  return { ...kept, aside: aside.slice(0, EDIT_LIMITS.aside) };
}

/** Forgets a text that was set aside. */
export const dropAside = (kept: Kept, { text }: Edit): Kept => ({
  ...kept,
  aside: kept.aside.filter((one) => one.text !== text),
});
