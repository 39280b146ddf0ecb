import type { End, Program } from "./program.ts";

/** A property of an output that a strict judge may reject even if every line is right. */
export type Remark = "carriage-returns" | "spaces" | "blank-lines";

/** An output as a judge reads it: without white space at the ends of lines and without blank lines at its end. */
export interface Printed {
  /** Empty if the output contains only white space. */
  readonly lines: readonly string[];
  /** The kinds of white space that were removed. */
  readonly remarks: readonly Remark[];
}

/**
 * Parses the output of a program.
 *
 * @example
 * readPrinted("1 \n2\n\n"); // { lines: ["1", "2"], remarks: ["spaces", "blank-lines"] }
 */
export function readPrinted(output: string): Printed {
  const stored = output.trimEnd();
  const remarks: Remark[] = [];
  if (stored === "") return { lines: [], remarks };
  if (output.includes("\r\n")) remarks.push("carriage-returns");
  if (/[^\S\r\n]\r?(\n|$)/.test(output)) remarks.push("spaces");
  if (/\n\s*\n/.test(output.slice(stored.length))) remarks.push("blank-lines");
  return { lines: stored.split("\n").map((line) => line.trimEnd()), remarks };
}

/**
 * Joins the lines of an output that belong to the same case. A blank line belongs to no case and is not joined.
 *
 * @param begins matches the first line of a case and no other; without it each case has one line
 * @example
 * joinLinesByCase(["0", "1", "0 0", "1 2"], /^\d$/); // ["0", "1\n0 0\n1 2"]
 */
export function joinLinesByCase(lines: readonly string[], begins?: RegExp): readonly string[] {
  if (!begins) return lines;
  const cases: string[] = [];
  for (const line of lines) {
    const isFirst = cases.length === 0 || line === "" || begins.test(line);
    cases.push(isFirst ? line : `${cases.pop() ?? ""}\n${line}`);
  }
  return cases;
}

/** One run of a program that reads and prints text. */
export interface TextRun {
  /** For a flood, at most its beginning. */
  readonly output: string;
  readonly end: End;
  readonly milliseconds: number;
}

/** Runs a program on an input from a fresh start; rejects only if the program cannot be started. */
export type RunText = (input: string, allowed: number) => Promise<TextRun>;

/** Maximum number of bytes or characters that a program may print; right outputs have less than a tenth of it. */
export const MAX_OUTPUT = 16_000_000;

/** Number of lines that are read of an output with too many lines. */
const MAX_PRINTED = 10_000;

/**
 * Returns at most `most` lines that a program printed. If it did not finish, its last, incomplete line is left out.
 *
 * @param note called with the kinds of white space that are removed
 */
export function printedLines(
  { output, end }: TextRun,
  most = MAX_PRINTED,
  note: (remark: Remark) => void = () => {},
): readonly string[] {
  const text = end.kind === "finished" ? output : output.slice(0, output.lastIndexOf("\n") + 1);
  const { lines, remarks } = readPrinted(text);
  remarks.forEach(note);
  return lines.slice(0, most);
}

/** The format of a problem's inputs and outputs. */
interface Format<Case> {
  /** Returns a complete input with these cases. */
  print(cases: readonly Case[]): string;
  /** See {@link joinLinesByCase}. */
  readonly begins?: RegExp;
}

/**
 * Returns a program that reads a complete input and prints the answers. If it prints more or fewer answers than cases, none
 * can be matched to its case, and the run has no answers.
 *
 * @param note called with the properties of an output that another judge may reject
 */
export function textProgram<Case>(
  run: RunText,
  format: Format<Case>,
  note: (note: Remark) => void = () => {},
): Program<Case> {
  const { begins } = format;
  return {
    run: async (cases, allowed) => {
      const ran = await run(format.print(cases), allowed);
      const { end, milliseconds } = ran;
      const most = begins ? Infinity : cases.length + 1;
      const answers =
        end.kind === "flood" ? [] : joinLinesByCase(printedLines(ran, most, note), begins);
      if (answers.length === cases.length || end.kind !== "finished")
        return { answers, end, milliseconds };
      return { answers: [], end: { ...end, printed: printedLines(ran) }, milliseconds };
    },
  };
}
