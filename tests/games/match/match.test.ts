import fc from "fast-check";
import { expect, test } from "vitest";
import {
  play,
  present,
  redo,
  standing,
  startMatch,
  undo,
  type Match,
} from "../../../src/games/match/match.ts";
import { nim } from "../../../src/games/rulesets/nim.ts";
import type { HeapPosition } from "../../../src/games/theory/ruleset.ts";

const position = fc.array(fc.nat(5), { minLength: 1, maxLength: 4 });

/** A match some moves old: each number picks one of the options of its moment. */
const played = fc.tuple(position, fc.array(fc.nat(), { maxLength: 12 })).map(([start, picks]) => {
  let match: Match<HeapPosition> = startMatch(start);
  for (const pick of picks) {
    const options = nim.options(present(match));
    const option = options[pick % options.length];
    if (option !== undefined) match = play(nim, match, option);
  }
  return match;
});

test("undo, then redo, is the identity wherever a move was made", () => {
  fc.assert(
    fc.property(played, (match) => {
      fc.pre(match.present > 0);
      expect(redo(undo(match))).toEqual(match);
    }),
  );
});

test("redo, then undo, is the identity wherever a move was undone", () => {
  fc.assert(
    fc.property(played, (match) => {
      fc.pre(match.present > 0);
      expect(undo(redo(undo(match)))).toEqual(undo(match));
    }),
  );
});

test("undo stops at the start and redo at the last move", () => {
  expect(undo(startMatch([3]))).toEqual(startMatch([3]));
  expect(redo(startMatch([3]))).toEqual(startMatch([3]));
});

test("a new move forgets the moves that were undone", () => {
  const first = play(nim, startMatch<HeapPosition>([2, 2]), [1, 2]);
  const second = play(nim, undo(first), [2, 0]);
  expect(second.positions).toEqual([
    [2, 2],
    [2, 0],
  ]);
});

test("who makes the last move wins", () => {
  const match = startMatch<HeapPosition>([2]);
  expect(standing(nim, match)).toEqual({ kind: "open", turn: "first" });
  expect(standing(nim, play(nim, match, [0]))).toEqual({ kind: "over", winner: "first" });
  const slow = play(nim, play(nim, match, [1]), [0]);
  expect(standing(nim, slow)).toEqual({ kind: "over", winner: "second" });
});

test("a move that the rules do not allow is refused by name", () => {
  expect(() => play(nim, startMatch<HeapPosition>([2, 2]), [1, 1])).toThrow(
    new RangeError("Cannot play: a move must lead to an option of 2 2, current value is 1 1"),
  );
});

test("playing changes nothing that came in", () => {
  fc.assert(
    fc.property(played, (match) => {
      const copy = structuredClone(match);
      const option = nim.options(present(match))[0];
      if (option !== undefined) play(nim, match, option);
      undo(match);
      redo(match);
      expect(match).toEqual(copy);
    }),
  );
});
