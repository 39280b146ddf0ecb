import { judgeTerminal as texts } from "../../i18n/en/judge-terminal.ts";
import { fill } from "../../i18n/fill.ts";
import type { End } from "../program.ts";
import type { RunText } from "../text-program.ts";
import { showLine, textOf } from "./format.ts";
import { runCommand, CLOCK_FACTOR, type CommandEnd, type CommandRun } from "./run-command.ts";

/** Maximum number of lines shown of the standard error. */
const LAST_LINES = 8;

/** Number of bytes that are kept of a flood. */
const MAX_OF_FLOOD = 1_000_000;

/**
 * Returns a function that runs a command on an input.
 *
 * @param onRun called after every run
 * @param isChecked whether the program was compiled with checks
 */
export const commandRunner =
  (
    command: readonly string[],
    onRun: (ran: CommandRun) => void = () => {},
    isChecked = false,
  ): RunText =>
  async (input, allowed) => {
    const ran = await runCommand(command, input, allowed, isChecked ? CHECKS : {});
    onRun(ran);
    const isFlood = ran.ended === "flood";
    const output = textOf(isFlood ? ran.output.subarray(0, MAX_OF_FLOOD) : ran.output);
    return { output, end: endOf(ran, allowed, isChecked), milliseconds: ran.milliseconds };
  };

/** Options for programs with checks. Leaks are accepted, since judges end a program before it frees anything. */
const CHECKS = { ASAN_OPTIONS: "detect_leaks=0", UBSAN_OPTIONS: "print_summary=0" };

/** The reports of the checks of g++ and clang++: the summary of a memory error, or the place of another error. */
const REPORT = /^SUMMARY: AddressSanitizer: (.+)$|^(.*: )runtime error: (.+)$/m;

/** Reports about stack and memory sizes; a program needs more of both with checks than without. */
const TOO_LARGE = /stack-overflow|out-of-memory|allocation-size/;

/** Messages of languages when memory runs out. Some print more after it than is shown. */
const OUT_OF_MEMORY = /out of memory|\bbad_alloc\b|\b(OutOf)?MemoryError\b/i;

function endOf({ ended, errors }: CommandRun, allowed: number, isChecked: boolean): End {
  if (ended === 0) return { kind: "finished" };
  if (ended === "wait") return { kind: "time", waited: CLOCK_FACTOR * allowed };
  if (ended === "time" || ended === "flood") return { kind: ended };
  const text = textOf(errors);
  const [, memory, place = "", what = ""] = (isChecked && REPORT.exec(text)) || [];
  const fault = memory ?? place + what;
  if (TOO_LARGE.test(fault)) return { kind: "memory" };
  if (fault !== "") {
    return { kind: "crash", message: fill(texts.fault, { fault: showLine(fault) }) };
  }
  const last = text.trimEnd().split(/\r?\n/).slice(-LAST_LINES);
  const shown = last.join("") === "" ? [] : ["", texts.errors, ...last.map(indented)];
  const how = formatEnd(ended);
  const why = OUT_OF_MEMORY.test(text) ? fill(texts.outOfMemory, { ended: how }) : how;
  return { kind: "crash", message: [why, ...shown].join("\n") };
}

const indented = (line: string): string => (line === "" ? "" : `  ${showLine(line)}`);

function formatEnd(ended: Exclude<CommandEnd, "time" | "wait" | "flood">): string {
  const { status, signal, signals } = texts;
  return typeof ended === "number"
    ? fill(status, { n: ended })
    : fill(signal, { signal: signals[ended] ?? ended });
}
