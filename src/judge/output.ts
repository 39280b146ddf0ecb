import { answersAlike } from "./judge.ts";
import { inputsOf } from "./inputs.ts";
import { asText, type Task } from "./task.ts";
import { byCase, readPrinted, type Remark } from "./text-program.ts";

const bare = (line: string): string => line.replace(/\s/g, "").toLowerCase();

/** Whether two lines are the same but for capitals and spaces. */
export const isClose = (right: string, given: string): boolean => bare(right) === bare(given);

/** An output beside the right one. Lines are counted from 1. */
export type Checked =
  | { readonly kind: "right"; readonly remarks: readonly Remark[] }
  /** Nothing but white space. */
  | { readonly kind: "empty" }
  /** It holds what no text does. */
  | { readonly kind: "binary" }
  | {
      readonly kind: "wrong";
      readonly line: number;
      /** The index of the case to which the right line belongs; of no case where the right output has ended. */
      readonly at: number;
      /** Absent where the output has ended before this line. */
      readonly given?: string;
      /** Absent where the right output has ended. */
      readonly right?: string;
      /** Whether they are the same but for capitals and spaces. */
      readonly isClose: boolean;
      readonly remarks: readonly Remark[];
      /** The ids of the mistakes whose output this is; none where mistakes that differ elsewhere print the same here. */
      readonly mistakes: readonly string[];
    };

/** As much of a line as is shown, in characters. */
const SHOWN = 80;

/** At most so many characters are read beyond those of the right output, and twice as many of these. */
const SPARE = 100_000;

/** How many bytes of an output are enough to find the first wrong line, where the right one has so many. */
export const enoughOf = (rightBytes: number): number => 2 * rightBytes + SPARE;

/**
 * Compares what a program printed for these cases with the right lines. White space at the end of a line, and blank lines
 * at the end of the output, make no line wrong.
 *
 * @param begins as {@link byCase} has it
 */
export function checkOutput<Case>(
  task: Task<Case>,
  cases: readonly Case[],
  output: string,
  begins?: RegExp,
): Checked {
  if (output.includes("\0")) return { kind: "binary" };
  const { lines, remarks } = readPrinted(output);
  if (lines.length === 0) return { kind: "empty" };
  const right = cases.flatMap((one, at) =>
    String(task.answer(one))
      .split("\n")
      .map((text) => ({ text, at })),
  );
  const line = Array.from({ length: Math.max(lines.length, right.length) }).findIndex(
    (_, place) => lines[place] !== right[place]?.text,
  );
  if (line < 0) return { kind: "right", remarks };
  const [given, expected] = [lines[line], right[line]?.text];
  const answers = byCase(lines, begins);
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

/** The mistakes that print these answers, if all of them answer alike wherever mistakes are told apart. */
function mistakesOf<Case>(
  task: Task<Case>,
  cases: readonly Case[],
  answers: readonly string[],
): readonly string[] {
  const text = asText(task);
  const mistakes = text.mistakes.filter((each) => answersAlike(each, { cases, run: { answers } }));
  const [first, ...others] = mistakes;
  if (!first) return [];
  const telling = (["small", "mistakes"] as const).flatMap((step) => inputsOf(text, step, 1));
  const areAlike = telling.every((asked) => {
    const run = { answers: asked.map(first.start()) };
    return others.every((other) => answersAlike(other, { cases: asked, run }));
  });
  return areAlike ? mistakes.map(({ id }) => id) : [];
}
