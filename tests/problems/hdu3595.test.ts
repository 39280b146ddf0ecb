import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { euclid } from "../../src/games/rulesets/euclid.ts";
import { remoteness, suspense } from "../../src/games/theory/remoteness.ts";
import { hdu3595, type Case, type Game, lengthOf } from "../../src/problems/hdu3595/problem.ts";
import { numberOfRuns } from "../support/extent.ts";
import { explainInEnglish, outcomeByDefinition } from "../support/by-rules.ts";

const isP = outcomeByDefinition(optionsByTheRules);
const heap = fc.integer({ min: 1, max: 9 });
const smallCases = fc.array(fc.tuple(heap, heap), { minLength: 1, maxLength: 3 });

describe("hdu3595", () => {
  test("verdicts equal those of a search, and the listed move wins", () => {
    fc.assert(
      fc.property(smallCases, (games) => {
        expect(hdu3595.solve(games)).toBe(isP(games) ? "second" : "first");
        const [move, another] = explainInEnglish(hdu3595, games).winningMoves;
        expect(another).toBeUndefined();
        if (!move) return;
        const reached = move.after.value.match(/\d+/g)?.slice(0, 2).map(Number);
        const left = games.map((game, row) => {
          const options = optionsOf(game).filter((option) => lengthOf(option) % 2 === 0);
          const [only = [0, 0], ...more] = options.length > 0 ? options : optionsOf(game);
          // Two equal heaps: either of them can be emptied.
          expect(more.length).toBe(game[0] === game[1] ? 1 : 0);
          if (row === move.row) expect([only, ...more]).toContainEqual(reached);
          return only;
        });
        expect(isP(left)).toBe(true);
      }),
      { numRuns: numberOfRuns(1000) },
    );
  });

  test("the length of a game equals its remoteness and its suspense", () => {
    for (let p = 1; p <= 40; p++) {
      for (let q = 1; q <= 40; q++) {
        const length = lengthOf([p, q]);
        expect(remoteness(euclid, [p, q]), `${p} ${q}`).toBe(length);
        expect(suspense(euclid, [p, q]), `${p} ${q}`).toBe(length);
      }
    }
  });
});

/** A move takes a positive multiple of one heap, which is not empty, from the other heap. */
function optionsOf([p, q]: Game): readonly Game[] {
  const options: Game[] = [];
  for (let times = 1; q > 0 && times * q <= p; times++) options.push([p - times * q, q]);
  for (let times = 1; p > 0 && times * p <= q; times++) options.push([p, q - times * p]);
  return options;
}

/** A move is made in every game that has one. */
function optionsByTheRules(games: Case): readonly Case[] {
  if (games.every((game) => optionsOf(game).length === 0)) return [];
  return games.reduce<readonly Case[]>((found, game) => {
    const options = optionsOf(game);
    const choices = options.length > 0 ? options : [game];
    return found.flatMap((head) => choices.map((each) => [...head, each]));
  }, [[]]); // prettier-ignore
}
