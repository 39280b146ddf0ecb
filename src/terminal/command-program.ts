import { judgeTerminal } from "../i18n/en/judge-terminal.ts";
import { fill } from "../i18n/fill.ts";
import type { End, Program } from "../judging/program.ts";
import type { Remark } from "../judging/printed.ts";
import { printedLines } from "./printed-lines.ts";
import { CLOCK, runCommand, type Ended, type Ran } from "./run-command.ts";
import { showLine, textOf } from "./show-text.ts";

/** Lines of the standard error that are shown. */
const LAST_LINES = 8;

/**
 * A command as a program: it reads a complete input, and prints one line a case. If it prints more lines or fewer, none of
 * them is known to be the answer to its case, and it has given none.
 *
 * @param print a complete input with these cases
 * @param note told of what is accepted in an output, and might not be elsewhere
 * @param measured told of every run
 */
export function commandProgram<Case>(
  command: readonly string[],
  print: (cases: readonly Case[]) => string,
  note: (note: Remark) => void,
  measured: (ran: Ran) => void = () => {},
): Program<Case> {
  return {
    run: async (cases, allowed) => {
      const ran = await runCommand(command, print(cases), allowed);
      measured(ran);
      const end = endOf(ran, allowed);
      const lines = printedLines(ran, cases.length + 1, note);
      const isInStep = lines.length === cases.length || end.kind !== "finished";
      return { answers: isInStep ? lines : [], end, milliseconds: ran.milliseconds };
    },
  };
}

/** What languages write where there is no memory left; some write more after it than is shown. */
const OUT_OF_MEMORY = /out of memory|\bbad_alloc\b|\b(OutOf)?MemoryError\b/i;

function endOf({ ended, errors }: Ran, allowed: number): End {
  if (ended === 0) return { kind: "finished" };
  if (ended === "clock") return { kind: "time", clock: CLOCK * allowed };
  if (ended === "time" || ended === "flood") return { kind: ended };
  const text = textOf(errors);
  const last = text.trimEnd().split(/\r?\n/).slice(-LAST_LINES);
  const said = last.join("") === "" ? [] : ["", judgeTerminal.errors, ...last.map(indented)];
  const how = sayEnded(ended);
  const why = OUT_OF_MEMORY.test(text) ? fill(judgeTerminal.outOfMemory, { ended: how }) : how;
  return { kind: "crash", message: [why, ...said].join("\n") };
}

const indented = (line: string): string => (line === "" ? "" : `  ${showLine(line)}`);

function sayEnded(ended: Exclude<Ended, "time" | "clock" | "flood">): string {
  const { status, signal, signals } = judgeTerminal;
  return typeof ended === "number"
    ? fill(status, { n: ended })
    : fill(signal, { signal: signals[ended] ?? ended });
}
