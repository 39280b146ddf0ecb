import { describe, expect, test } from "vitest";
import { judgeMove } from "../../components/lesson/exercises/judge-move.ts";
import { judgeOutcome } from "../../components/lesson/exercises/judge-outcome.ts";
import { judgeValue } from "../../components/lesson/exercises/judge-value.ts";
import { sayMoveJudgement } from "../../components/lesson/exercises/CheckMove.tsx";
import { sayOutcomeJudgement } from "../../components/lesson/exercises/CheckOutcome.tsx";
import { sayValueJudgement } from "../../components/lesson/exercises/CheckValue.tsx";
import { words } from "../../src/i18n/words.ts";

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
  ] as const)("of %s in Nim, called %s", (position, called, said) => {
    const judgement = judgeOutcome("Nim", position, called);
    expect(sayOutcomeJudgement(judgement, position, checkOutcome)).toContain(said);
  });

  test("where only one move is left", () => {
    const say = (called: "P" | "N") =>
      sayOutcomeJudgement(judgeOutcome("Subtraction {1}", "2", called), "2", checkOutcome);
    expect(say("P")).toBe("Right: its only option is N, so “2” is P.");
    expect(say("N")).toContain("There is no other move.");
  });

  test.each([
    ["13", 2, "Right: 2 is the mex of {0, 1, 3}, the values of the options. “12” has 3."],
    ["13", 1, "1 is the value of the option “10”, so 1 is not missing."],
    ["13", 9, "No option has the value 8, so the mex is at most 8."],
    ["13", 4, "No option has the value 4, but a smaller number is missing, too."],
    ["0", 0, "Right: there is no move"],
  ])("of %s in Subtraction {1, 3, 4}, valued %i", (position, given, said) => {
    const judgement = judgeValue("Subtraction {1, 3, 4}", position, given);
    expect(sayValueJudgement(judgement, given, checkValue)).toContain(said);
  });

  test("of many options, their values alone", () => {
    const said = sayValueJudgement(judgeValue("Nim", "20", 20), 20, checkValue);
    expect(said).toMatch(/19\}, the values of the options\.$/);
  });

  test.each([
    ["5 4 1", "Right: “1 4 5” is P, and no other option is."],
    ["3 4 1", "From “3 4 1” your opponent leaves “3 2 1”, which is P."],
    ["3 3 3", "One move from “3 4 5” cannot lead to “3 3 3”. It can lead to “2 4 5”, for example."],
    ["3 4 x", "Line 1, column 5: the size of a heap is a whole number"],
  ])("of a move from 3 4 5 in Nim to %j", (left, said) => {
    expect(sayMoveJudgement(judgeMove("Nim", "3 4 5", left), "3 4 5", checkMove, faults)).toContain(
      said,
    );
  });

  test("of one of several winning moves, how many there are", () => {
    const judgement = judgeMove("Nim", "1 1 1", "1 1");
    expect(sayMoveJudgement(judgement, "1 1 1", checkMove, faults)).toContain("You could leave 3 positions"); // prettier-ignore
  });
});
