import { expect, test, vi } from "vitest";
import { exercises, taskOf } from "../../src/exercises/tasks.ts";
import * as grundy from "../../src/grundy.ts";
import { equal } from "../../src/judge/program.ts";
import { seededRandom } from "../../src/judge/inputs.ts";
import type { Plain, Task } from "../../src/judge/task.ts";
import { geographyGrid, gridOf } from "../../src/games/rulesets/geography.ts";
import { rowChess } from "../../src/games/rulesets/row-chess.ts";
import { continuedHeaps } from "../../src/games/rulesets/sums.ts";

type Numbers = readonly number[];
type Graph = readonly Numbers[];

/** A program that computes an exercise's answer in another way than its task does. */
type Other = (...given: never[]) => Plain;

const { grundyTable, nim, nimSum, outcome, staircase, subtraction, winningMoves } = grundy;

const zeroIs = (value: number | undefined): Plain => (value === 0 ? "P" : "N");

/** The value of a position of a graph, by a search. */
function valueIn(graph: Graph): (x: number) => number {
  const known: number[] = [];
  const value = (x: number): number => (known[x] ??= grundy.mex((graph[x] ?? []).map(value)));
  return value;
}

const mockValues = grundy.coinValues(grundy.mockTurtles, 41);

/** The exponents of the powers of two in a number. */
const bitsOf = (n: number): number[] =>
  Array.from({ length: 16 }, (_, bit) => bit).filter((bit) => (n >> bit) & 1);

/** 2^i ⊗ 2^j, each a product of the Fermat 2-powers 2, 4, 16 and 256. */
function timesPowers(i: number, j: number): number {
  const top = 2 ** Math.floor(Math.log2(Math.max(i, j)));
  if (i === 0 || j === 0) return 2 ** (i + j);
  if (i < top) return timesPowers(j, i);
  if (j < top) return 2 ** top * timesPowers(i - top, j);
  const rest = timesPowers(i - top, j - top);
  const half = bitsOf(rest).map((bit) => timesPowers(bit, top - 1));
  return nimSum([2 ** top * rest, ...half]);
}

const laskerValues = grundyTable(grundy.octal("4.[3]"), 64);

const first = (options: readonly unknown[]): Plain => (options[0] ?? []) as Plain;

const squaresOf = (length: number, pieces: Numbers): number =>
  pieces.reduce((mask, square) => mask + 2 ** (length - square), 0);

