import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { poj2311, type Case } from "../../src/problems/poj2311/problem.ts";
import { whole } from "../support/extent.ts";
import { explainInEnglish } from "../support/by-rules.ts";

const known = new Map<string, boolean>();

/** The pieces that one becomes by a cut along any line. */
const cutsOf = ([width, height]: Case): readonly (readonly [Case, Case])[] => [
  ...Array.from({ length: width - 1 }, (_, at): [Case, Case] => [[at + 1, height], [width - at - 1, height]]),
  ...Array.from({ length: height - 1 }, (_, at): [Case, Case] => [[width, at + 1], [width, height - at - 1]]),
]; // prettier-ignore

const isSquare = ([width, height]: Case): boolean => width === 1 && height === 1;

/** Whether the player to move wins, where whoever first cuts out a single square does: by the rules alone. */
function wins(pieces: readonly Case[]): boolean {
  const name = pieces.map((piece) => [...piece].sort().join("x")).sort().join(" "); // prettier-ignore
  const before = known.get(name);
  if (before !== undefined) return before;
  const found = pieces.some((piece, at) =>
    cutsOf(piece).some((parts) => parts.some(isSquare) || !wins(pieces.toSpliced(at, 1, ...parts))),
  );
  known.set(name, found);
  return found;
}

const MOST = whole ? 9 : 7;
const side = fc.integer({ min: 2, max: MOST });

describe("poj2311", () => {
  test("a sheet is decided, and won, as the rules alone say", () => {
    for (let width = 2; width <= MOST; width++) {
      for (let height = 2; height <= MOST; height++) {
        const sheet: Case = [width, height];
        expect(poj2311.solve(sheet), sheet.join()).toBe(wins([sheet]) ? "first" : "second");
      }
    }
  });

  test("of two mirror images one winning cut is told, and no cut that does not win", () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const { winningMoves } = explainInEnglish(poj2311, [width, height]);
        const told = winningMoves.map(({ after }) => after.value);
        const winning = cutsOf([width, height])
          .filter((parts) => !parts.some(isSquare) && !wins(parts))
          .map((parts) => parts.map((part) => part.join(" ")))
          .map(([one = "", other = ""]) => [`${one}, ${other}`, `${other}, ${one}`]);
        expect(new Set(told).size).toBe(told.length);
        for (const either of winning) expect(either.some((text) => told.includes(text))).toBe(true);
        for (const text of told) expect(winning.flat()).toContain(text);
      }),
      { numRuns: 100 },
    );
  });

  test("a sheet is lost exactly when sheets of width 2 of both its sides are", () => {
    for (let width = 2; width <= 200; width++) {
      for (let height = 2; height <= width; height++) {
        const isLost = [width, height].every((each) => poj2311.solve([2, each]) === "second");
        expect(poj2311.solve([width, height])).toBe(isLost ? "second" : "first");
      }
    }
  });
});
