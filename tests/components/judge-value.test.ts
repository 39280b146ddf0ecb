import { describe, expect, test } from "vitest";
import { judgeValue } from "../../components/lesson/exercises/judge-value.ts";
import { askableGames } from "../support/askable-games.ts";

/**
 * The Grundy value by the definition of P alone: the one heap of Nim that makes a P-position together with the
 * position.
 */
const valueByPlay = <Position>(
  options: (position: Position) => readonly Position[],
  print: (position: Position) => string,
) => {
  const settled = new Map<string, boolean>();
  const isP = (at: Position, heap: number): boolean => {
    const name = `${print(at)} + ${heap}`;
    const found =
      settled.get(name) ??
      !(
        options(at).some((option) => isP(option, heap)) ||
        Array.from({ length: heap }, (_, less) => less).some((less) => isP(at, less))
      );
    settled.set(name, found);
    return found;
  };
  return (position: Position): number => {
    let heap = 0;
    while (!isP(position, heap)) heap++;
    return heap;
  };
};

describe.each(askableGames)("in $ruleset.name", ({ ruleset, texts }) => {
  const options = (position: unknown) => ruleset.options(position);
  const byPlay = valueByPlay(options, (position) => ruleset.print(position));
  const valueOf = (text: string): number => byPlay(ruleset.parse(text));
  const optionsOf = (text: string) =>
    ruleset.options(ruleset.parse(text)).map((option) => ruleset.print(option));
  const few = texts.filter((_, index) => index % 5 === 0);

  test("the value is right, with the values of the options", () => {
    for (const text of few) {
      const judgement = judgeValue(ruleset.name, text, valueOf(text));
      if (judgement.kind !== "right") throw new Error(`${text}: ${judgement.kind}`);
      expect(judgement.options.map(({ name }) => name)).toEqual([...new Set(optionsOf(text))]);
      for (const { name, value } of judgement.options) expect(value).toBe(valueOf(name));
    }
  });

  test("every other number is refuted by something true, and the right one is not told", () => {
    for (const text of few) {
      const right = valueOf(text);
      const values = optionsOf(text).map(valueOf);
      for (let given = 0; given < right + 6; given++) {
        if (given === right) continue;
        const judgement = judgeValue(ruleset.name, text, given);
        if (given < right) expect(judgement.kind, text).toBe("taken");
        if (judgement.kind === "taken") {
          expect(optionsOf(text)).toContain(judgement.option);
          expect(valueOf(judgement.option)).toBe(given);
        } else if (judgement.kind === "tooLarge") {
          expect(values).not.toContain(judgement.missing);
          expect(judgement.missing).toBeLessThan(given);
          expect(judgement.missing).toBeGreaterThan(right);
        } else {
          expect(judgement.kind).toBe("notLeast");
          expect(values).not.toContain(given);
        }
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
