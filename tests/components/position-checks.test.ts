import { describe, expect, test } from "vitest";
import {
  judgeOutcome,
  judgeValue,
  judgeMove,
  askedPosition,
} from "../../components/lesson/exercises/judge-position.ts";
import { bruteForce } from "../../src/games/theory/brute-force.ts";
import type { Ruleset } from "../../src/games/theory/ruleset.ts";
import { askableGames } from "../support/askable-games.ts";
import {
  formatMoveJudgement,
  formatOutcomeJudgement,
  formatValueJudgement,
} from "../../components/lesson/exercises/PositionChecks.tsx";
import { whole } from "../support/extent.ts";
import { words } from "../../src/i18n/words.ts";

/**
 * The Grundy value by the definition of P alone: the one heap of Nim that makes a P-position together with the
 * position.
 */
function valueByPlay(ruleset: Ruleset<unknown>): (position: unknown) => number {
  const settled = new Map<string, boolean>();
  const isP = (at: unknown, heap: number): boolean => {
    const name = `${ruleset.print(at)} + ${heap}`;
    const found =
      settled.get(name) ??
      !(
        ruleset.options(at).some((option) => isP(option, heap)) ||
        Array.from({ length: heap }, (_, less) => less).some((less) => isP(at, less))
      );
    settled.set(name, found);
    return found;
  };
  return (position) => {
    let heap = 0;
    while (!isP(position, heap)) heap++;
    return heap;
  };
}

const parts = (text: string): readonly string[] =>
  text
    .split(" ")
    .filter((part) => part !== "0")
    .sort();

/** Every claim of a response is held against the rules and the definition of P and N. */
describe.each(askableGames)("in $ruleset.name", ({ ruleset, texts }) => {
  const outcomeOf = (text: string) => bruteForce(ruleset, ruleset.parse(text));
  const optionsOf = (text: string) => [
    ...new Set(ruleset.options(ruleset.parse(text)).map((option) => ruleset.print(option))),
  ];
  const byPlay = valueByPlay(ruleset);
  const valueOf = (text: string): number => byPlay(ruleset.parse(text));
  const few = texts.filter((_, index) => index % (whole ? 5 : 15) === 0);

  test("the right outcome is called right, and a wrong one is refuted by options", () => {
    for (const text of texts.filter((_, index) => index % 3 === 0)) {
      const right = outcomeOf(text);
      const options = optionsOf(text);
      for (const called of ["P", "N"] as const) {
        const judgement = judgeOutcome(ruleset.name, text, called);
        expect(judgement.kind.startsWith("right"), text).toBe(called === right);
        if ("winning" in judgement) {
          expect(options).toContain(judgement.winning);
          expect(outcomeOf(judgement.winning)).toBe("P");
        } else if (judgement.kind === "terminal") {
          expect(options).toEqual([]);
        } else {
          expect(judgement.options).toBe(options.length);
        }
        if (judgement.kind !== "wrongN") continue;
        expect(options).toContain(judgement.option);
        expect(optionsOf(judgement.option)).toContain(judgement.reply);
        expect(outcomeOf(judgement.reply)).toBe("P");
      }
    }
  });

  test("the right value is called right, and every other number is refuted by something true", () => {
    for (const text of few) {
      const right = valueOf(text);
      const values = optionsOf(text).map(valueOf);
      for (let given = 0; given < right + 6; given++) {
        const judgement = judgeValue(ruleset.name, text, given);
        expect(judgement.kind === "right", text).toBe(given === right);
        if (given < right) expect(judgement.kind, text).toBe("taken");
        if (judgement.kind === "right") {
          expect(judgement.options.map(({ name }) => name)).toEqual(optionsOf(text));
          expect(judgement.options.map(({ value }) => value)).toEqual(values);
        } else if (judgement.kind === "taken") {
          expect(optionsOf(text)).toContain(judgement.option);
          expect(valueOf(judgement.option)).toBe(given);
        } else if (judgement.kind === "tooLarge") {
          expect(values).not.toContain(judgement.missing);
          expect(judgement.missing).toBeLessThan(given);
          expect(judgement.missing).toBeGreaterThan(right);
        } else {
          expect(values).not.toContain(given);
        }
      }
    }
  });

  test("an option is right exactly when it is P; any other is beaten by the reply that is named", () => {
    for (const text of few) {
      const winning = optionsOf(text).filter((option) => outcomeOf(option) === "P");
      for (const option of optionsOf(text)) {
        const judgement = judgeMove(ruleset.name, text, option);
        if (winning.includes(option)) {
          expect(judgement).toEqual({ kind: "right", option, winning: winning.length });
          continue;
        }
        if (judgement.kind !== "losing") throw new Error(`${text}: ${judgement.kind}`);
        expect(judgement.option).toBe(option);
        expect(optionsOf(option)).toContain(judgement.reply);
        expect(outcomeOf(judgement.reply)).toBe("P");
      }
    }
  });

  test("what is no option cannot be reached, the position itself least of all", () => {
    for (const text of few) {
      expect(judgeMove(ruleset.name, text, text).kind).toBe("unreachable");
      const options = new Set(optionsOf(text));
      const further = [...options].flatMap(optionsOf).filter((other) => !options.has(other));
      for (const other of further.slice(0, 20)) {
        const judgement = judgeMove(ruleset.name, text, other);
        // An option may still be meant, with its heaps in another order.
        if (judgement.kind === "unreachable") expect(judgement.given).toBe(other);
        else expect(parts("option" in judgement ? judgement.option : "")).toEqual(parts(other));
      }
    }
  });
});

