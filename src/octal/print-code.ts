import type { Leaves } from "./break-law.ts";

/** The digits of a code: the one before the point, those behind it, and those that are repeated for ever. */
export interface Code {
  readonly before: Leaves;
  readonly after: readonly Leaves[];
  readonly repeated: readonly Leaves[];
}

const MARKS = { any: "", unequal: "!", mixed: "?", equal: "=" } as const;

/** A digit of a code in its shortest form: `7`, `{2,3+}!`. */
export function printDigit({ counts, from, parts }: Leaves): string {
  const bits = counts.reduce((sum, count) => sum + 2 ** count, 0);
  const listed = [...counts.map(String), ...(from === undefined ? [] : [`${from}+`])];
  const digit = from === undefined && bits < 36 ? bits.toString(36) : `{${listed.join(",")}}`;
  return digit + MARKS[parts];
}

/** The shortest code of a law. */
export function printCode({ before, after, repeated }: Code): string {
  const digits = (list: readonly Leaves[]): string => list.map(printDigit).join("");
  const tail = repeated.length === 0 ? "" : `[${digits(repeated)}]`;
  return `${printDigit(before)}.${digits(after) + tail || "0"}`;
}
