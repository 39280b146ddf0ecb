import { judgeTerminal as texts } from "../../i18n/en/judge-terminal.ts";
import { fill } from "../../i18n/fill.ts";
import { asText } from "../as-text.ts";
import { judge, type Failure } from "../judge.ts";
import { allowed as allowedBy } from "../../problems/allowed.ts";
import type { Program, End } from "../program.ts";
import type { Task } from "../task.ts";
import type { Problem } from "../../problems/problem.ts";
import {
  readingMistake,
  readingProbe,
  type ReadingMistake,
} from "../../problems/reading-mistakes.ts";
import { taskOf } from "../../problems/tasks.ts";
import { counted, sayMegabytes, sayTime } from "./counted.ts";
import { openFolder } from "./failure-files.ts";
import { type Remark, readPrinted } from "../printed.ts";
import { prepareCommand } from "./prepare-command.ts";
import type { Call } from "./read-arguments.ts";
import { runCommand, type Ran, WAITS, type Ended } from "./run-command.ts";
import { block, sayFailure } from "./say-failure.ts";
import { whyNotStarted } from "./why-not-started.ts";
import { showLine, textOf } from "./show-text.ts";

/**
 * The lines that a command printed, at most so many. Of a command that was ended, without the line in which it was ended; of
 * a flood, none.
 *
 * @param note told of what is left out
 */
