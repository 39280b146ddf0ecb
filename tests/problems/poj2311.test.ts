import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { poj2311, type Case } from "../../src/problems/poj2311/problem.ts";
import { whole } from "../support/extent.ts";
import { explainInEnglish } from "../support/by-rules.ts";

const known = new Map<string, boolean>();

/** Returns both parts of each cut of a piece, along any line. */
const cutsOf = ([width, height]: Case): readonly (readonly [Case, Case])[] => [
  ...Array.from({ length: width - 1 }, (_, at): [Case, Case] => [[at + 1, height], [width - at - 1, height]]),
  ...Array.from({ length: height - 1 }, (_, at): [Case, Case] => [[width, at + 1], [width, height - at - 1]]),
]; // prettier-ignore

const isSquare = ([width, height]: Case): boolean => width === 1 && height === 1;

/** Reports whether the player to move wins, by a search: whoever first cuts out a single square wins. */
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
  test("the verdicts of small sheets equal those of a search", () => {
    for (let width = 2; width <= MOST; width++) {
      for (let height = 2; height <= MOST; height++) {
        const sheet: Case = [width, height];
        expect(poj2311.solve(sheet), sheet.join()).toBe(wins([sheet]) ? "first" : "second");
      }
    }
  });

  test("an explanation lists only winning cuts, and one of each two mirror images", () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const { winningMoves } = explainInEnglish(poj2311, [width, height]);
        const listed = winningMoves.map(({ after }) => after.value);
        const winning = cutsOf([width, height])
          .filter((parts) => !parts.some(isSquare) && !wins(parts))
          .map((parts) => parts.map((part) => part.join(" ")))
          .map(([one = "", other = ""]) => [`${one}, ${other}`, `${other}, ${one}`]);
        expect(new Set(listed).size).toBe(listed.length);
        for (const either of winning)
          expect(either.some((text) => listed.includes(text))).toBe(true);
        for (const text of listed) expect(winning.flat()).toContain(text);
      }),
      { numRuns: 100 },
    );
  });

  test("a sheet of w by h is lost exactly if the sheets of 2 by w and of 2 by h are lost", () => {
    for (let width = 2; width <= 200; width++) {
      for (let height = 2; height <= width; height++) {
        const isLost = [width, height].every((each) => poj2311.solve([2, each]) === "second");
        expect(poj2311.solve([width, height])).toBe(isLost ? "second" : "first");
      }
    }
  });
});
