/** What an output has that a strict judge may refuse though every line says the right thing. */
export type Remark = "carriage-returns" | "spaces" | "blank-lines";

/** An output as a judge reads it: without white space at the ends of lines, and without blank lines at the end of all. */
export interface Printed {
  /** None where the output holds nothing but white space. */
  readonly lines: readonly string[];
  /** What was left out. */
  readonly remarks: readonly Remark[];
}

/**
 * Reads what a program printed.
 *
 * @example
 * readPrinted("1 \n2\n\n"); // { lines: ["1", "2"], remarks: ["spaces", "blank-lines"] }
 */
export function readPrinted(output: string): Printed {
  const kept = output.trimEnd();
  const remarks: Remark[] = [];
  if (kept === "") return { lines: [], remarks };
  if (output.includes("\r\n")) remarks.push("carriage-returns");
  if (/[^\S\r\n]\r?(\n|$)/.test(output)) remarks.push("spaces");
  if (/\n\s*\n/.test(output.slice(kept.length))) remarks.push("blank-lines");
  return { lines: kept.split("\n").map((line) => line.trimEnd()), remarks };
}

const bare = (line: string): string => line.replace(/\s/g, "").toLowerCase();

/** Whether two lines are the same but for capitals and spaces. */
export const isClose = (right: string, given: string): boolean => bare(right) === bare(given);
