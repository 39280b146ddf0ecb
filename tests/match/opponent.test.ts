import { describe, expect, test } from "vitest";
import { explainNim } from "../../src/match/explain-nim.ts";
import { perfectOpponent } from "../../src/match/opponent.ts";
import { nim } from "../../src/rulesets/nim.ts";
import { subtraction } from "../../src/rulesets/subtraction.ts";
import { bruteForce } from "../../src/theory/brute-force.ts";
import type { HeapPosition, Ruleset } from "../../src/theory/ruleset.ts";

/** Every position of three heaps of at most `most` stones. */
const threeHeaps = (most: number): number[][] => {
  const sizes = Array.from({ length: most + 1 }, (_, size) => size);
  return sizes.flatMap((a) => sizes.flatMap((b) => sizes.map((c) => [a, b, c])));
};

const game = (ruleset: Ruleset<HeapPosition>, starts: readonly HeapPosition[]) => ({
  ruleset,
  starts,
});

describe.each([
  ["Nim", game(nim, threeHeaps(4))],
  ["subtraction {1, 3, 4}", game(subtraction([1, 3, 4]), threeHeaps(5))],
])("in %s", (_, { ruleset, starts }) => {
  const opponent = perfectOpponent<HeapPosition, undefined>(ruleset, () => undefined);

  /** Whether the opponent, to move, wins against every play; a brute walk over all replies. */
  const known = new Map<string, boolean>();
  const wins = (position: HeapPosition): boolean => {
    const key = ruleset.print(position);
    const before = known.get(key);
    if (before !== undefined) return before;
    const reply = opponent(position);
    const won = reply !== undefined && ruleset.options(reply.option).every(wins);
    known.set(key, won);
    return won;
  };

  test("the perfect opponent never loses a won position, whatever is replied", () => {
    for (const start of starts) {
      expect([start, wins(start)]).toEqual([start, bruteForce(ruleset, start) === "N"]);
    }
  });

  test("the perfect opponent moves by the rules, wherever there is a move", () => {
    for (const start of starts) {
      const options = ruleset.options(start);
      const reply = opponent(start);
      if (options.length === 0) expect(reply).toBeUndefined();
      else expect(options).toContainEqual(reply?.option);
    }
  });
});

describe("the reasons of the perfect opponent in Nim", () => {
  const opponent = perfectOpponent(nim, explainNim);

  test("from a won position it names heap, bit, and what the heap becomes", () => {
    expect(opponent([3, 4, 5])).toEqual({
      option: [1, 4, 5],
      reason: { kind: "winning", heap: 0, from: 3, to: 1, before: 2, after: 0, bit: 2 },
    });
  });

  test("from a lost position it takes one stone", () => {
    for (const start of threeHeaps(4)) {
      const reply = opponent(start);
      if (reply?.reason.kind === "resisting") {
        expect(reply.reason.from - reply.reason.to).toBe(1);
      }
    }
  });

  test("it gives a winning reason at exactly the N-positions", () => {
    for (const start of threeHeaps(4)) {
      expect(opponent(start)?.reason.kind === "winning").toBe(bruteForce(nim, start) === "N");
    }
  });
});
