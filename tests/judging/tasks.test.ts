import { describe, expect, test } from "vitest";
import { findTask } from "../../components/judge/find-task.ts";
import { exercises } from "../../src/exercises/tasks.ts";
import { judge } from "../../src/judging/judge.ts";
import { slipWords } from "../../src/i18n/slip-words.ts";
import { judged } from "../../src/problems/tasks.ts";
import { seededRandom } from "../../src/judging/seeded-random.ts";
import { programHere } from "../../src/judging/program-here.ts";

const ids = [...judged, ...exercises.map((id) => `exercise:${id}`)];
const tasks = await Promise.all(ids.map(async (id) => ({ id, task: await findTask(id) })));
const options = { seed: 1, allowed: 60_000 };

describe.each(tasks)("$id", ({ id, task }) => {
  test("has slips, a problem at least five, each with its words", () => {
    expect(task.slips.length).toBeGreaterThanOrEqual(judged.includes(id) ? 5 : 1);
    const ids = task.slips.map((slip) => slip.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(slipWords("en")[id] ?? {}).sort()).toEqual([...ids].sort());
  });

  test("accepts its right answers", async () => {
    const right = programHere(() => (one) => task.answer(one));
    expect(await judge(task, right, options)).toMatchObject({ verdict: "accepted" });
  });

  test.each(task.slips)("$id is rejected, and named", async (slip) => {
    const wrong = programHere(() => slip.start());
    expect(await judge(task, wrong, options)).toMatchObject({
      verdict: "wrong",
      slips: expect.arrayContaining([slip.id]) as unknown,
    });
  });

  test("gives no more cases in a row than are allowed", () => {
    const { most = Infinity } = task;
    const inputs = [task.random(seededRandom(1)), task.largest(seededRandom(1))];
    const shown = task.slips.flatMap(({ shows }) => (shows ? [shows] : []));
    for (const cases of [...inputs, ...shown]) expect(cases.length).toBeLessThanOrEqual(most);
  });

  test("asks every small case once", () => {
    const printed = [...task.small()].map((one) => task.print(one));
    expect(new Set(printed).size).toBe(printed.length);
    expect(printed.length).toBeGreaterThan(20);
  });
});
