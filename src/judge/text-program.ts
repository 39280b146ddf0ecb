import type { End, Program } from "./program.ts";

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
  const stored = output.trimEnd();
  const remarks: Remark[] = [];
  if (stored === "") return { lines: [], remarks };
  if (output.includes("\r\n")) remarks.push("carriage-returns");
  if (/[^\S\r\n]\r?(\n|$)/.test(output)) remarks.push("spaces");
  if (/\n\s*\n/.test(output.slice(stored.length))) remarks.push("blank-lines");
  return { lines: stored.split("\n").map((line) => line.trimEnd()), remarks };
}

/**
 * The lines of an output, those of a case together. A blank line belongs to no case, and stands alone.
 *
 * @param begins what the first line of a case is, and no other; without it a case has one line
 * @example
 * byCase(["0", "1", "0 0", "1 2"], /^\d$/); // ["0", "1\n0 0\n1 2"]
 */
export function byCase(lines: readonly string[], begins?: RegExp): readonly string[] {
  if (!begins) return lines;
  const cases: string[] = [];
  for (const line of lines) {
    const isFirst = cases.length === 0 || line === "" || begins.test(line);
    cases.push(isFirst ? line : `${cases.pop() ?? ""}\n${line}`);
  }
  return cases;
}

/** One run of a program that reads a text and prints one. */
export interface TextRun {
  /** Of a flood, at most its begin. */
  readonly output: string;
  readonly end: End;
  readonly milliseconds: number;
}

/** Runs a program on an input from a fresh start; rejected only where it cannot be started at all. */
export type RunText = (input: string, allowed: number) => Promise<TextRun>;

/** Bytes or characters that a program may print: no right output is a tenth of it. */
export const MOST_OUTPUT = 16_000_000;

/** Lines that are read of an output which has too many. */
const MOST_PRINTED = 10_000;

/**
 * The lines that a program printed, at most so many. Of one that was ended, without the line in which it was ended.
 *
 * @param note told of what is left out
 */
export function linesOf(
  { output, end }: TextRun,
  most = MOST_PRINTED,
  note: (remark: Remark) => void = () => {},
): readonly string[] {
  const text = end.kind === "finished" ? output : output.slice(0, output.lastIndexOf("\n") + 1);
  const { lines, remarks } = readPrinted(text);
  remarks.forEach(note);
  return lines.slice(0, most);
}

/** The texts of a problem. */
interface Texts<Case> {
  /** A complete input with these cases. */
  print(cases: readonly Case[]): string;
  /** As {@link byCase} has it. */
  readonly begins?: RegExp;
}

/**
 * A program that reads a complete input and prints the answers. If it prints more of them or fewer, none is known to be the
 * answer to its case, and it has given none.
 *
 * @param note told of what is accepted in an output, and might not be elsewhere
 */
export function textProgram<Case>(
  run: RunText,
  texts: Texts<Case>,
  note: (note: Remark) => void = () => {},
): Program<Case> {
  const { begins } = texts;
  return {
    run: async (cases, allowed) => {
      const ran = await run(texts.print(cases), allowed);
      const { end, milliseconds } = ran;
      const most = begins ? Infinity : cases.length + 1;
      const answers = end.kind === "flood" ? [] : byCase(linesOf(ran, most, note), begins);
      if (answers.length === cases.length || end.kind !== "finished")
        return { answers, end, milliseconds };
      return { answers: [], end: { ...end, printed: linesOf(ran) }, milliseconds };
    },
  };
}
