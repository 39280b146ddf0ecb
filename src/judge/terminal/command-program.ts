import { judgeTerminal as texts } from "../../i18n/en/judge-terminal.ts";
import { fill } from "../../i18n/fill.ts";
import { readPrinted, type Remark } from "../output.ts";
import type { End, Program } from "../program.ts";
import { showLine, textOf } from "./format.ts";
import { runCommand, WAITS, type Ended, type Ran } from "./run-command.ts";

/**
 * The lines that a command printed, at most so many. Of a command that was ended, without the line in which it was ended; of
 * a flood, none.
 *
 * @param note called with what is left out
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

/** Lines of the standard error that are shown. */
const LAST_LINES = 8;

/**
 * A command as a program: it reads a complete input, and prints one line a case. If it prints more lines or fewer, none of
 * them is known to be the answer to its case, and it has given none.
 *
 * @param print a complete input with these cases
 * @param note called with what is accepted in an output, and might not be elsewhere
 * @param measured called with every run
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

/** Leaks are no faults here: judges end a program before it frees anything. */
const CHECKS = { ASAN_OPTIONS: "detect_leaks=0", UBSAN_OPTIONS: "print_summary=0" };

/** What the checks of g++ and clang++ report: a fault of memory by its summary, any other by its place. */
const REPORT = /^SUMMARY: AddressSanitizer: (.+)$|^(.*): runtime error: (.+)$/gm;

/** A program with checks needs more of these than one without. */
const TOO_LARGE = /stack-overflow|out-of-memory|allocation-size/;

/**
 * A program that was compiled with checks, of which only faults count: a run that ends without one is taken for right. It is
 * stopped where it ends early before its first fault, such as for its time: it is then judged without checks.
 */
export function checkedProgram<Case>(
  command: readonly string[],
  print: (cases: readonly Case[]) => string,
  answer: (one: Case) => unknown,
): Program<Case> {
  let isFaulty = false;
  return {
    run: async (cases, allowed) => {
      const { errors, ended, milliseconds } = await runCommand(
        command,
        print(cases),
        allowed,
        CHECKS,
      );
      let fault: string | undefined;
      for (const [, memory, place = "", what = ""] of textOf(errors).matchAll(REPORT)) {
        if (!TOO_LARGE.test(memory ?? what)) fault ??= memory ?? `${place}: ${what}`;
      }
      if (ended === 0) {
        return { answers: cases.map(answer), end: { kind: "finished" }, milliseconds: 0 };
      }
      if (fault === undefined) {
        // After a fault, a short run looks for a smaller one.
        return { answers: [], end: { kind: isFaulty ? "time" : "stopped" }, milliseconds };
      }
      isFaulty = true;
      const message = fill(texts.fault, { fault: showLine(fault) });
      return { answers: [], end: { kind: "crash", message }, milliseconds };
    },
  };
}

/** What languages write where there is no memory left; some write more after it than is shown. */
const OUT_OF_MEMORY = /out of memory|\bbad_alloc\b|\b(OutOf)?MemoryError\b/i;

function endOf({ ended, errors }: Ran, allowed: number): End {
  if (ended === 0) return { kind: "finished" };
  if (ended === "wait") return { kind: "time", waited: WAITS * allowed };
  if (ended === "time" || ended === "flood") return { kind: ended };
  const text = textOf(errors);
  const last = text.trimEnd().split(/\r?\n/).slice(-LAST_LINES);
  const shown = last.join("") === "" ? [] : ["", texts.errors, ...last.map(indented)];
  const how = formatEnd(ended);
  const why = OUT_OF_MEMORY.test(text) ? fill(texts.outOfMemory, { ended: how }) : how;
  return { kind: "crash", message: [why, ...shown].join("\n") };
}

const indented = (line: string): string => (line === "" ? "" : `  ${showLine(line)}`);

function formatEnd(ended: Exclude<Ended, "time" | "wait" | "flood">): string {
  const { status, signal, signals } = texts;
  return typeof ended === "number"
    ? fill(status, { n: ended })
    : fill(signal, { signal: signals[ended] ?? ended });
}
