import { itemAt } from "../../games/theory/item-at.ts";
import { clip, describe } from "../describe.ts";
import { OUTPUT_LIMITS } from "../output-limits.ts";

/** Converts any value that a cell passes as a short text to a string. */
export const entryText = (value: unknown): string => clip(describe(value), OUTPUT_LIMITS.entry);

/** Throws for a value that cannot be shown: a RangeError if it has the right type, otherwise a TypeError. */
export function throwInvalid(
  what: string,
  rule: string,
  value: unknown,
  isType = typeof value === "number",
): never {
  const Fault = isType ? RangeError : TypeError;
  throw new Fault(`Cannot show ${what}: ${rule}, current value is ${describe(value)}`);
}

export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

/** @throws TypeError | RangeError when the value is not an integer from 0 to 2^53 − 1 */
export function checkCount(what: string, name: string, value: unknown): void {
  if (!isCount(value)) throwInvalid(what, `${name} must be a non-negative integer`, value);
}

/** Returns the fields whose values are not undefined. */
export const defined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };

/** Returns an object with an optional text as its field, or an empty object. */
export const optional = <Name extends string>(
  name: Name,
  value: unknown,
): Partial<Record<Name, string>> =>
  (value === undefined ? {} : { [name]: entryText(value) }) as Partial<Record<Name, string>>;

/** Formats the caption of an output as its first line of text. */
export const captionLine = (caption: string | undefined): string =>
  caption === undefined ? "" : `${caption}\n`;

/** Formats lines of entries in columns. `right` reports whether a column is right-aligned. */
export function columnsText(
  lines: readonly (readonly string[])[],
  right: (column: number) => boolean,
): string {
  const count = lines.reduce((most, line) => Math.max(most, line.length), 0);
  const widths = Array.from({ length: count }, (_, i) =>
    lines.reduce((widest, line) => Math.max(widest, line[i]?.length ?? 0), 0),
  );
  const pad = (text: string, i: number): string =>
    right(i) ? text.padStart(itemAt(widths, i)) : text.padEnd(itemAt(widths, i));
  return lines.map((line) => line.map(pad).join("  ").trimEnd()).join("\n");
}

/** The first items of an iterable, and the number of the others. */
export interface FirstItems<Item> {
  readonly retained: readonly Item[];
  readonly cut: number;
}

/** Returns the first `most` items, and counts the others without storing them. */
export function takeFirst<Item>(items: Iterable<Item>, most: number): FirstItems<Item> {
  if (Array.isArray(items)) {
    const list = items as readonly Item[];
    return { retained: list.slice(0, most), cut: Math.max(0, list.length - most) };
  }
  const retained: Item[] = [];
  let count = 0;
  for (const item of items) {
    if (count < most) retained.push(item);
    count += 1;
  }
  return { retained, cut: count - retained.length };
}
