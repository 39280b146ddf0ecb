import { judgeTerminal as texts } from "../../i18n/en/judge-terminal.ts";
import { fill } from "../../i18n/fill.ts";
import type { End, Program } from "../program.ts";
import type { RunText } from "../text-program.ts";
import { showLine, textOf } from "./format.ts";
import { runCommand, WAITS, type Ended, type Ran } from "./run-command.ts";

/** Lines of the standard error that are shown. */
const LAST_LINES = 8;

/** Characters of a flood that are of interest: how it begins. */
const MOST_OF_FLOOD = 1_000_000;

/**
 * Runs of a command.
 *
 * @param measured told of every run
 */
export const commandRunner =
  (command: readonly string[], measured: (ran: Ran) => void = () => {}): RunText =>
  async (input, allowed) => {
    const ran = await runCommand(command, input, allowed);
    measured(ran);
    const isFlood = ran.ended === "flood";
    const output = textOf(isFlood ? ran.output.subarray(0, MOST_OF_FLOOD) : ran.output);
    return { output, end: endOf(ran, allowed), milliseconds: ran.milliseconds };
  };

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
  problem: { print(cases: readonly Case[]): string },
  answer: (one: Case) => unknown,
): Program<Case> {
  let isFaulty = false;
  return {
    run: async (cases, allowed) => {
      const { errors, ended, milliseconds } = await runCommand(
        command,
        problem.print(cases),
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
