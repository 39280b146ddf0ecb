import { expect, test } from "vitest";
import { inTurn } from "./in-turn.ts";
import { ratioOf, ratioRow } from "./ratio-row.ts";
import { bytesRow } from "./row.ts";

const pairs = [
  { ours: 30, theirs: 20 },
  { ours: 500, theirs: 400 },
  { ours: 9, theirs: 3 },
];
const compared = { what: "Nim", twin: "C++", pairs };

test("the ratio is the median of the pairs' ratios, not the ratio of the medians", () => {
  expect(ratioOf(pairs)).toBe(1.5);
  expect(ratioOf([...pairs, { ours: 4, theirs: 1 }])).toBe(3);
});

test("a row says ours, theirs, the ratio and the aim", () => {
  expect(ratioRow({ ...compared, aim: 2 })).toEqual({
    what: "Nim",
    result: "30.0 ms, C++ 20.0 ms, ratio 1.50, aim 2: within",
    over: false,
  });
});

test("a ratio that is its aim is within it, and one above is over it, as two decimals say", () => {
  const judged = (ours: number) =>
    ratioRow({ ...compared, pairs: [{ ours, theirs: 100 }], aim: 1.5 });
  expect(judged(150)).toMatchObject({ over: false });
  expect(judged(150.4)).toMatchObject({ over: false });
  expect(judged(151)).toMatchObject({
    over: true,
    result: "151.0 ms, C++ 100.0 ms, ratio 1.51, OVER ITS AIM of 1.5",
  });
});

test("nothing measured is not within an aim", () => {
  expect(ratioRow({ ...compared, pairs: [], aim: 1.5 })).toMatchObject({ over: true });
});

test("a row without an aim is only reported", () => {
  expect(ratioRow(compared)).toEqual(["Nim", "30.0 ms, C++ 20.0 ms, ratio 1.50"]);
});

test("bytes are within an aim that they reach, and over it by one", () => {
  expect(bytesRow("script", 20_000, 20_000)).toEqual({
    what: "script",
    result: "20.0 kB, aim 20.0 kB: within",
    over: false,
  });
  expect(bytesRow("script", 20_001, 20_000)).toMatchObject({
    over: true,
    result: "20.0 kB, OVER ITS AIM of 20.0 kB",
  });
});

test("what is compared is measured in turn", async () => {
  const order: string[] = [];
  const measure = (name: string) => () => order.push(name);
  const [b, c] = await inTurn(2, measure("A"), measure("B"), measure("C"));
  expect(order.join("")).toBe("ABCABC");
  expect(b).toEqual([
    { ours: 1, theirs: 2 },
    { ours: 4, theirs: 5 },
  ]);
  expect(c).toEqual([
    { ours: 1, theirs: 3 },
    { ours: 4, theirs: 6 },
  ]);
});
