import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { optionsOf, type HeapLaw } from "../../src/octal/law.ts";
import { readGame } from "../../src/octal/read-game.ts";
import { sameLaw } from "../../src/octal/code.ts";

const lawOf = (text: string): HeapLaw => {
  const game = readGame(text);
  if (game.kind !== "heaps") throw new TypeError(`${text} is no game of heaps`);
  return game.law;
};

/** All that heaps of up to so many stones can become. */
const moves = (law: HeapLaw, most: number): string =>
  Array.from({ length: most + 1 }, (_, size) => [...optionsOf(law, size)].map(String).sort().join(" ")).join("/"); // prettier-ignore

describe("the same law", () => {
  test.each([
    ["{1,3}", "0.303"],
    ["Kayles", "0.77"],
    ["{odd}", "0.[30]"],
    ["{odd}", "0.303[03]"],
    ["!{2}", "0.30[3]"],
    ["4!.0", "4?.0"],
    ["0.{2}?", "0.4!"],
    ["{1,3,..}:7", "0.[70]"],
    ["{1000000}", "{1000000}"],
    ["{squares}", "{square numbers}"],
  ])("%s and %s", (one, other) => {
    expect(sameLaw(lawOf(one), lawOf(other))).toBe(true);
  });

  test.each([
    ["0.77", "0.07"],
    ["0.8!", "0.8?"],
    ["0.[3]", "0.3[30]"],
    ["{1,2,3}", "{1,2,3,..}"],
    ["{squares}", "!{squares}"],
    ["Treblecross", "0.007"],
  ])("not %s and %s", (one, other) => {
    expect(sameLaw(lawOf(one), lawOf(other))).toBe(false);
  });

  test("has the same moves, and two codes of few digits with the same moves have the same law", () => {
    const digits = fc.stringMatching(/^[0-7]{1,3}$/);
    const code = fc
      .tuple(fc.constantFrom("0", "4", "4!"), digits, fc.option(digits))
      .map(([before, after, tail]) => `${before}.${after}${tail === null ? "" : `[${tail}]`}`);
    fc.assert(
      fc.property(code, code, (one, other) => {
        const [a, b] = [lawOf(one), lawOf(other)];
        expect(sameLaw(a, b), `${one} ${other}`).toBe(moves(a, 12) === moves(b, 12));
      }),
      { examples: [["0.1[1]", "0.[1]"], ["0.12[12]", "0.[12]"], ["0.3[0]", "0.30"]] },
    ); // prettier-ignore
  });
});
