import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  numberText,
  setText,
  readAnswer,
  saysNothing,
  readNumberText,
  judgeAnswer,
  type AnswerForm,
} from "../../components/lesson/exercises/numbers.ts";
import { translate } from "../../src/i18n/fill.ts";
import { words } from "../../src/i18n/words.ts";
import { natural } from "../support/arbitraries.ts";

const MOST = 60;

describe("a text of numbers", () => {
  test("numbers read back from their text, with braces and without", () => {
    fc.assert(
      fc.property(fc.array(natural, { maxLength: MOST }), (numbers) => {
        for (const text of [numberText(numbers), setText(numbers), numbers.join(" ")]) {
          expect(readNumberText(text, MOST)).toEqual({ numbers });
        }
      }),
    );
  });

  test.each(["", "  ", "{}", " { } "])("%j has no numbers", (text) => {
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
  ])("%j has a fault at %j", (text, word, column) => {
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
  ])("%j is %j", (text, numbers) => {
    expect(readNumberText(text, MOST)).toEqual({ numbers });
  });

  test("one number too many is named", () => {
    expect(readNumberText("4 5 6", 2)).toEqual({
      fault: { id: "tooMany", values: { word: "6", column: 5, most: 2 } },
    });
  });

  test("any text is read or has a fault at a word of it", () => {
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

describe("an answer", () => {
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
  ])("%j is the number %j", (text, number) => {
    expect(readAnswer("number", text, MOST, NOTHING)).toEqual({
      numbers: [number],
    });
  });

  test.each(["abc", "-3", "1.5", "9".repeat(20), "3 stones", "2^2000", "^2"])(
    "%j is no number, and nothing is said of a set",
    (text) => {
      expect(readAnswer("number", text, MOST, NOTHING)).toEqual({
        fault: { id: "notNumber", values: { word: text } },
      });
    },
  );

  test("two numbers are no single one, but are a list", () => {
    for (const form of ["number", "list"] as const) {
      expect(readAnswer(form, "1, 2", MOST, NOTHING)).toEqual({ numbers: [1, 2] });
    }
  });

  test("none is a set without numbers", () => {
    expect(readAnswer("set", "none", MOST, NOTHING)).toEqual({ numbers: [] });
    expect(saysNothing(" NO ", NOTHING)).toBe(true);
    expect(saysNothing("nor", NOTHING)).toBe(false);
  });

  test("every number is read as it is written with commas, with narrow spaces, and bare", () => {
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

describe("a judgement", () => {
  test("a list is right exactly when it is the list, and a set when it has the same numbers", () => {
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
    ["number", [4], [3], "4 is not it."],
    ["number", [1000], [1000], "Right: 1,000."],
    ["number", [3, 3], [3], "The answer is a single number."],
    ["list", [7, 1], [0, 1], "The first number is not right yet."],
    ["list", [0, 1, 2], [0, 1, 0, 1], "Right up to number 2 of the list; the next one is not."],
    ["list", [0, 1], [0, 1, 0, 1], "Right so far, 2 of the list, and there are more to come."],
    ["list", [0, 1, 0, 1, 2], [0, 1, 0, 1], "Right up to number 4, and that is the whole list."],
    ["list", [], [0, 1], "There is at least one such number."],
    ["set", [], [4], "There is at least one such number."],
    ["set", [9, 4], [4, 7, 8], "Not in the set: 9. Numbers that are missing: 2."],
    ["set", [4], [4, 7], "Right so far. Numbers that are missing: 1."],
    ["set", [4, 9, 5], [4], "Not in the set: 5, 9."],
  ])("%s %j against %j", (form, given, right, message) => {
    const { says } = judgeAnswer(form, given, right, "en");
    expect(says.map((each) => translate(check, each)).join(" ")).toBe(message);
  });
});
