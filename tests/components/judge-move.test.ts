import { describe, expect, test } from "vitest";
import { judgeMove } from "../../components/lesson/exercises/judge-move.ts";
import { bruteForce } from "../../src/games/theory/brute-force.ts";
import { askableGames } from "../support/askable-games.ts";

describe.each(askableGames)("in $ruleset.name", ({ ruleset, texts }) => {
  const outcomeOf = (text: string) => bruteForce(ruleset, ruleset.parse(text));
  const optionsOf = (text: string) => [
    ...new Set(ruleset.options(ruleset.parse(text)).map((option) => ruleset.print(option))),
  ];
  const few = texts.filter((_, index) => index % 5 === 0);

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

const parts = (text: string): readonly string[] =>
  text
    .split(" ")
    .filter((part) => part !== "0")
    .sort();

test.each([
  ["Nim", "3 4 5", "1 4 5", { kind: "right", option: "1 4 5" }],
  ["Nim", "3 4 5", "5, 1, 4", { kind: "right", option: "1 4 5" }],
  ["Nim", "3 4 5", "(5, 1, 4)", { kind: "right", option: "1 4 5" }],
  ["Nim", "3 4 5", "1 + 4 + 5", { kind: "right", option: "1 4 5" }],
  ["Nim", "3 4 5", "1, 4 and 5", { kind: "right", option: "1 4 5" }],
  ["Nim", "3 4 5", "“1–4–5”", { kind: "right", option: "1 4 5" }],
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
