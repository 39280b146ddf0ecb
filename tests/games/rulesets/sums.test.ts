import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { kayles } from "../../../src/games/rulesets/octal.ts";
import { heapRuleset } from "../../../src/games/rulesets/heap-ruleset.ts";
import { nim } from "../../../src/games/rulesets/nim.ts";
import { conjunctiveSum, continuedSum, selectiveSum } from "../../../src/games/rulesets/sums.ts";
import { bruteForce } from "../../../src/games/theory/brute-force.ts";
import { options } from "../../../src/games/theory/outcome.ts";
import { remoteness, suspense } from "../../../src/games/theory/remoteness.ts";
import type { HeapPosition, Ruleset } from "../../../src/games/theory/ruleset.ts";

/** Any game in which a heap becomes a smaller one. */
const anyGame = fc
  .tuple(
    ...Array.from({ length: 7 }, (_, size) =>
      fc.subarray(Array.from({ length: size }, (_, n) => n)),
    ),
  ) // prettier-ignore
  .map((graph) =>
    heapRuleset({ name: "Any", heapOptions: (size) => (graph[size] ?? []).map((to) => [to]) }),
  );
const components = fc.array(fc.nat(6), { maxLength: 3 });

describe.each([
  { make: selectiveSum<HeapPosition> },
  { make: conjunctiveSum<HeapPosition> },
  { make: continuedSum<HeapPosition> },
])("$make.name", ({ make }) => {
  test("claimOutcome is the outcome by brute force for components of any game", () => {
    fc.assert(
      fc.property(anyGame, components, (game, rows) => {
        const sum = make(game);
        expect(sum.claimOutcome(rows)).toBe(bruteForce(sum, rows));
      }),
    );
  });

  test("claimOutcome is the outcome by brute force for components that moves split", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(4), { maxLength: 2 }), (rows) => {
        expect(make(kayles).claimOutcome(rows)).toBe(bruteForce(make(kayles), rows));
      }),
      { numRuns: 30 },
    );
  });

  test("claimOutcome is undefined for misère play, and options rejects more than 1 000 000 options", () => {
    expect(make(nim).claimOutcome([1], { misere: true })).toBeUndefined();
    expect(() => options(make(nim), [200, 200, 200])).toThrow("must be at most 1000000");
  });
});

test("a move is in some components, in all, or in all that have a move, depending on the sum", () => {
  const to = (sum: Ruleset<readonly HeapPosition[]>, rows: readonly number[]) =>
    options(sum, rows).map((option) => sum.say(rows, option));
  expect(to(selectiveSum(nim), [1, 1])).toEqual([
    "Take 1 from heap 1 in row 2",
    "Take 1 from heap 1 in row 1",
    "Take 1 from heap 1 in row 1; take 1 from heap 1 in row 2",
  ]);
  expect(to(conjunctiveSum(nim), [1, 0])).toEqual([]);
  expect(to(continuedSum(nim), [1, 0])).toEqual(["Take 1 from heap 1 in row 1"]);
  for (const make of [selectiveSum, conjunctiveSum, continuedSum]) expect(to(make(nim), [])).toEqual([]); // prettier-ignore
});

test("remoteness and suspense are the lengths of best play by the definition", () => {
  fc.assert(
    fc.property(anyGame, fc.nat(6), (game, size) => {
      /** The longest length after the moves that keep the outcome if the player to move delays, otherwise the shortest. */
      const length = (at: number, winnerDelays: boolean): number => {
        const all = (game.options(at) as number[]).map((to) => ({
          wins: bruteForce(game, to) === "P",
          length: 1 + length(to, winnerDelays),
        }));
        const won = all.filter(({ wins }) => wins);
        const lengths = (won.length > 0 ? won : all).map((each) => each.length);
        if (lengths.length === 0) return 0;
        return won.length > 0 === winnerDelays ? Math.max(...lengths) : Math.min(...lengths);
      };
      expect(remoteness(game, size)).toBe(length(size, false));
      expect(suspense(game, size)).toBe(length(size, true));
    }),
  );
});

test("remoteness rejects a game in which play never ends", () => {
  const circle = { ...nim, options: () => [0], key: () => 0, summands: undefined };
  expect(() => remoteness(circle as unknown as Ruleset<number>, 0)).toThrow(
    "Cannot find remoteness: play must end, current play returns to 0",
  );
});
