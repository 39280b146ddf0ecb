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
import { natural } from "../support/arbitraries.ts";

const MOST = 60;

describe("a text of numbers", () => {
  test("numbers read back from their text, with braces and without", () => {
    fc.assert(
      fc.property(fc.array(natural, { maxLength: MOST }), (numbers) => {
        for (const text of [numberText(numbers), setText(numbers), numbers.join(" ")]) {
          expect(readNumberText(text, MOST)).toEqual({ kind: "numbers", numbers });
        }
      }),
    );
  });

  test.each(["", "  ", "{}", " { } "])("%j has no numbers", (text) => {
    expect(readNumberText(text, MOST)).toEqual({ kind: "numbers", numbers: [] });
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
    expect(readNumberText(text, MOST)).toEqual({ kind: "fault", fault: "badWord", word, column });
  });

  test.each([
    ["0, 1,", [0, 1]],
    ["1,2,3", [1, 2, 3]],
    ["1\u202F048\u202F576 7", [1_048_576, 7]],
    ["3\u00A04\u30005，6", [3, 4, 5, 6]],
    ["2^20, 2**20", [1_048_576, 1_048_576]],
    ["１２", [12]],
  ])("%j is %j", (text, numbers) => {
    expect(readNumberText(text, MOST)).toEqual({ kind: "numbers", numbers });
  });

  test("one number too many is named", () => {
    expect(readNumberText("4 5 6", 2)).toEqual({
      kind: "fault",
      fault: "tooMany",
      word: "6",
      column: 5,
    });
  });

  test("any text is read or has a fault at a word of it", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readNumberText(text, MOST);
        if (read.kind === "numbers") return;
        expect(text.slice(read.column - 1).startsWith(read.word)).toBe(true);
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
      kind: "numbers",
      numbers: [number],
    });
  });

  test.each(["abc", "-3", "1.5", "9".repeat(20), "3 stones", "2^2000", "^2"])(
    "%j is no number, and nothing is said of a set",
    (text) => {
      expect(readAnswer("number", text, MOST, NOTHING)).toEqual({ kind: "notNumber", word: text });
    },
  );

  test("two numbers are no single one, but are a list", () => {
    for (const form of ["number", "list"] as const) {
      expect(readAnswer(form, "1, 2", MOST, NOTHING)).toEqual({ kind: "numbers", numbers: [1, 2] });
    }
  });

  test("none is a set without numbers", () => {
    expect(readAnswer("set", "none", MOST, NOTHING)).toEqual({ kind: "numbers", numbers: [] });
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
            kind: "numbers",
            numbers: [number],
          });
        }
      }),
    );
  });
});

const numbers = fc.array(fc.nat(6), { maxLength: 5 });

describe("an answer", () => {
  test("a list is right exactly when it is the list", () => {
    fc.assert(
      fc.property(numbers, numbers, (given, right) => {
        const same = given.join() === right.join();
        expect(judgeAnswer("list", given, right).kind === "right").toBe(same);
        expect(judgeAnswer("list", right, right)).toEqual({ kind: "right" });
      }),
    );
  });

  test("a set is right exactly when it has the same numbers", () => {
    fc.assert(
      fc.property(numbers, numbers, (given, right) => {
        const same = [...new Set(given)].sort().join() === [...new Set(right)].sort().join();
        expect(judgeAnswer("set", given, right).kind === "right").toBe(same);
        expect(judgeAnswer("set", right.toReversed(), right)).toEqual({ kind: "right" });
      }),
    );
  });

  test.each<[AnswerForm, number[], number[], object]>([
    ["number", [4], [3], { kind: "wrong" }],
    ["number", [3, 3], [3], { kind: "oneNumber" }],
    ["list", [0, 1, 2], [0, 1, 0, 1], { kind: "firstDifference", agree: 2 }],
    ["list", [0, 1], [0, 1, 0, 1], { kind: "tooShort", agree: 2 }],
    ["list", [0, 1, 0, 1, 2], [0, 1, 0, 1], { kind: "tooLong", agree: 4 }],
    ["set", [9, 4], [4, 7, 8], { kind: "set", extra: [9], missing: 2 }],
    ["set", [], [4], { kind: "notEmpty" }],
    ["list", [], [0, 1], { kind: "notEmpty" }],
  ])("%s %j against %j", (form, given, right, judgement) => {
    expect(judgeAnswer(form, given, right)).toEqual(judgement);
  });
});
