import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { heapRuleset, takeAndBreak } from "../../../src/games/rulesets/heap-ruleset.ts";
import { parseHeaps, printHeaps } from "../../../src/games/rulesets/read-position.ts";
import { nim } from "../../../src/games/rulesets/nim.ts";
import { allOf, describeHeapMove } from "../../../src/games/rulesets/describe-move.ts";
import { subtraction } from "../../../src/games/rulesets/subtraction.ts";
import { findPeriod, grundyTable } from "../../../src/games/theory/grundy-table.ts";
import { grundyValue } from "../../../src/games/theory/grundy-value.ts";
import { InputError } from "../../../src/games/theory/input-error.ts";
import { itemAt } from "../../../src/games/theory/item-at.ts";
import { options } from "../../../src/games/theory/outcome.ts";
import { natural, notNatural, subtractionSet } from "../../support/arbitraries.ts";

describe("heap notation", () => {
  test("parseHeaps(printHeaps(heaps)) equals the heaps", () => {
    fc.assert(
      fc.property(fc.array(natural), (heaps) => {
        expect(parseHeaps(printHeaps(heaps))).toEqual(heaps);
      }),
    );
  });

  test("parseHeaps accepts commas and line breaks as separators", () => {
    expect(parseHeaps(" 3, 4\n5 ")).toEqual([3, 4, 5]);
    expect(parseHeaps("")).toEqual([]);
  });

  test.each([
    ["3 -4", 1, 3, '"-4"'],
    ["3\n4 five", 2, 3, '"five"'],
    ["1\r\n\r\n 2.5", 3, 2, '"2.5"'],
    ["9007199254740992", 1, 1, '"9007199254740992"'],
  ])("parseHeaps rejects %j with line and column", (text, line, column, found) => {
    const rule = "a heap size must be a whole number less than 2^53, such as 20";
    const fault = { id: "heapSize", values: { found } };
    const error = new InputError(fault, line, column, `${rule}, found ${found}`);
    expect(() => parseHeaps(text)).toThrow(error);
  });
});

