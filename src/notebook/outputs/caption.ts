import { clip, describe } from "../describe.ts";
import { OUTPUT_LIMITS } from "../output-limits.ts";

/** A short text from any value that a cell gave for one. */
export const entryText = (value: unknown): string => clip(describe(value), OUTPUT_LIMITS.entry);

/** An optional text as an object with that field, or without it. */
export const optional = <Name extends string>(
  name: Name,
  value: unknown,
): Partial<Record<Name, string>> =>
  (value === undefined ? {} : { [name]: entryText(value) }) as Partial<Record<Name, string>>;

/** The caption of a drawing as its first line of text. */
export const captionLine = (caption: string | undefined): string =>
  caption === undefined ? "" : `${caption}\n`;
