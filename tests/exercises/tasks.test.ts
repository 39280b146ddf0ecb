import { describe, expect, test } from "vitest";
import { exercises, taskOf } from "../../src/exercises/tasks.ts";
import { slipWords } from "../../src/i18n/slip-words.ts";
import { judge } from "../../src/judging/judge.ts";
import { programHere } from "../../src/judging/program-here.ts";

const tasks = await Promise.all(exercises.map(async (id) => ({ id, task: await taskOf(id) })));
const options = { seed: 1, allowed: 60_000 };

test("no two exercises ask for a function of the same name", () => {
  const entries = tasks.map(({ task }) => task.entry);
  expect(new Set(entries).size).toBe(entries.length);
});

test("an unknown exercise is refused", async () => {
  await expect(taskOf("toString")).rejects.toThrow("there is no such exercise");
});

describe.each(tasks)("$id", ({ id, task }) => {
  test("has words for each of its slips", () => {
    const ids = task.slips.map((slip) => slip.id);
    expect(Object.keys(slipWords("en")[`exercise:${id}`] ?? {}).sort()).toEqual(ids.sort());
  });

  test("accepts its right answers", async () => {
    const right = programHere(() => (one) => task.answer(one));
    expect(await judge(task, right, options)).toMatchObject({ verdict: "accepted" });
  });

  test("asks every small case once", () => {
    const printed = [...task.small()].map((one) => task.print(one));
    expect(new Set(printed).size).toBe(printed.length);
    expect(printed.length).toBeGreaterThan(20);
  });

  test.each(task.slips)("$id is rejected, and named", async (slip) => {
    const wrong = programHere(() => slip.start());
    expect(await judge(task, wrong, options)).toMatchObject({ verdict: "wrong", slip: slip.id });
  });
});
