import { faultIn } from "../../src/judging/fault-in.ts";
import { inputsOf, STEPS } from "../../src/judging/inputs.ts";
import type { Program } from "../../src/judging/program.ts";
import type { Plain, Task } from "../../src/judging/task.ts";
import { textReader } from "../../src/problems/text-reader.ts";
import { findProblem } from "../../src/problems/registry.ts";
import { taskOf } from "../../src/problems/tasks.ts";
import { seededRandom } from "../support/seeded-random.ts";
import { moreCases } from "./more-cases.ts";

/** How long a program may take for an input, in milliseconds, where the right one takes so long: a loop without end is over soon. */
const allowed = (milliseconds: number): number => 250 + 3 * milliseconds;

/** What the long comparison asks of the judge's own kinds of cases, by another seed: so many inputs of each. */
const ROUNDS = { tiny: 100, random: 30, largest: 1 } as const;

/** What became of a program: rejected by the judge; right, as far as can be seen; or accepted though this input shows it wrong. */
export type Fate = "rejected" | "right" | { readonly missed: string };

/**
 * How programs for a problem fare that differ a little from a right one: on the judge's tests, and where they pass, in a
 * comparison many times as long.
 *
 * @throws {RangeError} where the right one errs
 */
export async function fates(
  id: string,
  adapt: (task: Task) => Task,
  right: Program<unknown>,
): Promise<(program: Program<unknown>) => Promise<Fate>> {
  const task = remembered(adapt(await taskOf(id)));
  const problem = findProblem(id);
  if (!problem) throw new RangeError(`There is no problem ${id}`);
  const random = seededRandom(4711);
  const generated = (kind: keyof typeof ROUNDS): readonly (readonly unknown[])[] =>
    Array.from({ length: ROUNDS[kind] }, () => [
      ...problem.read(textReader(problem.generate[kind](random))),
    ]);
  const errs = async (program: Program<unknown>, input: Input, cases = input.cases) =>
    faultIn(task, cases, await program.run(cases, input.allowed));
  const timed = async (cases: readonly unknown[]): Promise<Input> => {
    const run = await right.run(cases, 60_000);
    if (faultIn(task, cases, run)) throw new RangeError(`The right program for ${id} errs`);
    return { cases, allowed: allowed(run.milliseconds) };
  };

  const tests: Input[] = [];
  for (const cases of STEPS.flatMap((step) => inputsOf(task, step, 1)))
    tests.push(await timed(cases));
  const mixed = [
    ...moreCases(id, random),
    ...generated("tiny").flat(),
    ...generated("random").flat(),
  ];
  const more: Input[] = [];
  for (const cases of [mixed, ...generated("largest")]) more.push(await timed(cases));

  return async (program) => {
    for (const input of tests) if (await errs(program, input)) return "rejected";
    for (const input of more) {
      const fault = await errs(program, input);
      // Too slow for this is not wrong: the judge has found it fast enough.
      if (!fault || fault.verdict === "time") continue;
      const case_ = input.cases[fault.at];
      const alone = (await errs(program, input, [case_])) ? "" : `, after ${fault.at} others`;
      return { missed: `${fault.verdict}: ${problem.print([case_]).slice(0, 400)}${alone}` };
    }
    return "right";
  };
}

/** Cases in a row, and milliseconds for them. */
interface Input {
  readonly cases: readonly unknown[];
  readonly allowed: number;
}

/** A task whose answers are found once for each case. */
function remembered(task: Task): Task {
  const known = new Map<unknown, Plain>();
  return {
    ...task,
    answer: (one) => {
      const answer = known.get(one) ?? task.answer(one);
      known.set(one, answer);
      return answer;
    },
  };
}