function printedLines(
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
 * @param note told of what is accepted in an output, and might not be elsewhere
 * @param measured told of every run
 */
function commandProgram<Case>(
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

/** What overflows is undefined, and yet comes out as meant on most judges. */
const OVERFLOWS = /^(signed integer overflow|negation|left shift|right shift|shift )/;

/** A program with checks needs more of these than one without. */
const TOO_LARGE = /stack-overflow|out-of-memory|allocation-size/;

/**
 * A program that was compiled with checks, of which only faults count: a run that ends without one is taken for right. It is
 * stopped where it ends early before its first fault, such as for its time: it is then judged without checks.
 *
 * @param overflow told of arithmetic that overflows: where, and how
 */
export function checkedProgram<Case>(
  command: readonly string[],
  print: (cases: readonly Case[]) => string,
  answer: (one: Case) => unknown,
  overflow: (place: string, what: string) => void,
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
        if (OVERFLOWS.test(what)) overflow(showLine(place), showLine(what));
        else if (!TOO_LARGE.test(memory ?? what)) fault ??= memory ?? `${place}: ${what}`;
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
  const said = last.join("") === "" ? [] : ["", texts.errors, ...last.map(indented)];
  const how = sayEnded(ended);
  const why = OUT_OF_MEMORY.test(text) ? fill(texts.outOfMemory, { ended: how }) : how;
  return { kind: "crash", message: [why, ...said].join("\n") };
}

const indented = (line: string): string => (line === "" ? "" : `  ${showLine(line)}`);

function sayEnded(ended: Exclude<Ended, "time" | "wait" | "flood">): string {
  const { status, signal, signals } = texts;
  return typeof ended === "number"
    ? fill(status, { n: ended })
    : fill(signal, { signal: signals[ended] ?? ended });
}

/** The seed where none is given. */
export const SEED = 1;

/** Lines that are read of an output which has too many. */
const MOST_PRINTED = 10_000;

/** A command, and the problem that it is tried on. */
export type Trial = Omit<Call, "problem"> & { readonly problem: Problem };

/**
 * Tries a command on a problem, and says step by step how it does.
 *
 * @returns the exit status: 0 accepted, 1 not
 * @throws {Mistake} where the command cannot be started, or the folder not be written into.
 */
export async function tryCommand(trial: Trial, write: (text: string) => void): Promise<number> {
  const store = trial.keep === undefined ? undefined : openFolder(trial.keep);
  const prepared = prepareCommand(trial.command);
  const say = (...lines: readonly string[]): void => write(`${lines.join("\n")}\n`);
  try {
    if (prepared.errors !== undefined) {
      say(texts.compileError, "", ...block(prepared.errors.trimEnd().split("\n")));
      return 1;
    }
    if (prepared.note !== undefined) say(prepared.note);
    return await tryPrepared({ ...trial, ...prepared }, say, store);
  } finally {
    prepared.remove();
  }
}

async function tryPrepared(
  trial: Trial & { readonly checked?: readonly string[] },
  say: (...lines: readonly string[]) => void,
  store: ReturnType<typeof openFolder> | undefined,
): Promise<number> {
  const { problem, command, checked, seed = SEED } = trial;
  const allowed = trial.time ?? allowedBy(problem.judge);
  const task = asText(await taskOf(problem.id));
  const print = (cases: readonly unknown[]): string => problem.print(cases);

  const notes = new Map<string, string>();
  const note = (one: Remark): void => void notes.set(one, texts.notes[one]);
  const overflow = (place: string, what: string): void =>
    void notes.set(place, fill(texts.overflow, { place, what }));
  let peak = 0;
  const measured = ({ kilobytes = 0 }: Ran): void => void (peak = Math.max(peak, kilobytes));
  const program = commandProgram(command, print, note, measured);
  let cases = "";
  const judgeIt = (tried: Program<unknown>, isSaid: boolean) =>
    judge(task, tried, {
      seed,
      allowed,
      report: ({ step, cases: all, milliseconds }) => {
        cases = counted(texts.cases, all);
        if (!isSaid || milliseconds === undefined || all === 0) return;
        say(fill(texts.passed, { step: texts.steps[step], cases, time: sayTime(milliseconds) }));
      },
    }).catch((error: unknown) => {
      throw whyNotStarted(error, command[0] ?? "");
    });
  const faulty =
    checked &&
    (await judgeIt(
      checkedProgram(checked, print, (one) => task.answer(one), overflow),
      false,
    ));
  if (faulty?.verdict === "accepted") say(texts.noFault);
  const judgement = faulty && "step" in faulty ? faulty : await judgeIt(program, true);

  if ("step" in judgement) {
    say(fill(texts.failed, { step: texts.steps[judgement.step], cases }));
    const right = judgement.cases.map((one) => problem.format(problem.solve(one)));
    const printed = await outOfStep(trial, judgement, allowed);
    const isAlways =
      judgement.verdict === "time" && (await isSlowAtOnce(task, program, judgement, allowed));
    const reading = await readingOf(trial, task, judgement, allowed);
    const told = {
      ...{ failure: judgement, allowed, right, isAlways },
      ...(printed && { printed }),
      ...(reading && { reading }),
    };
    for (const paragraph of sayFailure(problem, told)) say("", paragraph);
    if (isOver(problem, peak)) say("", sayMemory(problem, peak));
    if (store) say("", fill(texts.kept, store(problem, judgement.cases, right)));
  } else if (judgement.verdict === "accepted") {
    const times = { time: sayTime(judgement.milliseconds), allowed: sayTime(allowed) };
    const memory = peak === 0 ? [] : [sayMemory(problem, peak)];
    say("", fill(texts.accepted, times), ...memory, ...notes.values());
  }
  return judgement.verdict === "accepted" ? 0 : 1;
}

/** The mistake in reading the input that the command makes, where its answers are those of no other known mistake. */
async function readingOf(
  { command, problem }: Trial,
  task: Task,
  { verdict, slips }: Failure<unknown>,
  allowed: number,
): Promise<ReadingMistake | undefined> {
  if ((verdict !== "output" && verdict !== "wrong") || slips.length > 0) return undefined;
  const cases = readingProbe(problem, task.small());
  const ran = await runCommand(command, problem.print(cases), allowed);
  // Of a flood, only its begin is of interest.
  const output = ran.output.subarray(0, 1 + ran.output.lastIndexOf("\n", MOST_PRINTED));
  const isEnded = ran.ended === 0;
  return readingMistake(
    problem,
    cases,
    printedLines(isEnded ? ran : { ...ran, output, ended: 0 }, MOST_PRINTED),
  );
}

/** What the command prints on a failure's input, where it prints more lines than cases, or fewer. */
async function outOfStep(
  { command, problem }: Trial,
  { cases, fault, verdict }: Failure<unknown>,
  allowed: number,
): Promise<readonly string[] | undefined> {
  if (verdict !== "output" || fault.end.kind !== "finished") return undefined;
  return printedLines(await runCommand(command, problem.print(cases), allowed), MOST_PRINTED);
}

/** A run of the smallest case that takes so much of what is allowed, as a part of 1, is slow at its start. */
const AT_ONCE = 0.8;

/** Whether a program takes as long on an input of one small case, another than the one that it fails on. */
async function isSlowAtOnce(
  task: Task,
  program: Program<unknown>,
  { cases }: Failure<unknown>,
  allowed: number,
): Promise<boolean> {
  const failed = task.print(cases[0]);
  for (const one of task.small()) {
    if (task.print(one) === failed) continue;
    const { milliseconds, end } = await program.run([one], allowed);
    return end.kind === "time" || milliseconds > AT_ONCE * allowed;
  }
  return false;
}

/** What a judge allows at the most where its limit for a problem is not known, in kB. */
const USUALLY_ALLOWED = 65_536;

const memoryOf = ({ judge: { kilobytes } }: Problem): number | undefined =>
  kilobytes === "usual" ? USUALLY_ALLOWED : kilobytes;

const isOver = (problem: Problem, kilobytes: number): boolean =>
  kilobytes > (memoryOf(problem) ?? Infinity);

function sayMemory(problem: Problem, kilobytes: number): string {
  const { judge } = problem;
  const template = !isOver(problem, kilobytes)
    ? texts.memory
    : judge.kilobytes === "usual"
      ? texts.memoryOverUsual
      : texts.memoryOver;
  const n = sayMegabytes(kilobytes);
  return fill(template, { n, judge: judge.name, most: sayMegabytes(memoryOf(problem) ?? 0) });
}
