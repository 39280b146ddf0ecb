import type { judgeTerminal } from "../i18n/en/judge-terminal.ts";
import type { Ran } from "./run-command.ts";
import { textOf } from "./show-text.ts";

/** What is no fault of an output, though not every judge takes it. */
export type Note = keyof typeof judgeTerminal.notes;

/**
 * The lines that a command printed, at most so many: without white space at their ends, and without blank lines at the end
 * of all. Of a command that was ended, without the line in which it was ended; of a flood, none.
 *
 * @param note told of what is left out
 */
export function printedLines(
  { output, ended }: Ran,
  most: number,
  note: (note: Note) => void = () => {},
): readonly string[] {
  if (ended === "flood") return [];
  const all = textOf(output);
  const text = ended === 0 ? all : all.slice(0, all.lastIndexOf("\n") + 1);
  const kept = text.trimEnd();
  if (kept === "") return [];
  if (text.includes("\r\n")) note("carriage");
  if (/[^\S\r\n]\r?(\n|$)/.test(text)) note("spaces");
  if (/\n\s*\n/.test(text.slice(kept.length))) note("blank");
  return kept.split("\n", most).map((line) => line.trimEnd());
}