test("a number far too large is refuted at once", () => {
  expect(judgeValue("Nim", "3", Number.MAX_SAFE_INTEGER)).toEqual({
    kind: "tooLarge",
    missing: Number.MAX_SAFE_INTEGER - 1,
  });
});

test.each([
  ["Nim", "3 4 5", "1 4 5", { kind: "right", option: "1 4 5" }],
  ["Nim", "3 4 5", "5, 1, 4", { kind: "right", option: "1 4 5" }],
  ["Nim", "3 4 5", "(5, 1, 4)", { kind: "right", option: "1 4 5" }],
  ["Nim", "3 4 5", "1 + 4 + 5", { kind: "right", option: "1 4 5" }],
  ["Nim", "3 4 5", "1\u00A04\u30005", { kind: "right", option: "1 4 5" }],
  ["Kayles", "5", "2 + 2", { kind: "right", option: "2 2" }],
  ["Nim", "3 3 2", "3 3", { kind: "right", option: "3 3 0" }],
  ["Nim", "3 4 5", "3 4 1", { kind: "losing", option: "3 4 1", reply: "3 2 1" }],
  ["Nim", "3 4 5", "1 1 5", { kind: "unreachable", given: "1 1 5", example: "2 4 5" }],
  // Where every option wins, one of them is the example.
  ["Nim", "1", "1", { kind: "unreachable", given: "1", example: "0" }],
  ["Nim", "3 4 5", "3 4\n x", { kind: "badText", line: 2, column: 2 }],
  ["Kayles", "5", "2 1", { kind: "losing", option: "1 2" }],
  ["Kayles", "5", "2 2", { kind: "right", option: "2 2" }],
  ["Staircase Nim", "0 1 2", "0 0 2", { kind: "unreachable" }],
  ["Staircase Nim", "0 1 2", "1 0 2", { kind: "right" }],
  ["Stones on a binary tree", "1 / 1 0", "1 / 0 0", { kind: "right" }],
  ["Stones on a binary tree", "1 / 1 0", "0 / 2 0", { kind: "losing" }],
  ["Stones on a binary tree", "1 / 1 0", "0 / 1", { kind: "badText", line: 1, column: 4 }],
  ["Northcott's row, moves to the left", "2 6", "3 2", { kind: "right", option: "2 3" }],
  ["Northcott's row, moves to the left", "2 6", "2 2", { kind: "badText" }],
])("%s from %s to %j", (game, text, left, judgement) => {
  expect(judgeMove(game, text, left)).toMatchObject(judgement);
});

