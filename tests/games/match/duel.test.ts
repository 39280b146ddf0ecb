import fc from "fast-check";
import { expect, test } from "vitest";
import {
  awaits,
  lastError,
  readerWon,
  startDuel,
  step,
  type Duel,
  type DuelEvent,
} from "../../../src/games/match/duel.ts";
import { present } from "../../../src/games/match/match.ts";
import { nim } from "../../../src/games/rulesets/nim.ts";
import type { HeapPosition } from "../../../src/games/theory/ruleset.ts";

const position = fc.array(fc.nat(4), { minLength: 1, maxLength: 3 });
const reader = fc.constantFrom("first" as const, "second" as const);
const event: fc.Arbitrary<DuelEvent<HeapPosition>> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("move" as const),
      by: fc.constantFrom("reader" as const, "opponent" as const),
      option: position,
    }),
  },
  fc.constant({ kind: "undo" as const }),
  fc.constant({ kind: "redo" as const }),
);

test("the last error of a reader is the last move from an N-position to an N-position", () => {
  const judge = (heaps: HeapPosition) =>
    new Set(nim.print(heaps).split(" ")).size === 1 ? "P" : "N";
  const positions: [HeapPosition, ...HeapPosition[]] = [[3, 5], [3, 4], [3, 3], [2, 3], [2, 2], [1, 2], [1, 1]]; // prettier-ignore
  const duel = (side: Duel<HeapPosition>["reader"], at = positions.length - 1) => ({
    reader: side,
    match: { positions, present: at },
  });
  expect(lastError(judge, duel("first"))).toBe(0);
  expect(lastError(judge, duel("second"))).toBeUndefined();
  expect(lastError(judge, duel("both"))).toBeUndefined();
  expect(lastError(judge, duel("first", 0))).toBeUndefined();
});

test("a reader has won or lost once a move has ended a game against the program", () => {
  const played = (reader: Duel<HeapPosition>["reader"], present = 1, misere = false) =>
    readerWon(nim, { reader, match: { positions: [[2], [0]], present } }, { misere });
  expect(["first", "second", "both"].map((side) => played(side as "first"))).toEqual([true, false, undefined]); // prettier-ignore
  expect(played("first", 0)).toBeUndefined();
  expect([played("first", 1, true), played("second", 1, true)]).toEqual([false, true]);
  expect(readerWon(nim, startDuel<HeapPosition>([0], "first"))).toBeUndefined();
});

const run = (duel: Duel<HeapPosition>, events: readonly DuelEvent<HeapPosition>[]) =>
  events.reduce((now, each) => step(nim, now, each), duel);

test("no sequence of events leads to a position that the rules do not allow", () => {
  fc.assert(
    fc.property(position, reader, fc.array(event, { maxLength: 40 }), (start, side, events) => {
      const { positions } = run(startDuel<HeapPosition>(start, side), events).match;
      for (let index = 1; index < positions.length; index++) {
        expect(nim.options(positions[index - 1] ?? [])).toContainEqual(positions[index]);
      }
    }),
  );
});

test("a move out of turn changes nothing", () => {
  const duel = startDuel<HeapPosition>([3], "second");
  expect(step(nim, duel, { kind: "move", by: "reader", option: [1] })).toBe(duel);
});

test("the second press of a double click changes nothing", () => {
  const press = { kind: "move", by: "reader", option: [3, 2] } as const;
  const once = step(nim, startDuel<HeapPosition>([3, 4], "first"), press);
  expect(step(nim, once, press)).toBe(once);
  expect(step(nim, once, { kind: "move", by: "reader", option: [3, 1] })).toBe(once);
});

test("undo gives the turn back to the reader, and redo leaves it there or at the end", () => {
  const played = run(startDuel<HeapPosition>([2, 2], "first"), [
    { kind: "move", by: "reader", option: [1, 2] },
    { kind: "move", by: "opponent", option: [1, 1] },
  ]);
  const back = step(nim, played, { kind: "undo" });
  expect(present(back.match)).toEqual([2, 2]);
  expect(awaits(nim, back)).toBe("reader");
  expect(step(nim, back, { kind: "redo" })).toEqual(played);
});

test("the opponent's opening cannot be undone", () => {
  const opened = run(startDuel<HeapPosition>([2, 1], "second"), [
    { kind: "move", by: "opponent", option: [1, 1] },
  ]);
  expect(step(nim, opened, { kind: "undo" })).toBe(opened);
});