const others: Record<string, Other> = {
  "lost-heaps": (moves: Numbers, limit: number) =>
    grundyTable(subtraction(moves), limit).flatMap((value, n) => (value === 0 ? [n] : [])),
  "winning-take": (moves: Numbers, stones: number) => {
    const [left] = winningMoves(subtraction(moves), stones);
    return left === undefined ? 0 : stones - Number(left);
  },
  "letter-of": (graph: Graph, x: number) => zeroIs(valueIn(graph)(x)),
  "left-over": (heaps: Numbers) =>
    Array.from(nimSum(heaps).toString(2))
      .reverse()
      .flatMap((digit, i) => (digit === "1" ? [2 ** i] : [])),
  balance: (heaps: Numbers) => first(winningMoves(nim, heaps)),
  "misere-letter": (heaps: Numbers) => grundy.misereNimOutcome(heaps),
  "two-heaps": (heaps: Numbers) => outcome(grundy.mooresNim(2), heaps),
  "least-missing": (numbers: Numbers) => grundy.mex(numbers),
  "heap-values": (moves: Numbers, limit: number) => grundyTable(subtraction(moves), limit),
  "graph-values": (graph: Graph) => graph.map((_, x) => valueIn(graph)(x)),
  "row-worth": (row: number) => rowChess(16).claim?.(row) ?? -1,
  "sum-letter": (moves: Numbers, heaps: Numbers) => outcome(subtraction(moves), heaps),
  "count-wins": (moves: Numbers, heaps: Numbers) => winningMoves(subtraction(moves), heaps).length,
  "take-or-split": (limit: number) =>
    Array.from({ length: limit + 1 }, (_, n) => grundy.laskersNim.claim?.(n) ?? -1),
  "far-value": (values: Numbers, preperiod: number, period: number, heap: number) =>
    values[heap < preperiod ? heap : preperiod + ((heap - preperiod) % period)] ?? -1,
  "first-wrong": (moves: Numbers, m: number) => {
    // By the theorem on remainders, and by what its proof says of the least reason to fail.
    const reasons = Array.from({ length: Math.max(m, ...moves) }, (_, i) => i + 1);
    const isReason = (s: number): boolean =>
      s <= m ? !moves.includes(s) : moves.includes(s) && s % (m + 1) === 0;
    return reasons.find(isReason) ?? -1;
  },
  "least-period": (moves: Numbers) => {
    const found = grundy.findPeriod(subtraction(moves), 20_000);
    return [found?.preperiod ?? -1, found?.period ?? -1];
  },
  "stairs-letter": (steps: Numbers) => outcome(staircase, steps),
  "stairs-reply": (steps: Numbers) => first(winningMoves(staircase, steps)),
  "count-carries": (steps: Numbers) => winningMoves(staircase, steps).length,
  "jump-value": (length: number, pieces: Numbers) =>
    rowChess(length).claim?.(squaresOf(length, pieces)) ?? -1,
  "octal-values": (digits: Numbers, limit: number) =>
    Array.from({ length: limit + 1 }, (_, n) =>
      grundy.grundyValue(grundy.octal(`0.${digits.join("")}`), n),
    ),
  "lost-pair": (x: number, y: number) => {
    const [a, k] = [BigInt(Math.min(x, y)), BigInt(Math.abs(x - y))];
    return a * a <= k * (a + k) && (a + 1n) ** 2n > k * (a + 1n + k);
  },
  "first-take": (n: number) => {
    // Down through sums of two Fibonacci numbers, the smaller of which is taken, as long as one is left over.
    let [small, large] = [1, 1];
    while (small + large <= n) [small, large] = [large, small + large];
    let last = large;
    for (let left = n - large; left > 0; last = large, left -= large)
      while (large > left) [small, large] = [large - small, small];
    return last === n ? 0 : last;
  },
  "unequal-split": (heaps: Numbers) => first(winningMoves(grundy.grundysGame, heaps)),
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
  "misere-move": (moves: Numbers, heaps: Numbers) =>
    first(winningMoves(subtraction(moves), heaps, { misere: true })),
  obeys: (graph: Graph) => {
    const value = valueIn(graph);
    const zeros = graph.filter(
      (options) => options.length > 0 && !options.some((y) => value(y) === 0),
    );
    return zeros.every((options) => options.some((y) => value(y) === 1));
  },
  "mock-letter": (heads: Numbers) =>
    zeroIs(nimSum([...new Set(heads)].map((coin) => mockValues[coin] ?? -1))),
  "times-nim": (a: number, b: number) =>
    nimSum(bitsOf(a).flatMap((i) => bitsOf(b).map((j) => timesPowers(i, j)))),
  "tree-value": (parents: Numbers) => {
    const value = (point: number): number =>
      nimSum(parents.flatMap((parent, i) => (parent === point ? [value(i + 1) + 1] : [])));
    return value(0);
  },
  // The mex over all cuts; of more edges a search would be too long.
  "graph-value": (edges: readonly (readonly [number, number])[]) =>
    edges.length <= 12
      ? grundy.grundyValue(grundy.hackenbush, edges)
      : grundy.hackenbush.claim(edges),
  "pieces-letter": (arrows: Graph, pieces: Numbers) => outcome(grundy.graphGame(arrows), pieces),
  "good-starts": (map: readonly string[]) => {
    const text = map.join("/");
    const game = geographyGrid(text);
    return gridOf(text).squares.flatMap(([row, column], at) =>
      game.claimOutcome([at]) === "P" ? [[row + 1, column + 1]] : [],
    );
  },
  "every-letter": (moves: Numbers, heaps: Numbers) => outcome(continuedHeaps(moves.join()), heaps),
  "lasker-letter": (heaps: Numbers) =>
    zeroIs(
      nimSum(heaps.map((heap) => laskerValues[heap] ?? grundy.laskersNim.claim?.(heap) ?? -1)),
    ),
};