const { faults, lesson } = words("en");
const { checkOutcome, checkValue, checkMove } = lesson;

describe("what is said", () => {
  test.each([
    ["3 4 5", "N", "Right: its option “1 4 5” is P"],
    ["3 4 5", "P", "It has the option “1 4 5”, which is P."],
    ["2 2", "P", "Right: each of its 4 options is N"],
    ["2 2", "N", "Move to “1 2”, and the reply “1 1” is P: that move loses. Every other move"],
    ["0", "P", "Right: there is no move from “0”"],
    ["0", "N", "There is no move from “0”"],
  ] as const)("of %s in Nim, called %s", (position, called, report) => {
    const judgement = judgeOutcome("Nim", position, called);
    expect(formatOutcomeJudgement(judgement, position, checkOutcome)).toContain(report);
  });

  test("where only one move is left", () => {
    const format = (called: "P" | "N") =>
      formatOutcomeJudgement(judgeOutcome("Subtraction {1}", "2", called), "2", checkOutcome);
    expect(format("P")).toBe("Right: its only option is N, so “2” is P.");
    expect(format("N")).toContain("There is no other move.");
  });

  test.each([
    ["13", 2, "Right: 2 is the mex of {0, 1, 3}, the values of the options. “12” has 3."],
    ["13", 1, "1 is the value of the option “10”, so 1 is not missing."],
    ["13", 9, "No option has the value 8, so the mex is at most 8."],
    ["13", 4, "No option has the value 4, but a smaller number is missing, too."],
    ["0", 0, "Right: there is no move"],
  ])("of %s in Subtraction {1, 3, 4}, valued %i", (position, given, message) => {
    const judgement = judgeValue("Subtraction {1, 3, 4}", position, given);
    expect(formatValueJudgement(judgement, given, checkValue)).toContain(message);
  });

  test("of many options, their values alone", () => {
    const message = formatValueJudgement(judgeValue("Nim", "20", 20), 20, checkValue);
    expect(message).toMatch(/19\}, the values of the options\.$/);
  });

  test.each([
    ["5 4 1", "Right: “1 4 5” is P, and no other option is."],
    ["3 4 1", "From “3 4 1” your opponent leaves “3 2 1”, which is P."],
    ["3 3 3", "One move from “3 4 5” cannot lead to “3 3 3”. It can lead to “2 4 5”, for example."],
    ["3 4 x", "Line 1, column 5: the size of a heap is a whole number"],
  ])("of a move from 3 4 5 in Nim to %j", (left, message) => {
    expect(
      formatMoveJudgement(judgeMove("Nim", "3 4 5", left), "3 4 5", checkMove, faults),
    ).toContain(message);
  });

  test("of one of several winning moves, how many there are", () => {
    const judgement = judgeMove("Nim", "1 1 1", "1 1");
    expect(formatMoveJudgement(judgement, "1 1 1", checkMove, faults)).toContain("You could leave 3 positions"); // prettier-ignore
  });
});

test("there are questions in games of every kind", () => {
  const names = askableGames.map(({ ruleset }) => ruleset.name);
  expect(names).toEqual(expect.arrayContaining(["Nim", "Kayles", "Stones on a binary tree"]));
});

test("a position is given back in the game's own notation", () => {
  expect(askedPosition("Nim", " 3,4 5")).toMatchObject({ position: [3, 4, 5], name: "3 4 5" });
});

test.each([
  ["Chess", "e4", "there must be a game of this id"],
  ["Nim", "3 x", "the size of a heap is a whole number"],
  ["Wythoff's game", "3", "there must be two heaps"],
  ["Nim", "", "there must be at least one heap or piece"],
])("a question in %s about %j is refused: %s", (game, text, rule) => {
  expect(() => askedPosition(game, text)).toThrow(`Cannot ask about ${game}: ${rule}`);
});
