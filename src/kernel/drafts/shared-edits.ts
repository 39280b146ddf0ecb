import { EDIT_LIMITS, type SharedEdit } from "./edit.ts";
import { isCellNumber, isEditText } from "./read-fields.ts";

const isHash = (value: unknown): value is string =>
  typeof value === "string" && /^[0-9a-z]{13}$/.test(value);

/** What a link carries of edits, in as few characters as JSON needs. */
export const writeShared = (edits: readonly SharedEdit[]): string =>
  JSON.stringify(edits.map(({ cell, hash, text }) => [cell, hash, text]));

function readOne(value: unknown): SharedEdit | undefined {
  if (!Array.isArray(value) || value.length !== 3) return undefined;
  const [cell, hash, text] = value as unknown[];
  return isCellNumber(cell) && isHash(hash) && isEditText(text) ? { cell, hash, text } : undefined;
}

/** Reads what a link carries, as a stranger's: complete edits within bounds, or undefined. */
export function readShared(json: string): SharedEdit[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (!Array.isArray(value) || value.length > EDIT_LIMITS.cells) return undefined;
  const edits = value.map(readOne).filter((edit) => edit !== undefined);
  const cells = new Set(edits.map(({ cell }) => cell));
  return edits.length === value.length && cells.size === edits.length ? edits : undefined;
}
