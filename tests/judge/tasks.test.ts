import { describe, expect, test } from "vitest";
import { exercises, taskOf as exerciseTask } from "../../src/exercises/tasks.ts";
import { mistakeWords } from "../../src/i18n/mistake-words.ts";
import { inputsForStep, STEPS } from "../../src/judge/inputs.ts";
import { judge } from "../../src/judge/judge.ts";
import { inProcessProgram } from "../../src/judge/program.ts";
import type { Task } from "../../src/judge/task.ts";
import { counterexample, knownMistakes } from "../../src/problems/known-mistakes.ts";
import { findProblem, problemIds, taskOf } from "../../src/problems/registry.ts";
import { textReader } from "../../src/problems/token-reader.ts";
import { wholeOnly, firstUnlessWhole } from "../support/extent.ts";

const findTask = (id: string): Promise<Task> =>
  id.startsWith("exercise:") ? exerciseTask(id.slice(9)) : taskOf(id);

const ids = [...problemIds, ...exercises.map((id) => `exercise:${id}`)];
const tasks = await Promise.all(ids.map(async (id) => ({ id, task: await findTask(id) })));
const options = { seed: 1, allowed: 60_000 };

describe.each(tasks)("the task $id", ({ id, task }) => {
  test("has mistakes, each with its texts; a problem has at least five", () => {
    expect(task.mistakes.length).toBeGreaterThanOrEqual(problemIds.includes(id) ? 5 : 1);
    const ids = task.mistakes.map((mistake) => mistake.id);
    expect(new Set(ids).size).toBe(ids.length);
    const named = Object.keys(mistakeWords("en")[id] ?? {}).sort();
    expect(named, `src/i18n/en/mistakes/ must have texts for ${id}`).toEqual([...ids].sort());
  });

  wholeOnly("accepts a program that gives its right answers", async () => {
    const right = inProcessProgram(() => (one) => task.answer(one));
    expect(await judge(task, right, options)).toMatchObject({ verdict: "accepted" });
  });

  test.each(firstUnlessWhole(task.mistakes, 1))(
    "rejects and names the mistake $id",
    async (mistake) => {
      const wrong = inProcessProgram(() => mistake.start());
      expect(await judge(task, wrong, options)).toMatchObject({
        verdict: "wrong",
        mistakes: expect.arrayContaining([mistake.id]) as unknown,
      });
    },
  );

  test.each(firstUnlessWhole(task.mistakes, 2))(
    "shows the mistake $id by small cases, unless it lists others",
    async (mistake) => {
      const { cases, fault } = await counterexample(task, mistake);
      expect(fault).toMatchObject({ verdict: "wrong", at: cases.length - 1 });
      const small = new Set([...task.small()].map((one) => task.print(one)));
      if (!mistake.shows) for (const one of cases) expect(small).toContain(task.print(one));
    },
  );

  const { maxCases = Infinity } = task;

  test.runIf(maxCases < Infinity)("has no more cases in an input than are allowed", () => {
    const inputs = STEPS.flatMap((step) => inputsForStep(task, step, 1));
    const shown = task.mistakes.flatMap(({ shows }) => (shows ? [shows] : []));
    for (const cases of [...inputs, ...shown]) expect(cases.length).toBeLessThanOrEqual(maxCases);
  });

  test("lists every small case once", () => {
    const printed = [...task.small()].map((one) => task.print(one));
    expect(new Set(printed).size).toBe(printed.length);
    expect(printed.length).toBeGreaterThan(20);
  });
});

test("a mistake counts as found by a judge’s examples if any of them shows it", async () => {
  const [problem, task] = [findProblem("p4617") ?? expect.fail(), await taskOf("p4617")];
  const examples = problem.samples.filter(({ by }) => by === "judge");
  expect(examples.length).toBeGreaterThan(1);
  for (const { id, found } of await knownMistakes("p4617")) {
    const mistake = task.mistakes.find((one) => one.id === id) ?? expect.fail(id);
    const isShown = examples.some(({ input, output }) => {
      const lines = [...problem.read(textReader(input))].map(mistake.start());
      return lines.join("\n") !== output.trimEnd();
    });
    expect(found.judge, id).toBe(isShown);
  }
});

const smallest = [
  ["stones", "less-than-parent", "1\n2\n1\n0 1\n"],
  ["hdu1848", "plain-nim", "1 1 4\n0 0 0\n"],
  ["hdu1536", "table-too-short", "1 1\n1\n1 1001\n0\n"],
  ["hdu5724", "shared-marks", "1\n1\n1 18\n"],
] as const;

test.each(firstUnlessWhole(smallest, 3))(
  "%s, %s: the smallest input is shown",
  async (id, wrong, input) => {
    const task = await taskOf(id);
    const mistake = task.mistakes.find((one) => one.id === wrong) ?? expect.fail(wrong);
    const judgement = await judge(
      task,
      inProcessProgram(() => mistake.start()),
      options,
    );
    expect(judgement).toMatchObject({ verdict: "wrong" });
    const { cases } = judgement as { readonly cases: readonly unknown[] };
    expect(findProblem(id)?.print(cases)).toBe(input);
  },
);
