import { describe, expect, test } from "vitest";
import { judge } from "../../src/judge/judge.ts";
import { problemIds, taskOf } from "../../src/problems/registry.ts";
import { some } from "../support/extent.ts";
import { solutionProgram, solutionsFile, solutionsOf } from "./solution-program.ts";

describe.each(problemIds)("%s", (id) => {
  const solutions = solutionsOf(id);

  test.each(some(solutions, 1))("%s is accepted", async (name) => {
    const task = await taskOf(id);
    const program = solutionProgram(task, id, name);
    if (!program) expect.fail("It does not compile");
    const judgement = await judge(task, program, { seed: 2, allowed: 60_000 });
    expect(judgement).toMatchObject({ verdict: "accepted" });
  });

  test("has two right programs of different design", () => {
    const advice = `add ${solutionsFile(id)} with two right programs of different design`;
    expect(solutions.length, advice).toBeGreaterThanOrEqual(2);
  });
});
