import { asText } from "./as-text.ts";
import { answersAlike } from "./diagnose.ts";
import { isClose, readPrinted, type Remark } from "./printed.ts";
import type { Task } from "./task.ts";

/** An output beside the right one. Lines are counted from 1; the right output has one for each case. */
export type Checked =
  | { readonly kind: "right"; readonly remarks: readonly Remark[] }
  /** Nothing but white space. */
  | { readonly kind: "empty" }
  /** It holds what no text does. */
  | { readonly kind: "binary" }
  | {
      readonly kind: "wrong";
      readonly line: number;
      /** Absent where the output has ended before this line. */
      readonly given?: string;
      /** Absent where the right output has ended. */
      readonly right?: string;
      /** Whether they are the same but for capitals and spaces. */
      readonly isClose: boolean;
      readonly remarks: readonly Remark[];
      /** The id of the one slip whose output this is. */
      readonly slip?: string;
    };

/** As much of a line as is shown, in characters. */
const SHOWN = 80;

/** At most so many characters are read beyond those of the right output, and twice as many of these. */
const SPARE = 100_000;

/** How many bytes of an output are enough to find the first wrong line, where the right one has so many. */
export const enoughOf = (rightBytes: number): number => 2 * rightBytes + SPARE;

/**
 * Compares what a program printed for these cases with the right lines, one for each. White space at the end of a line, and
 * blank lines at the end of the output, make no line wrong.
 */
export function checkOutput<Case>(
  task: Task<Case>,
  cases: readonly Case[],
  output: string,
): Checked {
  if (output.includes("\0")) return { kind: "binary" };
  const { lines, remarks } = readPrinted(output);
  if (lines.length === 0) return { kind: "empty" };
  const right = cases.map((one) => String(task.answer(one)));
  const at = Array.from({ length: Math.max(lines.length, right.length) }).findIndex(
    (_, line) => lines[line] !== right[line],
  );
  if (at < 0) return { kind: "right", remarks };
  const [given, expected] = [lines[at], right[at]];
  const slip = lines.length === right.length ? slipOf(task, cases, lines) : undefined;
  return {
    kind: "wrong",
    line: at + 1,
    ...(given === undefined ? {} : { given: cut(given) }),
    ...(expected === undefined ? {} : { right: cut(expected) }),
    isClose: given !== undefined && expected !== undefined && isClose(expected, given),
    remarks,
    ...(slip === undefined ? {} : { slip }),
  };
}

const cut = (line: string): string => (line.length <= SHOWN ? line : `${line.slice(0, SHOWN)}…`);

/** The slip that prints these lines; undefined where none does, and where several do. */
function slipOf<Case>(
  task: Task<Case>,
  cases: readonly Case[],
  answers: readonly string[],
): string | undefined {
  const [slip, another] = asText(task).slips.filter((each) =>
    answersAlike(each, { cases, run: { answers } }),
  );
  return another === undefined ? slip?.id : undefined;
}
