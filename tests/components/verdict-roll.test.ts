import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sayKinds } from "../../components/solver/say-kinds.ts";
import { sayIn } from "../../components/solver/say.ts";
import { kindSorter, LONGEST_KIND, MOST_KINDS } from "../../components/solver/verdict-kinds.ts";
import {
  append,
  casesOf,
  emptyRoll,
  kindAt,
  nextOfKind,
  slice,
  type VerdictRoll,
} from "../../components/solver/verdict-roll.ts";
import { words } from "../../src/i18n/words.ts";

const textOf = (verdicts: readonly string[]): string =>
  verdicts.map((verdict) => `${verdict}\n`).join("");

/** A run whose verdicts come in these messages. */
function rollOf(messages: readonly (readonly string[])[], sorts = true): VerdictRoll {
  const sort = kindSorter();
  return messages.reduce((roll, verdicts) => {
    const text = textOf(verdicts);
    return append(roll, text, verdicts.length, sorts ? sort(text, verdicts.length) : undefined);
  }, emptyRoll);
}

const messages = fc.array(fc.array(fc.constantFrom("Fibo", "Nacci", "LWW", "0", "12"), { minLength: 1 }), { minLength: 1 }); // prettier-ignore

describe("a roll of verdicts", () => {
  test("has the same lines, sorted or not", () => {
    fc.assert(
      fc.property(messages, fc.nat(30), fc.nat(30), (given, from, length) => {
        const lines = given.flat().slice(from, from + length);
        expect(slice(rollOf(given), from, from + length)).toEqual(lines);
        expect(slice(rollOf(given, false), from, from + length)).toEqual(lines);
      }),
    );
  });

  test("counts each verdict, and finds all cases that have it", () => {
    fc.assert(
      fc.property(messages, (given) => {
        const all = given.flat();
        const roll = rollOf(given);
        const kinds = roll.kinds ?? [];
        expect(kinds.map(({ verdict }) => verdict)).toEqual([...new Set(all)]);
        kinds.forEach(({ verdict, count }, kind) => {
          const indices = all.flatMap((one, index) => (one === verdict ? [index] : []));
          expect([...casesOf(roll, kind)]).toEqual(indices);
          expect(count).toBe(indices.length);
          for (const index of indices) expect(kindAt(roll, index)).toBe(kind);
        });
      }),
    );
  });

  test("goes round all cases of a verdict, one after the other", () => {
    fc.assert(
      fc.property(messages, (given) => {
        const roll = rollOf(given);
        const all = given.flat();
        const same = all.flatMap((one, index) => (one === all[0] ? [index] : []));
        const round = same.map((index) => nextOfKind(roll, index));
        expect(round).toEqual(same.length === 1 ? [undefined] : [...same.slice(1), 0]);
      }),
    );
  });

  test.each([
    ["too many verdicts", Array.from({ length: MOST_KINDS + 1 }, (_, n) => String(n))],
    ["a long verdict", ["W".repeat(LONGEST_KIND + 1)]],
  ])("%s are not told apart, then nor later", (_, verdicts) => {
    const roll = rollOf([["0"], verdicts, ["0", "0"]]);
    expect(roll.kinds).toBeUndefined();
    expect(nextOfKind(roll, 0)).toBeUndefined();
    const all = ["0", ...verdicts, "0", "0"];
    expect(slice(roll, 0, all.length)).toEqual(all);
  });

  test("tells as many verdicts apart as it says", () => {
    const most = Array.from({ length: MOST_KINDS }, (_, n) => String(n));
    expect(rollOf([most, most]).kinds).toHaveLength(MOST_KINDS);
  });
});

describe("the counts of verdicts", () => {
  const say = sayIn("en", words("en").solver);
  test.each([
    [[["Nacci"], ["Fibo", "Fibo"]], "2 Fibo, 1 Nacci"],
    [[["0", "3", "0"]], "2 times 0, once 3"],
    [[["a", "b", "c", "d"]], "1 a, 1 b, 1 c, 1 d"],
    [[["a", "b", "c", "d", "e", "e"]], "2 e, 1 a, 1 b, 2 other verdicts"],
    [[["W".repeat(LONGEST_KIND + 1)]], ""],
  ])("of %j are %j", (given, said) => {
    expect(sayKinds(rollOf(given), say)).toBe(said);
  });
});
