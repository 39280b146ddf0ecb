import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  numberText,
  setText,
  readAnswer,
  meansNone,
  readNumberText,
  judgeAnswer,
  type AnswerForm,
} from "../../components/lesson/exercises/numbers.ts";
import { translate } from "../../src/i18n/fill.ts";
import { words } from "../../src/i18n/words.ts";
import { natural } from "../support/arbitraries.ts";

const MOST = 60;

describe("readNumberText", () => {
  test("parses formatted numbers, with and without braces", () => {
    fc.assert(
      fc.property(fc.array(natural, { maxLength: MOST }), (numbers) => {
        for (const text of [numberText(numbers), setText(numbers), numbers.join(" ")]) {
          expect(readNumberText(text, MOST)).toEqual({ numbers });
        }
      }),
    );
  });

  test.each(["", "  ", "{}", " { } "])("parses %j as an empty list", (text) => {
    expect(readNumberText(text, MOST)).toEqual({ numbers: [] });
  });

  test.each([
    ["0, -3", "-3", 4],
    ["1.5", "1.5", 1],
    ["1 2 x", "x", 5],
    ["1e3", "1e3", 1],
    ["3, 2^53", "2^53", 4],
    ["2^99999", "2^99999", 1],
    ["{1, 2", "{1", 1],
    ["{1} {2}", "1}", 2],
  ])("reports a fault of %j at %j", (text, word, column) => {
    expect(readNumberText(text, MOST)).toEqual({
      fault: { id: "badWord", values: { word, column } },
    });
  });

  test.each([
    ["0, 1,", [0, 1]],
    ["1,2,3", [1, 2, 3]],
    ["1\u202F048\u202F576 7", [1_048_576, 7]],
    ["3\u00A04\u30005，6", [3, 4, 5, 6]],
    ["2^20, 2**20", [1_048_576, 1_048_576]],
    ["１２", [12]],
  ])("parses %j as %j", (text, numbers) => {
    expect(readNumberText(text, MOST)).toEqual({ numbers });
  });

  test("reports the first number that exceeds the limit", () => {
    expect(readNumberText("4 5 6", 2)).toEqual({
      fault: { id: "tooMany", values: { word: "6", column: 5, most: 2 } },
    });
  });

  test("parses any text, or reports a fault whose word is at the reported column", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readNumberText(text, MOST);
        if ("numbers" in read) return;
        const { word, column } = read.fault.values as { word: string; column: number };
        expect(text.slice(column - 1).startsWith(word)).toBe(true);
      }),
    );
  });
});

describe("readAnswer", () => {
  const NOTHING = "none no";

  test.each([
    ["1 048 576", 1_048_576],
    ["1，048，576", 1_048_576],
    ["1_048_576", 1_048_576],
    [" 1048576. ", 1_048_576],
    ["2^20", 1_048_576],
    ["{7}", 7],
    ["None", 0],
    ["∅", 0],
    ["１２", 12],
  ])("parses %j as the number %j", (text, number) => {
    expect(readAnswer("number", text, MOST, NOTHING)).toEqual({
      numbers: [number],
    });
  });

  test.each(["abc", "-3", "1.5", "9".repeat(20), "3 stones", "2^2000", "^2"])(
    "reports that %j is not a number, without a message about sets",
    (text) => {
      expect(readAnswer("number", text, MOST, NOTHING)).toEqual({
        fault: { id: "notNumber", values: { word: text } },
      });
    },
  );

  test("returns both numbers of an answer with two, for the forms number and list", () => {
    for (const form of ["number", "list"] as const) {
      expect(readAnswer(form, "1, 2", MOST, NOTHING)).toEqual({ numbers: [1, 2] });
    }
  });

  test("parses none as an empty set; meansNone ignores case and spaces", () => {
    expect(readAnswer("set", "none", MOST, NOTHING)).toEqual({ numbers: [] });
    expect(meansNone(" NO ", NOTHING)).toBe(true);
    expect(meansNone("nor", NOTHING)).toBe(false);
  });

  test("parses every number with commas, narrow spaces or apostrophes as separators, and without", () => {
    fc.assert(
      fc.property(natural, (number) => {
        const written = [
          String(number),
          number.toLocaleString("en"),
          number.toLocaleString("fr"),
          number.toLocaleString("de-CH"),
        ];
        for (const text of written) {
          expect(readAnswer("number", text, MOST, NOTHING)).toEqual({
            numbers: [number],
          });
        }
      }),
    );
  });
});

const numbers = fc.array(fc.nat(6), { maxLength: 5 });
const { check } = words("en").lesson;

describe("judgeAnswer", () => {
  test("accepts exactly equal lists, and exactly the sets with the same numbers", () => {
    const sorted = (some: readonly number[]) => [...new Set(some)].sort().join();
    fc.assert(
      fc.property(numbers, numbers, (given, right) => {
        const same = { list: given.join() === right.join(), set: sorted(given) === sorted(right) };
        for (const form of ["list", "set"] as const)
          expect(judgeAnswer(form, given, right, "en").right).toBe(same[form]);
        expect(judgeAnswer("set", right.toReversed(), right, "en").right).toBe(true);
      }),
    );
  });

  test.each<[AnswerForm, number[], number[], string]>([
    ["number", [4], [3], "4 is not right."],
    ["number", [1000], [1000], "Right: 1,000."],
    ["number", [3, 3], [3], "The answer is a single number."],
    ["list", [7, 1], [0, 1], "The first number is not right yet."],
    ["list", [0, 1, 2], [0, 1, 0, 1], "Right up to number 2; the next number is not right."],
    ["list", [0, 1], [0, 1, 0, 1], "Right up to number 2, but the list is longer."],
    ["list", [0, 1, 0, 1, 2], [0, 1, 0, 1], "Right up to number 4, but the list ends there."],
    ["list", [], [0, 1], "There is at least one such number."],
    ["set", [], [4], "There is at least one such number."],
    ["set", [9, 4], [4, 7, 8], "Not in the set: 9. Count of missing numbers: 2."],
    ["set", [4], [4, 7], "Right so far. Count of missing numbers: 1."],
    ["set", [4, 9, 5], [4], "Not in the set: 5, 9."],
  ])("responds to the %s %j if the answer is %j: %s", (form, given, right, message) => {
    const { says } = judgeAnswer(form, given, right, "en");
    expect(says.map((each) => translate(check, each)).join(" ")).toBe(message);
  });
});
