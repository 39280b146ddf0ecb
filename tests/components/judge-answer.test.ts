import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { judgeAnswer, type AnswerForm } from "../../components/lesson/exercises/judge-answer.ts";

const numbers = fc.array(fc.nat(6), { maxLength: 5 });

describe("an answer", () => {
  test("a list is right exactly when it is the list", () => {
    fc.assert(
      fc.property(numbers, numbers, (given, right) => {
        const same = given.join() === right.join();
        expect(judgeAnswer("list", given, right).kind === "right").toBe(same);
        expect(judgeAnswer("list", right, right)).toEqual({ kind: "right" });
      }),
    );
  });

  test("a set is right exactly when it has the same numbers", () => {
    fc.assert(
      fc.property(numbers, numbers, (given, right) => {
        const same = [...new Set(given)].sort().join() === [...new Set(right)].sort().join();
        expect(judgeAnswer("set", given, right).kind === "right").toBe(same);
        expect(judgeAnswer("set", right.toReversed(), right)).toEqual({ kind: "right" });
      }),
    );
  });

  test.each<[AnswerForm, number[], number[], object]>([
    ["number", [3], [3], { kind: "right" }],
    ["number", [4], [3], { kind: "wrong" }],
    ["number", [3, 3], [3], { kind: "oneNumber" }],
    ["list", [0, 1, 2], [0, 1, 0, 1], { kind: "firstDifference", agree: 2 }],
    ["list", [0, 1], [0, 1, 0, 1], { kind: "tooShort", agree: 2 }],
    ["list", [0, 1, 0, 1, 2], [0, 1, 0, 1], { kind: "tooLong", agree: 4 }],
    ["set", [9, 4], [4, 7, 8], { kind: "set", foreign: [9], missing: 2 }],
    ["set", [], [], { kind: "right" }],
    ["set", [], [4], { kind: "notEmpty" }],
    ["list", [], [0, 1], { kind: "notEmpty" }],
    ["list", [], [], { kind: "right" }],
  ])("%s %j against %j", (form, given, right, judgement) => {
    expect(judgeAnswer(form, given, right)).toEqual(judgement);
  });
});
