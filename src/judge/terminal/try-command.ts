import { judgeTerminal as texts } from "../../i18n/en/judge-terminal.ts";
import { fill } from "../../i18n/fill.ts";
import { timeLimit as allowedBy } from "../../problems/feasible.ts";
import type { Problem } from "../../problems/problem.ts";
import { readingOf } from "../../problems/reading-mistakes.ts";
import { taskOf } from "../../problems/registry.ts";
import { judge } from "../judge.ts";
import type { Program } from "../program.ts";
import { asText } from "../task.ts";
import { textProgram, type Remark } from "../text-program.ts";
import { commandRunner } from "./command-program.ts";
import { block, counted, formatFailure, formatMegabytes, formatTime } from "./format.ts";
import { openFolder, prepareCommand, asUsageError } from "./prepare-command.ts";
import type { CommandRun } from "./run-command.ts";

/** The default seed. */
export const DEFAULT_SEED = 1;

/** The parsed arguments of a call. */
export interface Call {
  readonly seed?: number;
  /** Milliseconds for each run; if absent, the problem's time limit applies. */
  readonly time?: number;
  /** The folder in which a failure is stored. */
  readonly keep?: string;
  readonly help?: boolean;
  readonly problem?: string;
  /** All arguments after the problem, unchanged. */
  readonly command: readonly string[];
}

/** A command and the problem on which it is tested. */
export type Trial = Omit<Call, "problem"> & { readonly problem: Problem };

/**
 * Tests a command on a problem, and reports the result of each step.
 *
 * @returns the exit status: 0 if accepted, 1 if not
 * @throws {UsageError} if the command cannot be started, or the folder cannot be written to.
 */
export async function tryCommand(trial: Trial, write: (text: string) => void): Promise<number> {
  const store = trial.keep === undefined ? undefined : openFolder(trial.keep);
  const prepared = prepareCommand(trial.command);
  const print = (...lines: readonly string[]): void => write(`${lines.join("\n")}\n`);
  try {
    if (prepared.errors !== undefined) {
      print(texts.compileError, "", ...block(prepared.errors.trimEnd().split("\n")));
      return 1;
    }
    if (prepared.note !== undefined) print(prepared.note);
    return await tryPrepared({ ...trial, ...prepared }, print, store);
  } finally {
    prepared.remove();
  }
}

async function tryPrepared(
  trial: Trial & { readonly checked?: readonly string[] },
  print: (...lines: readonly string[]) => void,
  store: ReturnType<typeof openFolder> | undefined,
): Promise<number> {
  const { problem, command, checked, seed = DEFAULT_SEED } = trial;
  const allowed = trial.time ?? allowedBy(problem.judge);
  const task = asText(await taskOf(problem.id));

  const notes = new Set<string>();
  const note = (one: Remark): void => void notes.add(texts.notes[one]);
  let peak = 0;
  const updatePeak = ({ kilobytes = 0 }: CommandRun): void =>
    void (peak = Math.max(peak, kilobytes));
  const program = textProgram(commandRunner(command, updatePeak), problem, note);
  let cases = "";
  const judgeIt = (tried: Program<unknown>, isShown: boolean) =>
    judge(task, tried, {
      seed,
      allowed,
      report: ({ step, cases: all, milliseconds }) => {
        cases = counted(texts.cases, all);
        if (!isShown || milliseconds === undefined || all === 0) return;
        print(
          fill(texts.passed, { step: texts.steps[step], cases, time: formatTime(milliseconds) }),
        );
      },
    }).catch((error: unknown) => {
      throw asUsageError(error, command[0] ?? "");
    });
  // Checks need more time and memory, so both limits are judged without them.
  const withChecks = checked && commandRunner(checked, undefined, true);
  const faulty = withChecks && (await judgeIt(textProgram(withChecks, problem), false));
  if (faulty?.verdict === "accepted") print(texts.noFault);
  const isFound = faulty && "step" in faulty && !["time", "memory"].includes(faulty.verdict);
  const judgement = isFound ? faulty : await judgeIt(program, true);

  if ("step" in judgement) {
    print(fill(texts.failed, { step: texts.steps[judgement.step], cases }));
    const right = judgement.cases.map((one) => problem.format(problem.solve(one)));
    const run = commandRunner(command);
    const reading = await readingOf(run, problem, task, judgement, allowed);
    const reported = { failure: judgement, allowed, right, ...(reading && { reading }) };
    for (const paragraph of formatFailure(problem, reported)) print("", paragraph);
    if (isOver(problem, peak)) print("", formatMemory(problem, peak));
    if (store) print("", fill(texts.kept, store(problem, judgement.cases, right)));
  } else if (judgement.verdict === "accepted") {
    const times = { time: formatTime(judgement.milliseconds), allowed: formatTime(allowed) };
    const memory = peak === 0 ? [] : [formatMemory(problem, peak)];
    print("", fill(texts.accepted, times), ...memory, ...notes);
  }
  return judgement.verdict === "accepted" ? 0 : 1;
}

const isOver = ({ judge: { kilobytes } }: Problem, peak: number): boolean =>
  typeof kilobytes === "number" && peak > kilobytes;

function formatMemory(problem: Problem, peak: number): string {
  const { name, kilobytes } = problem.judge;
  return fill(isOver(problem, peak) ? texts.memoryOver : texts.memory, {
    n: formatMegabytes(peak),
    judge: name,
    most: formatMegabytes(Number(kilobytes)),
  });
}
