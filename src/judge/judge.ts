import { equal, faultIn, type Fault, type Program, type Run } from "./program.ts";
import { inputsOf, STEPS, type Step } from "./inputs.ts";
import { shrink } from "./shrink.ts";
import type { KnownMistake, Task } from "./task.ts";

export { STEPS, type Step };

/** How far a judgement has come. */
export interface Progress {
  readonly step: Step;
  /** Cases answered in this step, and all of its cases. */
  readonly answered: number;
  readonly cases: number;
  /** Present once all of them are answered rightly: the time of the step's longest run. */
  readonly milliseconds?: number;
  /** Present once one has failed, while a smaller failure is looked for. */
  readonly verdict?: Fault["verdict"];
}

/** Where a program fails. */
export interface Failure<Case> {
  readonly verdict: Fault["verdict"];
  readonly step: Step;
  /**
   * The smallest found: most often one case. Of more, asked in a row of a fresh start, the last goes wrong; or an earlier one,
   * if what follows it is read too soon.
   */
  readonly cases: readonly Case[];
  /** What goes wrong, and at which of them. */
  readonly fault: Fault;
  /** Of a time limit: whether the last case alone takes too long, or only all of them together. */
  readonly slow?: "alone" | "together";
  /** The ids of all mistakes that answer everything as this program does. */
  readonly mistakes: readonly string[];
}

/** The result of a judgement. */
export type Judgement<Case> =
  | { readonly verdict: "accepted"; readonly milliseconds: number; readonly allowed: number }
  | { readonly verdict: "stopped" }
  | Failure<Case>;

export interface JudgeOptions {
  /** The same seed asks the same cases. */
  readonly seed: number;
  /** Milliseconds for an input: for the largest, and so for any. */
  readonly allowed: number;
  readonly report?: (progress: Progress) => void;
}

/** What tells mistakes apart and has not been asked: the rest of the small cases, what shows the others, and some random cases. */
function unasked<Case>(
  task: Task<Case>,
  step: Step,
  at: number,
  seed: number,
): readonly (readonly Case[])[] {
  const telling = (["small", "mistakes", "random"] as const).filter(
    (each) => STEPS.indexOf(each) >= STEPS.indexOf(step),
  );
  return telling.flatMap((each) => {
    const inputs = inputsOf(task, each, seed);
    if (each === "random") return step === "random" ? [] : inputs.slice(0, 2);
    return each === step ? inputs.slice(at + 1) : inputs;
  });
}

/** Thrown through everything when a program was stopped. */
class Stopped extends Error {}

/** Milliseconds of runs between two turns of the event loop, in which a signal or a message is heard. */
const TURN = 50;

/** The same program, whose runs are in time, or have not ended so; one that was stopped throws {@link Stopped}. */
function watched<Case>(program: Program<Case>): Program<Case> {
  let turn = performance.now();
  return {
    async run(cases, allowed, heard) {
      if (performance.now() - turn > TURN) {
        await new Promise((resolve) => setTimeout(resolve));
        turn = performance.now();
      }
      const run = await program.run(cases, allowed, heard);
      if (run.end.kind === "stopped") throw new Stopped();
      const isTimedOut = run.end.kind === "finished" && run.milliseconds > allowed;
      return isTimedOut ? { ...run, end: { kind: "time" } } : run;
    },
  };
}

/**
 * Judges a program: the samples, every small case, what shows known mistakes, random cases, and the largest input. At the first
 * fault it looks for the smallest cases that show one, and for all mistakes whose answers are the same.
 *
 * Rejected only where the program cannot be started.
 */
export async function judge<Case>(
  task: Task<Case>,
  program: Program<Case>,
  options: JudgeOptions,
): Promise<Judgement<Case>> {
  try {
    return await judged(task, watched(program), options);
  } catch (error) {
    if (error instanceof Stopped) return { verdict: "stopped" };
    throw error;
  }
}

async function judged<Case>(
  task: Task<Case>,
  program: Program<Case>,
  { seed, allowed, report = () => {} }: JudgeOptions,
): Promise<Judgement<Case>> {
  const asked: { readonly cases: readonly Case[]; readonly run: Run }[] = [];
  let last = 0;
  for (const step of STEPS) {
    const inputs = inputsOf(task, step, seed);
    const cases = inputs.reduce((sum, each) => sum + each.length, 0);
    let before = 0;
    last = 0;
    for (const input of inputs) {
      const heard = (answered: number): void =>
        report({ step, answered: before + answered, cases });
      heard(0);
      const run = await program.run(input, allowed, heard);
      asked.push({ cases: input, run });
      const fault = faultIn(task, input, run);
      if (fault) {
        const { verdict } = fault;
        report({ step, answered: before + fault.at, cases, verdict });
        const found = await shrink(task, program, { step, input, run, fault }, allowed);
        // Where what follows a case changes its answer, the input is not read as it should be.
        const isAhead = found.fault.at + 1 < found.cases.length;
        if (verdict !== "wrong" || isAhead) return { verdict, step, ...found, mistakes: [] };
        const rest = unasked(task, step, inputs.indexOf(input), seed);
        return { verdict, step, ...found, mistakes: await diagnose(task, program, asked, rest) };
      }
      before += input.length;
      last = Math.max(last, run.milliseconds);
    }
    report({ step, answered: cases, cases, milliseconds: last });
  }
  return { verdict: "accepted", milliseconds: last, allowed };
}

/** What a program was asked, and what it answered. */
interface Asked<Case> {
  readonly cases: readonly Case[];
  readonly run: Pick<Run, "answers">;
}

/** Milliseconds for all runs that only tell known mistakes apart, and for the answers of those. */
const PATIENCE = 2000;

/**
 * The ids of all known mistakes that have answered everything as the program has. What has not been asked yet is asked now,
 * for mistakes that answer alike so far, while there is time.
 */
export async function diagnose<Case>(
  task: Task<Case>,
  program: Program<Case>,
  asked: readonly Asked<Case>[],
  unasked: readonly (readonly Case[])[],
): Promise<readonly string[]> {
  const end = Date.now() + PATIENCE;
  let suspects = task.mistakes;
  const compare = (runs: readonly Asked<Case>[]): void => {
    suspects = suspects.filter((mistake) => runs.every((each) => answersAlike(mistake, each, end)));
  };
  compare(asked);
  for (const cases of unasked) {
    const left = end - Date.now();
    if (suspects.length === 0 || left <= 0) break;
    compare([{ cases, run: await program.run(cases, left) }]);
  }
  return suspects.map(({ id }) => id);
}

/**
 * Whether a fresh start of the mistake gives the answers of the run; those that did not come say nothing.
 *
 * @param end the time, as of `Date.now()`, after which no more answers are compared: some mistakes are slow
 */
export function answersAlike<Case>(
  mistake: KnownMistake<Case>,
  { cases, run }: Asked<Case>,
  end = Infinity,
): boolean {
  const answer = mistake.start();
  return run.answers.every((given, at) => {
    const one = cases[at];
    return one !== undefined && (Date.now() > end || equal(answer(one), given));
  });
}