/** A sample of all cases but the largest: every third small one, and two rounds of random ones. */
const casesOf = (task: Task): readonly unknown[] => {
  const random = seededRandom(7);
  const small = [...task.small()].filter((_, i) => i % 3 === 0);
  return [...task.samples, ...small, ...task.random(random), ...task.random(random)];
};

test.each(Object.entries(others))("%s: another computation agrees", async (id, other) => {
  const task = await taskOf(id);
  for (const one of casesOf(task)) {
    const given = other(...(task.pass(one) as never[]));
    const right = task.answer(one);
    expect(
      equal(right, given) || task.same?.(right, given, one),
      `${task.print(one)}: ${JSON.stringify([right, given])}`,
    ).toBe(true);
  }
});

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
])("%s of %j does not accept %j", async (id, one, given) => {
  const task = await taskOf(id);
  const right = task.answer(one);
  expect(equal(right, given) || (task.same?.(right, given, one) ?? false)).toBe(false);
});

test("first-take accepts exactly the first moves that win, and 0 where none does", async () => {
  const task = await taskOf("first-take");
  for (let n = 1; n <= 60; n++) {
    const wins = winningMoves(grundy.fibonacciNim, [n, n - 1]).map(([left]) => n - left);
    const right = task.answer([n]);
    for (let given = 0; given <= n; given++) {
      const isAccepted = equal(right, given) || (task.same?.(right, given, [n]) ?? false);
      const isRight = wins.length === 0 ? given === 0 : wins.includes(given);
      expect(isAccepted, `${given} of ${n}`).toBe(isRight);
    }
  }
});

test("no two exercises ask for a function of the same name", async () => {
  const entries = await Promise.all(exercises.map(async (id) => (await taskOf(id)).entry));
  expect(new Set(entries).size).toBe(entries.length);
});

test("an unknown exercise is refused", async () => {
  await expect(taskOf("toString")).rejects.toThrow("there is no such exercise");
});

test("only two have no other computation: all throws of a ball, and Theorem 1 itself", () => {
  expect(exercises.filter((id) => !Object.hasOwn(others, id))).toEqual([
    "rows-left",
    "proved-from",
  ]);
});

test("the values of Kayles prove its period where the library does, and not with one value less", async () => {
  const task = await taskOf("proved-from");
  const { period, preperiod, provedAt } = grundy.findPeriod(grundy.kayles, 400) ?? {};
  const values = grundyTable(grundy.kayles, provedAt ?? 0);
  expect(task.answer([values, period, 2])).toBe(preperiod);
  expect(task.answer([values.slice(0, -1), period, 2])).toBe(0);
});

test("a heap below 0 is no move, though no move is left in it", async () => {
  const task = await taskOf("balance");
  expect(task.same?.([0], [0], [[3]])).toBe(true);
  expect(task.same?.([0], [-1], [[3]])).toBe(false);
});

test("a simpler map has a line, too", async () => {
  const task = await taskOf("good-starts");
  expect([...(task.simpler?.([["."]]) ?? [])]).toEqual([[["#"]]]);
});

test("a long list where another answer is as good is refused at once", async () => {
  const task = await taskOf("unequal-split");
  const heaps = Array.from({ length: 30 }, () => 300);
  const long = Array.from({ length: 90_000 }, (_, at) => -at);
  const sorts = vi.spyOn(long, "toSorted");
  expect(task.same?.([1, 2], long, [heaps])).toBe(false);
  expect(sorts).not.toHaveBeenCalled();
});
