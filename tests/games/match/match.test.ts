import fc from "fast-check";
import { expect, test } from "vitest";
import { gameOf } from "../../../components/boards/games.ts";
import {
  nextToMove,
  lastError,
  readerWon,
  startDuel,
  step,
  type Duel,
  type DuelEvent,
} from "../../../src/games/match/duel.ts";
import {
  play,
  present,
  redo,
  stateOf,
  startMatch,
  undo,
  type Match,
} from "../../../src/games/match/match.ts";
import { nim } from "../../../src/games/rulesets/nim.ts";
import type { HeapPosition } from "../../../src/games/theory/ruleset.ts";

const position = fc.array(fc.nat(5), { minLength: 1, maxLength: 4 });

/** A match after some moves: each number selects one of the options. */
const played = fc.tuple(position, fc.array(fc.nat(), { maxLength: 12 })).map(([start, picks]) => {
  let match: Match<HeapPosition> = startMatch(start);
  for (const pick of picks) {
    const options = nim.options(present(match));
    const option = options[pick % options.length];
    if (option !== undefined) match = play(nim, match, option);
  }
  return match;
});

test("undo, then redo, is the identity if a move was made", () => {
  fc.assert(
    fc.property(played, (match) => {
      fc.pre(match.present > 0);
      expect(redo(undo(match))).toEqual(match);
    }),
  );
});

test("redo, then undo, is the identity if a move was undone", () => {
  fc.assert(
    fc.property(played, (match) => {
      fc.pre(match.present > 0);
      expect(undo(redo(undo(match)))).toEqual(undo(match));
    }),
  );
});

test("undo at the start and redo at the last move change nothing", () => {
  expect(undo(startMatch([3]))).toEqual(startMatch([3]));
  expect(redo(startMatch([3]))).toEqual(startMatch([3]));
});

test("a new move discards the undone moves", () => {
  const first = play(nim, startMatch<HeapPosition>([2, 2]), [1, 2]);
  const second = play(nim, undo(first), [2, 0]);
  expect(second.positions).toEqual([
    [2, 2],
    [2, 0],
  ]);
});

test("the player who makes the last move wins", () => {
  const match = startMatch<HeapPosition>([2]);
  expect(stateOf(nim, match)).toEqual({ kind: "open", turn: "first" });
  expect(stateOf(nim, play(nim, match, [0]))).toEqual({ kind: "over", winner: "first" });
  const slow = play(nim, play(nim, match, [1]), [0]);
  expect(stateOf(nim, slow)).toEqual({ kind: "over", winner: "second" });
});

test("in misère play the player who makes the last move loses", () => {
  const match = startMatch<HeapPosition>([2]);
  expect(stateOf(nim, match, { misere: true })).toEqual({ kind: "open", turn: "first" });
  const taken = play(nim, match, [0]);
  expect(stateOf(nim, taken, { misere: true })).toEqual({ kind: "over", winner: "second" });
});

test("play rejects an illegal move and names it", () => {
  expect(() => play(nim, startMatch<HeapPosition>([2, 2]), [1, 1])).toThrow(
    new RangeError("Cannot play: a move must lead to an option of 2 2, current value is 1 1"),
  );
});

test("play, undo and redo do not change their arguments", () => {
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

test("Northcott's game allows retreats, and the third occurrence of a position is a draw", () => {
  const rules = gameOf("northcott")?.rules;
  if (rules === undefined) throw new Error("Northcott's game is missing");
  const around = ["W: .BW..", "B: .B.W.", "W: B..W.", "B: B.W.."].map((text) => rules.parse(text));
  const go = (match: Match<unknown>, option: unknown) => play(rules, match, option);
  const once = around.reduce(go, startMatch(rules.parse("B: B.W..")));
  expect(stateOf(rules, once)).toEqual({ kind: "open", turn: "first" });
  const twice: Match<unknown> = around.reduce(go, once);
  expect(stateOf(rules, twice)).toEqual({ kind: "drawn" });
  let back = twice;
  for (let moves = 0; moves < 8; moves++) back = undo(back);
  expect(stateOf(rules, back)).toEqual({ kind: "open", turn: "first" });
});

const smallPosition = fc.array(fc.nat(4), { minLength: 1, maxLength: 3 });
const reader = fc.constantFrom("first" as const, "second" as const);
const event: fc.Arbitrary<DuelEvent<HeapPosition>> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("move" as const),
      by: fc.constantFrom("reader" as const, "opponent" as const),
      option: smallPosition,
    }),
  },
  fc.constant({ kind: "undo" as const }),
  fc.constant({ kind: "redo" as const }),
);

