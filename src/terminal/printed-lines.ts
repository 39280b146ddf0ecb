import { readPrinted, type Remark } from "../judging/printed.ts";
import type { Ran } from "./run-command.ts";
import { textOf } from "./show-text.ts";

/**
 * The lines that a command printed, at most so many. Of a command that was ended, without the line in which it was ended; of
 * a flood, none.
 *
 * @param note told of what is left out
 */
export function printedLines(
  { output, ended }: Ran,
  most: number,
  note: (remark: Remark) => void = () => {},
): readonly string[] {
  if (ended === "flood") return [];
  const all = textOf(output);
  const text = ended === 0 ? all : all.slice(0, all.lastIndexOf("\n") + 1);
  const { lines, remarks } = readPrinted(text);
  remarks.forEach(note);
  return lines.slice(0, most);
}
