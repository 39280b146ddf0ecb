import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { numberText, setText } from "../../components/exercises/number-set.ts";
import { readNumberText } from "../../components/exercises/number-text.ts";
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
    ["0, -3", "badWord", "-3", 4],
    ["1.5", "badWord", "1.5", 1],
    ["1 2 x", "badWord", "x", 5],
    ["1e3", "badWord", "1e3", 1],
    ["9007199254740992", "badWord", "9007199254740992", 1],
    ["0,,1", "badComma", ",", 3],
    [", 1", "badComma", ",", 1],
    ["{1, 2", "badBrace", "{", 1],
    ["1} 2", "badBrace", "}", 2],
    ["{1} {2}", "badBrace", "}", 3],
  ])("%j has a fault: %s", (text, fault, word, column) => {
    expect(readNumberText(text, MOST)).toEqual({ kind: "fault", fault, word, column });
  });

  test("a comma at the end waits for its number", () => {
    expect(readNumberText("0, 1,", MOST)).toEqual({ kind: "numbers", numbers: [0, 1] });
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
