import { itemAt } from "../../games/theory/item-at.ts";
import { clip, describe } from "../describe.ts";
import { OUTPUT_LIMITS } from "../output-limits.ts";

/** A short text from any value that a cell gave for one. */
export const entryText = (value: unknown): string => clip(describe(value), OUTPUT_LIMITS.entry);

/** Throws for a value that a cell cannot show: a TypeError where it is of another type. */
export function refuse(
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

/** @throws TypeError | RangeError when the value is no integer from 0 to 2^53 − 1 */
export function checkCount(what: string, name: string, value: unknown): void {
  if (!isCount(value)) refuse(what, `${name} must be a non-negative integer`, value);
}

/** The fields that have a value. */
export const defined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };

/** An optional text as an object with that field, or without it. */
export const optional = <Name extends string>(
  name: Name,
  value: unknown,
): Partial<Record<Name, string>> =>
  (value === undefined ? {} : { [name]: entryText(value) }) as Partial<Record<Name, string>>;

/** The caption of a drawing as its first line of text. */
export const captionLine = (caption: string | undefined): string =>
  caption === undefined ? "" : `${caption}\n`;

/** Lines of entries as text in columns; those of `right` align to the right. */
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

/** The first items of an iterable, and how many there are beyond them. */
export interface Kept<Item> {
  readonly retained: readonly Item[];
  readonly cut: number;
}

/** Keeps at most `most` items; the rest is counted, never stored. */
export function takeFirst<Item>(items: Iterable<Item>, most: number): Kept<Item> {
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
