import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { p4617, type Case, type Trail } from "../../src/problems/p4617/problem.ts";
import { numberOfRuns } from "../support/extent.ts";
import { explainInEnglish } from "../support/by-rules.ts";
import { judge } from "../support/read-text.ts";

/** Reports whether the player to move at the end of a walk wins. Peaks are positive numbers, valleys negative ones. */
function wins(trails: readonly Trail[], walk: readonly number[]): boolean {
  const at = walk.at(-1) ?? 0;
  return trails.some(([peak, valley]) => {
    const to = at === peak ? -valley : at === -valley ? peak : 0;
    return to !== 0 && !walk.includes(to) && !wins(trails, [...walk, to]);
  });
}

const maps = fc.integer({ min: 1, max: 4 }).chain((places) => {
  const place = fc.integer({ min: 1, max: places });
  return fc
    .array(fc.tuple(place, place), { minLength: 1, maxLength: 9 })
    .map((trails): Case => ({ places, trails }));
});

describe("p4617", () => {
  test("verdicts and winning moves equal those of a search, even if a trail is repeated", () => {
    fc.assert(
      fc.property(maps, (map) => {
        const { places, trails } = map;
        const peaks = Array.from({ length: places }, (_, at) => at + 1);
        const won = peaks.map((peak) => (wins(trails, [peak]) ? "first" : "second"));
        expect(p4617.solve(map)).toEqual(won);
        const moves = peaks.flatMap((peak) =>
          [...new Set(trails.filter(([from]) => from === peak).map(([, valley]) => valley))]
            .filter((valley) => !wins(trails, [peak, -valley]))
            .map((valley) => `Go from peak ${peak} to valley ${valley}`),
        );
        const { winningMoves } = explainInEnglish(p4617, map);
        expect(winningMoves.map(({ sentence }) => sentence).sort()).toEqual(moves.sort());
      }),
      { numRuns: numberOfRuns(2000) },
    );
  });

  test("an input with two maps is rejected after the first", () => {
    expect(judge(p4617, "1 1\n1 1\n1 1\n1 1\n")).toEqual({
      output: "Slavko\n",
      fault: '3:1 the input must end after the last trail, found "1"',
    });
  });

  test("a chain of 5000 places is solved and explained without deep recursion", () => {
    const trails = Array.from({ length: 2499 }, (_, at): readonly Trail[] => [
      [at + 1, at + 1],
      [at + 2, at + 1],
    ]).flat();
    const map = { places: 2500, trails };
    expect(new Set(p4617.solve(map))).toEqual(new Set(["second"]));
    const other: Case = { places: 2500, trails: [...trails, [1, 2500]] };
    expect(new Set(p4617.solve(other))).toEqual(new Set(["first"]));
    expect(explainInEnglish(p4617, other).winningMoves).toHaveLength(100);
  });
});