describe("heapRuleset", () => {
  const mark = heapRuleset({
    name: "Mark",
    heapOptions: (size) => (size === 0 ? [] : [[size - 1], [Math.floor(size / 2)]]),
  });

  test("a game is its heap's options", () => {
    expect(options(mark, 6)).toEqual([5, 3]);
    expect(options(mark, [6, 1])).toEqual([[5, 1], [3, 1], [6, 0], [6, 0]]); // prettier-ignore
    expect(grundyTable(mark, 8)).toEqual([0, 1, 0, 2, 1, 2, 0, 1, 0]);
  });

  test("a heap that becomes nothing keeps its place, a heap that splits makes room", () => {
    const rules = { name: "Any", heapOptions: (size: number) => (size > 3 ? [[], [1, 2]] : []) };
    expect(options(heapRuleset(rules), [1, 5, 3])).toEqual([[1, 0, 3], [1, 1, 2, 3]]); // prettier-ignore
    expect(options(heapRuleset(rules), 5)).toEqual([0, [1, 2]]);
  });

  test("rejects rules with both a law and options; takeAndBreak accepts a law", () => {
    const rules = { name: "Both", law: { takes: [] }, heapOptions: () => [] };
    expect(() => heapRuleset(rules)).toThrow(new TypeError("Cannot make heap game: a law defines the options itself, use takeAndBreak({ name, law })")); // prettier-ignore
    const law = { takes: [{ stones: 2, leaves: 3 }] };
    expect(options(takeAndBreak({ name: "Two", law }), 5)).toEqual([3]);
    expect(findPeriod(takeAndBreak({ name: "Two", law }), 20)).toMatchObject({ period: 4 });
  });

  test("rejects an option that is not a smaller heap", () => {
    const growing = heapRuleset({ name: "Growing", heapOptions: (size) => [[size]] });
    expect(() => options(growing, 2)).toThrow(
      new RangeError(
        "Cannot move in Growing: a heap of 2 must become integers from 0 to 1, current value is 2",
      ),
    );
  });

  test("rejects options of a heap of 0 and options that are not arrays of heaps", () => {
    const becoming = (found: unknown) =>
      heapRuleset({ name: "Odd", heapOptions: () => found as number[][] });
    expect(() => options(becoming([[1]]), 0)).toThrow("a heap of 0 must become no heap, current value is 1"); // prettier-ignore
    for (const [found, report] of [
      [undefined, "undefined"],
      [[[0], 2], "2"],
    ] as const) {
      expect(() => options(becoming(found), 3)).toThrow(
        new TypeError(`Cannot move in Odd: the options of a heap of 3 must be an array of arrays, current value is ${report}`), // prettier-ignore
      );
    }
  });

  test("rejects heapOptions that returns different options in a second call", () => {
    let calls = 0;
    const changing = heapRuleset({ name: "Changing", heapOptions: () => [[calls++]] });
    expect(() => options(changing, 5)).toThrow(
      new TypeError("Cannot move in Changing: the options of a heap of 5 must be the same each time, current value is [[1]] after [[0]]"), // prettier-ignore
    );
  });

  test("describeHeapMove counts heaps from 1", () => {
    expect(describeHeapMove([1, 7, 2], [1, 5, 2])).toEqual({
      id: "take",
      values: { n: 2, heap: 2 },
    });
    expect(describeHeapMove([7], [3, 3])).toEqual({ id: "takeLeaving", values: { n: 1, heap: 1, parts: allOf([3, 3]) } }); // prettier-ignore
    expect(describeHeapMove([7], [3, 4])).toEqual({
      id: "split",
      values: { n: 0, heap: 1, parts: allOf([3, 4]) },
    });
    expect(describeHeapMove(7, 3)).toEqual({ id: "take", values: { n: 4, heap: 1 } });
  });

  test("the text of a move that leaves very many heaps contains their number", () => {
    const ones = heapRuleset({
      name: "Ones",
      heapOptions: (size) => (size < 2 ? [] : [new Array<number>(size - 1).fill(1)]),
    });
    expect(ones.say(3, [1, 1])).toBe("Take 1 from heap 1, leaving 1 and 1");
    expect(ones.say(1_000_001, itemAt(options(ones, 1_000_001), 0))).toBe(
      "Take 1 from heap 1, leaving 1000000 heaps",
    );
    const ten = new Array<number>(10_001).fill(2);
    expect(grundyValue(ones, ten)).toBe(1);
    expect(() => options(ones, ten)).toThrow(/at most 10000 heaps, current value is 10001$/);
  });

  test("Nim rejects listing the options of a heap above 1 000 000", () => {
    expect(() => options(nim, 1_000_001)).toThrow(RangeError);
  });
});

describe("subtraction", () => {
  test("order and repetition of the set do not matter", () => {
    expect(subtraction([5, 2, 5]).subtractionSet).toEqual([2, 5]);
    expect(grundyTable(subtraction([5, 2]), 40)).toEqual(grundyTable(subtraction([2, 5]), 40));
  });

  test("a set with 1 … m and no multiple of m + 1, and no other set, has a claim, which is correct", () => {
    fc.assert(
      fc.property(subtractionSet, (set) => {
        const ruleset = subtraction(set);
        const missing = Array.from({ length: 14 }, (_, n) => n + 1).find((n) => !set.includes(n));
        const claims = !set.some((taken) => taken % (missing ?? 1) === 0);
        expect(ruleset.claim !== undefined).toBe(claims);
        grundyTable(ruleset, 50).forEach((value, size) => {
          if (ruleset.claim !== undefined) expect(ruleset.claim(size)).toBe(value);
        });
      }),
    );
  });

  test("rejects a number in the set that is not a positive integer", () => {
    fc.assert(
      fc.property(notNatural, (n) => {
        expect(() => subtraction([n as number])).toThrow();
      }),
    );
    expect(() => subtraction([1, 0])).toThrow(
      new RangeError("Cannot read subtraction set: number must be positive, current value is 0"),
    );
  });

  test("rejects an infinite set", () => {
    function* evens(): Generator<number> {
      for (let n = 2; ; n += 2) yield n;
    }
    expect(() => subtraction(evens())).toThrow(RangeError);
  });

  test("the name of a long set contains its beginning and its end", () => {
    expect(subtraction([4, 1, 3]).name).toBe("Subtraction {1, 3, 4}");
    const ten = Array.from({ length: 10 }, (_, n) => n + 1);
    expect(subtraction(ten).name).toBe("Subtraction {1, 2, 3, 4, 5, 6, …, 10}");
  });
});