test("lastError finds the reader's last move from an N-position to an N-position", () => {
  const judge = (heaps: HeapPosition) =>
    new Set(nim.print(heaps).split(" ")).size === 1 ? "P" : "N";
  const positions: [HeapPosition, ...HeapPosition[]] = [[3, 5], [3, 4], [3, 3], [2, 3], [2, 2], [1, 2], [1, 1]]; // prettier-ignore
  const duel = (side: Duel<HeapPosition>["reader"], at = positions.length - 1) => ({
    reader: side,
    match: { positions, present: at },
  });
  expect(lastError(judge, duel("first"))).toBe(0);
  const twice = { positions: [[5, 9], [5, 8], [5, 7], [5, 6]], present: 3 } as const; // prettier-ignore
  expect(lastError(judge, { reader: "first", match: twice })).toBe(2);
  expect(lastError(judge, duel("second"))).toBeUndefined();
  expect(lastError(judge, duel("both"))).toBeUndefined();
  expect(lastError(judge, duel("first", 0))).toBeUndefined();
});

test("readerWon reports the result once a move has ended a game against the program", () => {
  const played = (reader: Duel<HeapPosition>["reader"], present = 1, misere = false) =>
    readerWon(nim, { reader, match: { positions: [[2], [0]], present } }, { misere });
  expect(["first", "second", "both"].map((side) => played(side as "first"))).toEqual([true, false, undefined]); // prettier-ignore
  expect(played("first", 0)).toBeUndefined();
  expect([played("first", 1, true), played("second", 1, true)]).toEqual([false, true]);
  expect(readerWon(nim, startDuel<HeapPosition>([0], "first"))).toBeUndefined();
});

const run = (duel: Duel<HeapPosition>, events: readonly DuelEvent<HeapPosition>[]) =>
  events.reduce((now, each) => step(nim, now, each), duel);

test("every sequence of events contains only legal moves", () => {
  fc.assert(
    fc.property(
      smallPosition,
      reader,
      fc.array(event, { maxLength: 40 }),
      (start, side, events) => {
        const { positions } = run(startDuel<HeapPosition>(start, side), events).match;
        for (let index = 1; index < positions.length; index++) {
          expect(nim.options(positions[index - 1] ?? [])).toContainEqual(positions[index]);
        }
      },
    ),
  );
});

test("a move out of turn changes nothing", () => {
  const duel = startDuel<HeapPosition>([3], "second");
  expect(step(nim, duel, { kind: "move", by: "reader", option: [1] })).toBe(duel);
});

test("the second click of a double click changes nothing", () => {
  const press = { kind: "move", by: "reader", option: [3, 2] } as const;
  const once = step(nim, startDuel<HeapPosition>([3, 4], "first"), press);
  expect(step(nim, once, press)).toBe(once);
  expect(step(nim, once, { kind: "move", by: "reader", option: [3, 1] })).toBe(once);
});

test("undo and redo stop where it is the reader's turn, or at the end of the match", () => {
  const played = run(startDuel<HeapPosition>([2, 2], "first"), [
    { kind: "move", by: "reader", option: [1, 2] },
    { kind: "move", by: "opponent", option: [1, 1] },
  ]);
  const back = step(nim, played, { kind: "undo" });
  expect(present(back.match)).toEqual([2, 2]);
  expect(nextToMove(nim, back)).toBe("reader");
  expect(step(nim, back, { kind: "redo" })).toEqual(played);
  const longer = run(played, [
    { kind: "move", by: "reader", option: [0, 1] },
    { kind: "move", by: "opponent", option: [0, 0] },
  ]);
  const once = step(nim, longer, { kind: "undo" });
  const twice = step(nim, once, { kind: "undo" });
  const again = step(nim, twice, { kind: "redo" });
  expect([once, twice, again].map(({ match }) => match.present)).toEqual([2, 0, 2]);
});

test("the opponent's opening cannot be undone", () => {
  const opened = run(startDuel<HeapPosition>([2, 1], "second"), [
    { kind: "move", by: "opponent", option: [1, 1] },
  ]);
  expect(step(nim, opened, { kind: "undo" })).toBe(opened);
});
