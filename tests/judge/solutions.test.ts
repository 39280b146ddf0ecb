import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { judge } from "../../src/judge/judge.ts";
import { problemIds, taskOf } from "../../src/problems/registry.ts";
import { solutionProgram } from "./solution-program.ts";

const folder = new URL("solutions/", import.meta.url);

describe.each(problemIds)("%s", (id) => {
  test.each(readdirSync(new URL(`${id}/`, folder)))("%s is accepted", async (name) => {
    const task = await taskOf(id);
    const program = solutionProgram(task, readFileSync(new URL(`${id}/${name}`, folder), "utf8"));
    if (!program) expect.fail("It does not compile");
    const judgement = await judge(task, program, { seed: 2, allowed: 60_000 });
    expect(judgement).toMatchObject({ verdict: "accepted" });
  });

  test("has two right programs of different design", () => {
    expect(readdirSync(new URL(`${id}/`, folder)).length).toBeGreaterThanOrEqual(2);
  });
});
