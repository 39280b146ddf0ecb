import { stripTypeScriptTypes } from "node:module";
import { runInThisContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { exercises, taskOf } from "../../src/exercises/tasks.ts";
import * as grundy from "../../src/grundy.ts";
import { equal, inProcessProgram } from "../../src/judge/program.ts";
import { judge } from "../../src/judge/judge.ts";
import type { Plain, Task } from "../../src/judge/task.ts";
import {
  articleTexts,
  attributeOf,
  checkTypes,
  isCellNode,
  isTag,
  nodesOf,
} from "../support/articles.ts";
import { whole } from "../support/extent.ts";

/** Matches a call of a function, and the result that the text states. */
const EXAMPLE = /`(\w+)(\([^`]*\))` is (?:`([^`]+)`|(−?\d+))/g;

/** Returns a value that is written in TypeScript or in prose. */
const valueOf = (code: string): unknown =>
  runInThisContext(`(${code.replace("−", "-")})`) as unknown;

const articles = articleTexts("{foundations,more-games}").map(({ slug, text, tree }) => {
  const found = [...nodesOf(tree)].filter((node) => isTag(node, "Exercise"));
  return {
    slug,
    exercises: found.flatMap((exercise) => {
      const nodes = [...nodesOf(exercise)];
      const task = nodes.find((node) => isTag(node, "CodeExercise"));
      if (!task) return [];
      const answer = nodes.find((node) => isTag(node, "Answer"));
      const listing = answer && [...nodesOf(answer)].find(({ type }) => type === "code");
      return [
        {
          id: attributeOf(task, "task") ?? "",
          starter: [...nodesOf(task)].find(isCellNode)?.value ?? "",
          solution: listing?.value ?? "",
          examples: [...text.matchAll(EXAMPLE)].map(([, ...parts]) => parts),
          hints: nodes.filter((node) => isTag(node, "Hint")).length,
        },
      ];
    }),
  };
});
const written = articles.flatMap((article) => article.exercises);

/** Returns a function that starts a program of an article, with the library as in a cell. */
const start = (code: string, task: Task) => (): ((one: unknown) => unknown) => {
  const imported = code.replace(/import (\{.*\}) from "grundy";/, "const $1 = grundy;");
  const text = `(grundy) => {${stripTypeScriptTypes(imported)}\nreturn ${task.entry};}`;
  const program = runInThisContext(text) as (library: unknown) => (...given: unknown[]) => unknown;
  const entry = program(grundy);
  return (one) => entry(...structuredClone(task.pass(one)));
};

test("the exercises of all articles are exactly the tasks, in the same order", () => {
  expect(written.map(({ id }) => id)).toEqual(exercises);
});

test("starters and solutions have no type errors", () => {
  const cells = written
    .flatMap(({ starter, solution }) => [starter, solution])
    .map((code, i) => ({ number: i + 1, code, solution: true }));
  expect(checkTypes(cells)).toEqual([]);
});

describe.each(written)("$id", ({ id, starter, solution, examples, hints }) => {
  const options = { seed: 1, allowed: 60_000 };

  test("the solution is accepted", async () => {
    const task = await taskOf(id);
    const judged = whole ? task : { ...task, largest: () => [] };
    const judgement = await judge(judged, inProcessProgram(start(solution, task)), options);
    expect(judgement).toMatchObject({ verdict: "accepted" });
  });

  test("the starter gives a wrong answer of the right type", async () => {
    const task = await taskOf(id);
    const judgement = await judge(task, inProcessProgram(start(starter, task)), options);
    expect(judgement).toMatchObject({ verdict: "wrong" });
  });

  test.runIf(id !== "stairs-reply")("the calls in the text have the stated results", async () => {
    const task = await taskOf(id);
    const own = examples.filter(([name]) => name === task.entry);
    expect(own.length).toBeGreaterThan(0);
    for (const [, call = "", code = "", number = ""] of own) {
      const one = valueOf(call.replace(/^\(/, "[").replace(/\)$/, "]"));
      const given = valueOf(code + number) as Plain;
      const right = task.answer(one);
      expect(equal(right, given) || task.isEquivalent?.(right, given, one), call).toBe(true);
    }
  });

  test("the exercise has three hints", () => {
    expect(hints).toBe(3);
  });
});
