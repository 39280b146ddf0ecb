import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  createInput,
  type Input,
  type InputData,
  type InputValue,
} from "../../src/notebook/input.ts";

const type = "application/vnd.grundy.input+json";

/** Runs a cell with controls, and returns its value and outputs. */
function run<Value>(cell: (input: Input) => Value, given: readonly unknown[] = []) {
  const shown: { text: string; data: InputData }[] = [];
  const input = createInput(
    (bundle) => shown.push({ text: bundle["text/plain"], data: bundle[type] }),
    (control) => given[control],
  );
  return { value: cell(input), shown };
}

const junk = fc.anything({ withBigInt: true, withTypedArray: true, withNullPrototype: true });

describe("a control has its author's value until the page sets another:", () => {
  test.each<[string, (input: Input) => unknown, unknown, string]>([
    ["a slider", (input) => input.slider("k", { min: 1, max: 9, value: 3 }), 3, "k = 3"],
    ["a slider without a value", (input) => input.slider("k", { min: 1, max: 9 }), 1, "k = 1"],
    ["a number", (input) => input.number("n", { value: -4 }), -4, "n = -4"],
    ["a number above 0", (input) => input.number("n", { min: 5 }), 5, "n = 5"],
    ["a number below 0", (input) => input.number("n", { max: -5 }), -5, "n = -5"],
    ["a text", (input) => input.text("t"), "", "t = "],
    ["a choice", (input) => input.choice("c", ["a", "b"]), "a", "c = a"],
    ["a choice of numbers", (input) => input.choice("c", [1, 2], { value: 2 }), 2, "c = 2"],
    ["a set", (input) => input.set("S", { value: [4, 1, 3, 1] }), [1, 3, 4], "S = {1, 3, 4}"],
  ])("%s", (_, cell, value, text) => {
    const found = run(cell);
    expect(found.value).toEqual(value);
    expect(found.shown.map((one) => one.text)).toEqual([text]);
  });

  test.each<[string, (input: Input) => unknown, InputValue, unknown]>([
    ["a slider", (input) => input.slider("k", { min: 0, max: 1, step: 0.1 }), 0.3, 0.3],
    ["a number", (input) => input.number("n"), 12, 12],
    ["a text", (input) => input.text("t"), "abc", "abc"],
    ["a choice, by index", (input) => input.choice("c", ["a", "b"]), 1, "b"],
    ["a set", (input) => input.set("S", { value: [] }), [3, 1, 3], [1, 3]],
  ])("%s has the value that the page sets", (_, cell, given, value) => {
    expect(run(cell, [given]).value).toEqual(value);
  });
});

const controls = (input: Input) => ({
  k: input.slider("k", { min: 1, max: 9, step: 2, value: 3 }),
  n: input.number("n", { min: 0, max: 100, value: 7 }),
  t: input.text("t", { value: "x" }),
  c: input.choice("c", ["a", "b", "c"], { value: "b" }),
  s: input.set("s", { min: 1, max: 9, value: [2] }),
});

test("a control's value is valid for any value set by the page", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(junk, fc.integer(), fc.double()), { maxLength: 5 }), (given) => {
      const { k, n, t, c, s } = run(controls, given).value;
      expect([1, 3, 5, 7, 9]).toContain(k);
      expect(Number.isSafeInteger(Math.round(n)) && n >= 0 && n <= 100).toBe(true);
      expect(typeof t).toBe("string");
      expect(["a", "b", "c"]).toContain(c);
      expect(s.every((one, i) => one >= 1 && one <= 9 && one > (s[i - 1] ?? 0))).toBe(true);
    }),
  );
});

test("controls are numbered from 0 in every run, and their data contain the run's values", () => {
  const first = run(controls);
  expect(first.shown.map(({ data }) => data.control)).toEqual([0, 1, 2, 3, 4]);
  const again = run(
    controls,
    first.shown.map(({ data }) => data.value),
  );
  expect(again).toEqual(first);
});

test.each<[string, (input: Input) => unknown, RegExp]>([
  [
    "min above max",
    (input) => input.slider("k", { min: 2, max: 1 }),
    /min must be at most max, which is 1, current value is 2/,
  ],
  [
    "a value outside the bounds",
    (input) => input.slider("k", { min: 1, max: 2, value: 3 }),
    /from 1 to 2 in steps of 1, current value is 3/,
  ],
  [
    "a value between steps",
    (input) => input.number("n", { step: 2, value: 3 }),
    /in steps of 2, current value is 3/,
  ],
  ["no options", (input) => input.choice("c", []), /1 to 200 options, current value is 0/],
  [
    "a value that is not an option",
    (input) => input.choice("c", [1, 2], { value: 3 as never }),
    /one of the options, current value is 3/,
  ],
])("a control with %s throws an error", (_, cell, message) => {
  expect(() => run(cell)).toThrow(message);
});
