import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catalogue } from "../../src/rulesets/catalogue.ts";
import { kayles } from "../../src/rulesets/kayles.ts";
import { nim } from "../../src/rulesets/nim.ts";
import { northcott } from "../../src/rulesets/northcott.ts";
import { rulesetName, rulesetOf } from "../../src/rulesets/ruleset-of.ts";
import { subtraction } from "../../src/rulesets/subtraction.ts";
import { InputError } from "../../src/theory/input-error.ts";
import { loopyOutcomes } from "../../src/theory/loopy-outcomes.ts";
import { subtractionSet } from "../support/arbitraries.ts";

const made = catalogue.filter(({ ruleset }) => rulesetName(ruleset) !== undefined);

describe.each(made)("$ruleset.name", ({ ruleset, smallPositions }) => {
  test("the ruleset of its name has the same moves with the same names", () => {
    const found = rulesetOf(rulesetName(ruleset) ?? "");
    if (found === undefined) throw new Error("there is none");
    for (const text of smallPositions.slice(-40).map((each) => ruleset.print(each))) {
      const [one, other] = [ruleset.parse(text), found.parse(text)];
      const say = (rules: typeof ruleset, at: unknown) =>
        rules.options(at).map((option) => [rules.print(option), rules.say(at, option)]);
      expect(say(found, other)).toEqual(say(ruleset, one));
    }
  });
});

test("every ruleset of the library but sums of rows made by hand has a name", () => {
  expect(catalogue.length - made.length).toBe(1);
});

test("a subtraction game of any length is found again", () => {
  fc.assert(
    fc.property(fc.oneof(subtractionSet, fc.constant(Array.from({ length: 40 }, (_, i) => i + 1))), (set) => {
      expect(rulesetOf(rulesetName(subtraction(set)) ?? "")).toHaveProperty(
        "subtractionSet",
        subtraction(set).subtractionSet,
      );
    }),
  ); // prettier-ignore
});

test("a copy is not taken for the ruleset whose name it has", () => {
  expect(rulesetName({ ...nim })).toBeUndefined();
  expect(rulesetName({ ...kayles, options: () => [] })).toBeUndefined();
  expect(rulesetName({ ...subtraction([1]) })).toBeUndefined();
});

test.each(["", "nim", "Subtraction {0}", "Subtraction {1", "Octal 9", "Row of 99 squares", "__proto__", "Moore's Nim, up to 0 heaps"])(
  "%j names no ruleset",
  (name) => expect(rulesetOf(name)).toBeUndefined(),
); // prettier-ignore

describe("Northcott's game", () => {
  test("a position is read from its text and written back", () => {
    for (const text of ["B: B..W. / .W..B", "W: BW"]) {
      expect(northcott.print(northcott.parse(text))).toBe(text);
      expect(() => northcott.check(northcott.parse(text))).not.toThrow();
    }
  });

  test.each([
    ["B..W", 1, 1],
    ["B: B.xW", 1, 6],
    ["B: B..W / BW", 1, 11],
    ["B: B..W\n/ BW.B", 2, 3],
    ["W: ....", 1, 4],
  ])("%j is refused with line and column", (text, line, column) => {
    const read = (): unknown => northcott.parse(text);
    expect(read).toThrow(InputError);
    expect(read).toThrow(expect.objectContaining({ line, column }));
  });

  test("pieces of the player to move go both ways, and never past each other", () => {
    const after = northcott
      .options(northcott.parse("B: ..B.W. / WB...."))
      .map((each) => northcott.print(each));
    expect(after).toEqual([
      "W: B...W. / WB....",
      "W: .B..W. / WB....",
      "W: ...BW. / WB....",
      "W: ..B.W. / W.B...",
      "W: ..B.W. / W..B..",
      "W: ..B.W. / W...B.",
      "W: ..B.W. / W....B",
    ]);
  });

  test("on one row of five squares it is what retrograde analysis of its own moves says", () => {
    const all = new Map<string, ReturnType<typeof northcott.parse>>();
    const visit = (position: ReturnType<typeof northcott.parse>): void => {
      if (all.has(northcott.print(position))) return;
      all.set(northcott.print(position), position);
      northcott.options(position).forEach(visit);
    };
    visit(northcott.parse("B: B...W"));
    const names = [...all.keys()];
    const outcomes = loopyOutcomes(names.length, (n) =>
      northcott.options([...all.values()][n] as never).map((each) => names.indexOf(northcott.print(each))),
    ); // prettier-ignore
    [...all.values()].forEach(({ rows }, n) => {
      const gap = Math.abs((rows[0]?.black ?? 0) - (rows[0]?.white ?? 0)) - 1;
      expect(outcomes[n]).toBe(gap === 0 ? "P" : "N");
    });
  });
});
