import { EDIT_LIMITS } from "./edit.ts";

/** The fields of a value that may be anything; none if it is not an object. */
export const fields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** A number that a cell can have. */
export const isCellNumber = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 1;

/** A text that a cell can have. */
export const isEditText = (value: unknown): value is string =>
  typeof value === "string" && value.length <= EDIT_LIMITS.text;
