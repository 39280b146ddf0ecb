import { judgeTerminal } from "../i18n/en/judge-terminal.ts";
import { fill } from "../i18n/fill.ts";
import type { End, Program } from "../judging/program.ts";
import { runCommand, type Ended, type Ran } from "./run-command.ts";
import { showLine, textOf } from "./show-text.ts";

/** What is no fault of an output, though not every judge takes it. */
export type Note = keyof typeof judgeTerminal.notes;

/** Lines of the standard error that are shown. */
const LAST_LINES = 8;

/**
 * A command as a program: it reads a complete input, and prints one line a case.
 *
 * @param print a complete input with these cases
 * @param note told of what is accepted in an output, and might not be elsewhere
 */
export function commandProgram<Case>(
  command: readonly string[],
  print: (cases: readonly Case[]) => string,
  note: (note: Note) => void,
): Program<Case> {
  return {
    holdsBack: true,
    run: async (cases, allowed) => {
      const ran = await runCommand(command, print(cases), allowed);
      const text = ran.ended === "flood" ? "" : wholeLines(ran);
      return {
        answers: linesOf(text, cases.length + 1, note),
        end: endOf(ran),
        milliseconds: ran.milliseconds,
      };
    },
  };
}

/** The output; of a command that was ended, without the line in which it was ended. */
function wholeLines({ output, ended }: Ran): string {
  const text = textOf(output);
  return ended === 0 ? text : text.slice(0, text.lastIndexOf("\n") + 1);
}

/** At most so many lines, without white space at their ends, and without blank lines at the end of all. */
function linesOf(text: string, most: number, note: (note: Note) => void): readonly string[] {
  const kept = text.trimEnd();
  if (kept === "") return [];
  if (text.includes("\r\n")) note("carriage");
  if (/[^\S\r\n]\r?(\n|$)/.test(text)) note("spaces");
  if (/\n\s*\n/.test(text.slice(kept.length))) note("blank");
  return kept.split("\n", most).map((line) => line.trimEnd());
}

function endOf({ ended, errors }: Ran): End {
  if (ended === 0) return { kind: "finished" };
  if (ended === "time" || ended === "flood") return { kind: ended };
  const last = textOf(errors).trimEnd().split(/\r?\n/).slice(-LAST_LINES);
  const said = last.join("") === "" ? [] : ["", judgeTerminal.errors, ...last.map(indented)];
  return { kind: "crash", message: [sayEnded(ended), ...said].join("\n") };
}

const indented = (line: string): string => (line === "" ? "" : `  ${showLine(line)}`);

function sayEnded(ended: Exclude<Ended, "time" | "flood">): string {
  const { status, signal, signals } = judgeTerminal;
  return typeof ended === "number"
    ? fill(status, { n: ended })
    : fill(signal, { signal: signals[ended] ?? ended });
}
