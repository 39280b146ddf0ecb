import { expect, test, vi } from "vitest";
import { exercises, taskOf } from "../../src/exercises/tasks.ts";
import * as grundy from "../../src/grundy.ts";
import { equal } from "../../src/judge/program.ts";
import { seededRandom } from "../../src/judge/inputs.ts";
import type { Plain, Task } from "../../src/judge/task.ts";

type Numbers = readonly number[];

/** A program that computes an exercise's answer in another way than its task does. */
type Other = (...given: never[]) => Plain;

const { grundyTable, winningMoves } = grundy;

/** Other computations for the exercises whose solution in the article uses the same method as the task. */
const others: Record<string, Other> = {
  "far-value": (values: Numbers, preperiod: number, period: number, heap: number) =>
    values[heap < preperiod ? heap : preperiod + ((heap - preperiod) % period)] ?? -1,
  "coins-letter": (n: number, p: number, q: number) => {
    // By the definition: an empty heap is won, and with fewer than p coins the only move takes all.
    const lost = [false];
    for (let heap = 1; heap <= n; heap++) {
      const left = Array.from({ length: q - p + 1 }, (_, i) => heap - p - i);
      const options = heap < p ? [0] : left.filter((size) => size >= 0);
      lost.push(!options.some((size) => lost[size]));
    }
    return lost[n] ? "P" : "N";
  },
};

/** Returns the samples, every third small case and two rounds of random cases. */
const casesOf = (task: Task): readonly unknown[] => {
  const random = seededRandom(7);
  const small = [...task.small()].filter((_, i) => i % 3 === 0);
  return [...task.samples, ...small, ...task.random(random), ...task.random(random)];
};

test.each(Object.entries(others))(
  "%s: another computation gives the same answers",
  async (id, other) => {
    const task = await taskOf(id);
    for (const one of casesOf(task)) {
      const given = other(...(task.pass(one) as never[]));
      const right = task.answer(one);
      expect(
        equal(right, given) || task.isEquivalent?.(right, given, one),
        `${task.print(one)}: ${JSON.stringify([right, given])}`,
      ).toBe(true);
    }
  },
);

test.each<[id: string, one: readonly unknown[], given: Plain]>([
  ["rows-left", [3], ["0 1", "0 2", "1 1"]],
  [
    "rows-left",
    [3],
    [
      [[0], [1]],
      [[0], [2]],
      [[1], [1]],
    ],
  ],
  ["rows-left", [3], [["0", 1], [0, 2], [1, 1]]], // prettier-ignore
  ["rows-left", [3], [[-0, 1], [0, 2], [1, 1]]], // prettier-ignore
  ["rows-left", [3], [[0, 1, 0], [0, 2], [1, 1]]], // prettier-ignore
  ["left-over", [[3, 4, 5]], ["2"]],
  ["left-over", [[3, 4, 5]], [[2]]],
  ["balance", [[3, 4, 5]], [1, "4", 5]],
  ["balance", [[1]], [-0]],
  ["unequal-split", [[8]], [["1", 7]]],
  ["unequal-split", [[8]], ["1", 7]],
  ["winning-take", [[1, 2, 3], 10], "2"],
  ["winning-take", [[1, 2, 3], 12], -0],
  ["stairs-reply", [[0, 1]], [1, -0]],
  ["heap-values", [[1], 1], [-0, 1]],
  ["heap-values", [[1], 1], [0, 1, 0]],
  ["heap-values", [[1], 1], [0]],
])("%s for %j rejects %j", async (id, one, given) => {
  const task = await taskOf(id);
  const right = task.answer(one);
  expect(equal(right, given) || (task.isEquivalent?.(right, given, one) ?? false)).toBe(false);
});

test("first-take accepts exactly the winning first moves, or 0 if there is none", async () => {
  const task = await taskOf("first-take");
  for (let n = 1; n <= 60; n++) {
    const wins = winningMoves(grundy.fibonacciNim, [n, n - 1]).map(([left]) => n - left);
    const right = task.answer([n]);
    for (let given = 0; given <= n; given++) {
      const isAccepted = equal(right, given) || (task.isEquivalent?.(right, given, [n]) ?? false);
      const isRight = wins.length === 0 ? given === 0 : wins.includes(given);
      expect(isAccepted, `${given} of ${n}`).toBe(isRight);
    }
  }
});

test("the functions of all exercises have different names", async () => {
  const entries = await Promise.all(exercises.map(async (id) => (await taskOf(id)).entry));
  expect(new Set(entries).size).toBe(entries.length);
});

test("taskOf rejects an unknown exercise", async () => {
  await expect(taskOf("toString")).rejects.toThrow("there is no such exercise");
});

test("proved-from: the values that the library needs prove Kayles's period, one less does not", async () => {
  const task = await taskOf("proved-from");
  const { period, preperiod, provedAt } = grundy.findPeriod(grundy.kayles, 400) ?? {};
  const values = grundyTable(grundy.kayles, provedAt ?? 0);
  expect(task.answer([values, period, 2])).toBe(preperiod);
  expect(task.answer([values.slice(0, -1), period, 2])).toBe(0);
});

test("balance rejects an answer with a negative heap", async () => {
  const task = await taskOf("balance");
  expect(task.isEquivalent?.([0], [0], [[3]])).toBe(true);
  expect(task.isEquivalent?.([0], [-1], [[3]])).toBe(false);
});

test("good-starts: a simpler map has at least one line", async () => {
  const task = await taskOf("good-starts");
  expect([...(task.simpler?.([["."]]) ?? [])]).toEqual([[["#"]]]);
});

test("unequal-split rejects a list of another length without sorting it", async () => {
  const task = await taskOf("unequal-split");
  const heaps = Array.from({ length: 30 }, () => 300);
  const long = Array.from({ length: 90_000 }, (_, at) => -at);
  const sorts = vi.spyOn(long, "toSorted");
  expect(task.isEquivalent?.([1, 2], long, [heaps])).toBe(false);
  expect(sorts).not.toHaveBeenCalled();
});
