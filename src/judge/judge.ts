import { equal, findFault, type Fault, type Program, type Run } from "./program.ts";
import { inputsForStep, STEPS, type Step } from "./inputs.ts";
import { shrink } from "./shrink.ts";
import type { KnownMistake, Task } from "./task.ts";

export { STEPS, type Step };

/** The progress of a judgement. */
export interface Progress {
  readonly step: Step;
  /** Number of cases that are answered in this step, of all its `cases`. */
  readonly answered: number;
  readonly cases: number;
  /** The time of the step's longest run; absent until all its cases are answered correctly. */
  readonly milliseconds?: number;
  /** The verdict; absent until a case fails and the search for a smaller failure begins. */
  readonly verdict?: Fault["verdict"];
}

/** A failure of a program. */
export interface Failure<Case> {
  readonly verdict: Fault["verdict"];
  readonly step: Step;
  /**
   * The smallest failing input that was found, usually one case. If there are several, the last one fails, or an earlier one
   * if the program reads the cases after it too soon.
   */
  readonly cases: readonly Case[];
  /** The fault, with the index of its case. */
  readonly fault: Fault;
  /** For a time limit: whether the last case alone takes too long, or only all cases together. */
  readonly slow?: "alone" | "together";
  /** The ids of all known mistakes that give the same answers as this program. */
  readonly mistakes: readonly string[];
}

/** The result of a judgement. */
export type Judgement<Case> =
  | { readonly verdict: "accepted"; readonly milliseconds: number; readonly allowed: number }
  | { readonly verdict: "stopped" }
  | Failure<Case>;

export interface JudgeOptions {
  /** The same seed generates the same cases. */
  readonly seed: number;
  /** Time limit for each input in milliseconds, chosen for the largest one. */
  readonly allowed: number;
  readonly report?: (progress: Progress) => void;
}

/** Returns inputs that distinguish mistakes and have not been run: other small cases, cases of mistakes, random cases. */
function remainingInputs<Case>(
  task: Task<Case>,
  step: Step,
  at: number,
  seed: number,
): readonly (readonly Case[])[] {
  const distinguishing = (["small", "mistakes", "random"] as const).filter(
    (each) => STEPS.indexOf(each) >= STEPS.indexOf(step),
  );
  return distinguishing.flatMap((each) => {
    const inputs = inputsForStep(task, each, seed);
    if (each === "random") return step === "random" ? [] : inputs.slice(0, 2);
    return each === step ? inputs.slice(at + 1) : inputs;
  });
}

/** Thrown to end a judgement when its program was stopped. */
class Stopped extends Error {}

/** Milliseconds of runs after which the event loop gets a turn, so that signals and messages are handled. */
const TURN = 50;

/** Returns the program with its time limit enforced; a run that was stopped throws {@link Stopped}. */
function withLimits<Case>(program: Program<Case>): Program<Case> {
  let lastTurn = performance.now();
  return {
    async run(cases, allowed, reportAnswered) {
      if (performance.now() - lastTurn > TURN) {
        await new Promise((resolve) => setTimeout(resolve));
        lastTurn = performance.now();
      }
      const run = await program.run(cases, allowed, reportAnswered);
      if (run.end.kind === "stopped") throw new Stopped();
      const isTimedOut = run.end.kind === "finished" && run.milliseconds > allowed;
      return isTimedOut ? { ...run, end: { kind: "time" } } : run;
    },
  };
}

/**
 * Judges a program on the samples, every small case, the cases that show known mistakes, random cases and the largest input.
 * At the first fault it searches for the smallest failing input, and for all known mistakes with the same answers.
 *
 * Rejects only if the program cannot be started.
 */
export async function judge<Case>(
  task: Task<Case>,
  program: Program<Case>,
  options: JudgeOptions,
): Promise<Judgement<Case>> {
  try {
    return await runSteps(task, withLimits(program), options);
  } catch (error) {
    if (error instanceof Stopped) return { verdict: "stopped" };
    throw error;
  }
}

async function runSteps<Case>(
  task: Task<Case>,
  program: Program<Case>,
  { seed, allowed, report = () => {} }: JudgeOptions,
): Promise<Judgement<Case>> {
  const runs: AnsweredInput<Case>[] = [];
  let longest = 0;
  for (const step of STEPS) {
    const inputs = inputsForStep(task, step, seed);
    const cases = inputs.reduce((sum, each) => sum + each.length, 0);
    let before = 0;
    longest = 0;
    for (const input of inputs) {
      const reportAnswered = (answered: number): void =>
        report({ step, answered: before + answered, cases });
      reportAnswered(0);
      const run = await program.run(input, allowed, reportAnswered);
      runs.push({ cases: input, run });
      const fault = findFault(task, input, run);
      if (fault) {
        const { verdict } = fault;
        report({ step, answered: before + fault.at, cases, verdict });
        const found = await shrink(task, program, { step, input, run, fault }, allowed);
        // If later cases change an answer, the program reads its input incorrectly: no known mistake explains that.
        const isAhead = found.fault.at + 1 < found.cases.length;
        if (verdict !== "wrong" || isAhead) return { verdict, step, ...found, mistakes: [] };
        const rest = remainingInputs(task, step, inputs.indexOf(input), seed);
        return { verdict, step, ...found, mistakes: await diagnose(task, program, runs, rest) };
      }
      before += input.length;
      longest = Math.max(longest, run.milliseconds);
    }
    report({ step, answered: cases, cases, milliseconds: longest });
  }
  return { verdict: "accepted", milliseconds: longest, allowed };
}

/** An input, and a program's answers to it. */
interface AnsweredInput<Case> {
  readonly cases: readonly Case[];
  readonly run: Pick<Run, "answers">;
}

/** Milliseconds for the comparison with known mistakes: all runs made only for it, and the mistakes' answers. */
const COMPARISON_TIME = 2000;

/**
 * Returns the ids of all known mistakes that give the same answers as the program. Runs the remaining inputs too, as long as
 * there is such a mistake and the time is not over.
 */
async function diagnose<Case>(
  task: Task<Case>,
  program: Program<Case>,
  answered: readonly AnsweredInput<Case>[],
  remaining: readonly (readonly Case[])[],
): Promise<readonly string[]> {
  const end = Date.now() + COMPARISON_TIME;
  let suspects = task.mistakes;
  const compare = (runs: readonly AnsweredInput<Case>[]): void => {
    suspects = suspects.filter((mistake) =>
      runs.every((each) => givesSameAnswers(mistake, each, end)),
    );
  };
  compare(answered);
  for (const cases of remaining) {
    const left = end - Date.now();
    if (suspects.length === 0 || left <= 0) break;
    compare([{ cases, run: await program.run(cases, left) }]);
  }
  return suspects.map(({ id }) => id);
}

/**
 * Reports whether a fresh start of the mistake gives the answers of the run. Missing answers are not compared.
 *
 * @param end the time, as `Date.now()`, after which no more answers are compared, since some mistakes are slow
 */
export function givesSameAnswers<Case>(
  mistake: KnownMistake<Case>,
  { cases, run }: AnsweredInput<Case>,
  end = Infinity,
): boolean {
  const answer = mistake.start();
  return run.answers.every((given, at) => {
    const one = cases[at];
    return one !== undefined && (Date.now() > end || equal(answer(one), given));
  });
}
