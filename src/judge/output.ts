import { givesSameAnswers } from "./judge.ts";
import { inputsForStep } from "./inputs.ts";
import { asText, type Task } from "./task.ts";
import { joinLinesByCase, readPrinted, type Remark } from "./text-program.ts";

const normalized = (line: string): string => line.replace(/\s/g, "").toLowerCase();

/** Reports whether two lines are equal apart from capitals and white space. */
export const isClose = (right: string, given: string): boolean =>
  normalized(right) === normalized(given);

/** The result of comparing an output with the right one. Lines are counted from 1. */
export type OutputCheck =
  | { readonly kind: "right"; readonly remarks: readonly Remark[] }
  /** The output contains only white space. */
  | { readonly kind: "empty" }
  /** The output contains a null character, so it is not text. */
  | { readonly kind: "binary" }
  | {
      readonly kind: "wrong";
      readonly line: number;
      /** The index of the right line's case; the number of cases if the right output ends before this line. */
      readonly at: number;
      /** The output's line; absent if the output ends before it. */
      readonly given?: string;
      /** The right line; absent if the right output ends before it. */
      readonly right?: string;
      /** Whether both lines are equal apart from capitals and white space. */
      readonly isClose: boolean;
      readonly remarks: readonly Remark[];
      /** The ids of the mistakes that print this output; empty if these mistakes differ on other cases. */
      readonly mistakes: readonly string[];
    };

/** Maximum number of characters shown of a line. */
const SHOWN = 80;

/** Bytes that are read beyond twice the length of the right output. */
const SPARE = 100_000;

/** Returns how many bytes of an output suffice to find its first wrong line, for the size of the right output. */
export const bytesToCheck = (rightBytes: number): number => 2 * rightBytes + SPARE;

/**
 * Compares a program's output for these cases with the right lines. White space at the end of a line and blank lines at the
 * end of the output are accepted.
 *
 * @param begins see {@link joinLinesByCase}
 */
export function checkOutput<Case>(
  task: Task<Case>,
  cases: readonly Case[],
  output: string,
  begins?: RegExp,
): OutputCheck {
  if (output.includes("\0")) return { kind: "binary" };
  const { lines, remarks } = readPrinted(output);
  if (lines.length === 0) return { kind: "empty" };
  const answers = joinLinesByCase(lines, begins);
  const right = cases.flatMap((one, at) => {
    const [answer, given] = [String(task.answer(one)), answers[at]];
    const isSame = given !== undefined && task.isEquivalent?.(answer, given, one) === true;
    return (isSame ? given : answer).split("\n").map((text) => ({ text, at }));
  });
  const line = Array.from({ length: Math.max(lines.length, right.length) }).findIndex(
    (_, place) => lines[place] !== right[place]?.text,
  );
  if (line < 0) return { kind: "right", remarks };
  const [given, expected] = [lines[line], right[line]?.text];
  return {
    kind: "wrong",
    line: line + 1,
    at: right[line]?.at ?? cases.length,
    ...(given === undefined ? {} : { given: cut(given) }),
    ...(expected === undefined ? {} : { right: cut(expected) }),
    isClose: given !== undefined && expected !== undefined && isClose(expected, given),
    remarks,
    mistakes: answers.length === cases.length ? mistakesOf(task, cases, answers) : [],
  };
}

const cut = (line: string): string => (line.length <= SHOWN ? line : `${line.slice(0, SHOWN)}…`);

/** Returns the mistakes that print these answers, if they agree on all cases that distinguish mistakes. */
function mistakesOf<Case>(
  task: Task<Case>,
  cases: readonly Case[],
  answers: readonly string[],
): readonly string[] {
  const text = asText(task);
  const mistakes = text.mistakes.filter((each) =>
    givesSameAnswers(each, { cases, run: { answers } }),
  );
  const [first, ...others] = mistakes;
  if (!first) return [];
  const inputs = (["small", "mistakes"] as const).flatMap((step) => inputsForStep(text, step, 1));
  const areAlike = inputs.every((input) => {
    const run = { answers: input.map(first.start()) };
    return others.every((other) => givesSameAnswers(other, { cases: input, run }));
  });
  return areAlike ? mistakes.map(({ id }) => id) : [];
}
