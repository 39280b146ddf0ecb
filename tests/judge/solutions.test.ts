import { expect, test } from "vitest";
import { judge } from "../../src/judge/judge.ts";
import { problemIds, taskOf } from "../../src/problems/registry.ts";
import { solutionProgram, solutionsFile, solutionsOf } from "./solution-program.ts";

test.each(problemIds)("a right program for %s of another design is accepted", async (id) => {
  const [name] = solutionsOf(id);
  if (name === undefined) expect.fail(`add ${solutionsFile(id)} with a right program`);
  const task = await taskOf(id);
  const program = solutionProgram(task, id, name);
  if (!program) expect.fail("It does not compile");
  const judgement = await judge(task, program, { seed: 2, allowed: 60_000 });
  expect(judgement).toMatchObject({ verdict: "accepted" });
});
