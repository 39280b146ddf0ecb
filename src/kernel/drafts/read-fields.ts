import { EDIT_LIMITS } from "./edit.ts";

/** A number that a cell can have. */
export const isCellNumber = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 1;

/** A text that a cell can have. */
export const isEditText = (value: unknown): value is string =>
  typeof value === "string" && value.length <= EDIT_LIMITS.text;
