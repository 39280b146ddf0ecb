import { describe, expect, test } from "vitest";
import { judgeOutcome } from "../../components/lesson/exercises/judge-outcome.ts";
import { bruteForce } from "../../src/games/theory/brute-force.ts";
import { askableGames } from "../support/askable-games.ts";

/** Every claim of a response is held against the rules and the definition of P and N. */
describe.each(askableGames)("in $ruleset.name", ({ ruleset, texts }) => {
  const few = texts.filter((_, index) => index % 3 === 0);
  const outcomeOf = (text: string) => bruteForce(ruleset, ruleset.parse(text));
  const optionsOf = (text: string) =>
    ruleset.options(ruleset.parse(text)).map((option) => ruleset.print(option));

  test("the right choice is called right, and the other is not", () => {
    for (const text of few) {
      const right = outcomeOf(text);
      expect.soft(judgeOutcome(ruleset.name, text, right).kind, text).toBe(`right${right}`);
      const other = judgeOutcome(ruleset.name, text, right === "P" ? "N" : "P");
      expect.soft(["wrongP", "wrongN", "terminal"], text).toContain(other.kind);
    }
  });

  test("the options that are named are options, and what is said of them is so", () => {
    for (const text of few) {
      const options = optionsOf(text);
      for (const called of ["P", "N"] as const) {
        const judgement = judgeOutcome(ruleset.name, text, called);
        if (judgement.kind === "rightN" || judgement.kind === "wrongP") {
          expect(options).toContain(judgement.winning);
          expect(outcomeOf(judgement.winning)).toBe("P");
        } else if (judgement.kind === "wrongN") {
          expect(options).toContain(judgement.option);
          expect(optionsOf(judgement.option)).toContain(judgement.reply);
          expect(outcomeOf(judgement.reply)).toBe("P");
          expect(judgement.options).toBe(new Set(options).size);
        } else if (judgement.kind === "rightP") {
          expect(judgement.options).toBe(new Set(options).size);
        } else {
          expect(options).toEqual([]);
        }
      }
    }
  });
});
