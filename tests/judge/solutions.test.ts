import { expect, test } from "vitest";
import { judge } from "../../src/judge/judge.ts";
import { problemIds, taskOf } from "../../src/problems/registry.ts";
import { solutionProgram } from "./solution-program.ts";

test.each(problemIds)("a right program for %s of another design is accepted", async (id) => {
  const task = await taskOf(id);
  const program = await solutionProgram(id, task).catch(() =>
    expect.fail(`add tests/judge/solutions/${id}.ts with a right program`),
  );
  const judgement = await judge(task, program, { seed: 2, allowed: 60_000 });
  expect(judgement).toMatchObject({ verdict: "accepted" });
});
