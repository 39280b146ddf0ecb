import { judgeTerminal as texts } from "../i18n/en/judge-terminal.ts";
import { fill } from "../i18n/fill.ts";
import { asText } from "../judging/as-text.ts";
import { judge, type Failure } from "../judging/judge.ts";
import type { Task } from "../judging/task.ts";
import { allowed as allowedBy } from "../problems/allowed.ts";
import type { Problem } from "../problems/problem.ts";
import { readingMistake, readingProbe, type ReadingMistake } from "../problems/reading-mistakes.ts";
import { taskOf } from "../problems/tasks.ts";
import { commandProgram } from "./command-program.ts";
import { counted, sayTime } from "./counted.ts";
import { openFolder } from "./failure-files.ts";
import type { Remark } from "../judging/printed.ts";
import { printedLines } from "./printed-lines.ts";
import type { Call } from "./read-arguments.ts";
import { runCommand } from "./run-command.ts";
import { sayFailure } from "./say-failure.ts";
import { whyNotStarted } from "./why-not-started.ts";

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
  const { problem, command, seed = SEED, keep } = trial;
  const allowed = trial.time ?? allowedBy(problem.judge);
  const say = (...lines: readonly string[]): void => write(`${lines.join("\n")}\n`);
  const store = keep === undefined ? undefined : openFolder(keep);

  const notes = new Set<Remark>();
  const note = (one: Remark): void => void notes.add(one);
  const program = commandProgram(command, (cases) => problem.print(cases), note);
  let cases = "";
  const task = await taskOf(problem.id);
  const judgement = await judge(asText(task), program, {
    seed,
    allowed,
    report: ({ step, cases: all, milliseconds }) => {
      cases = counted(texts.cases, all);
      if (milliseconds === undefined || all === 0) return;
      say(fill(texts.passed, { step: texts.steps[step], cases, time: sayTime(milliseconds) }));
    },
  }).catch((error: unknown) => {
    throw whyNotStarted(error, command[0] ?? "");
  });

  if ("step" in judgement) {
    say(fill(texts.failed, { step: texts.steps[judgement.step], cases }));
    const right = judgement.cases.map((one) => problem.format(problem.solve(one)));
    const printed = await outOfStep(trial, judgement, allowed);
    const reading = await readingOf(trial, task, judgement, allowed);
    const told = {
      ...{ failure: judgement, allowed, right },
      ...(printed && { printed }),
      ...(reading && { reading }),
    };
    for (const paragraph of sayFailure(problem, told)) say("", paragraph);
    if (store) say("", fill(texts.kept, store(problem, judgement.cases, right)));
  } else if (judgement.verdict === "accepted") {
    const times = { time: sayTime(judgement.milliseconds), allowed: sayTime(allowed) };
    say("", fill(texts.accepted, times), ...[...notes].map((one) => texts.notes[one]));
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
