import { describe, expect, test } from "vitest";
import { faults } from "../../src/i18n/en/faults.ts";
import { translate, translateFault } from "../../src/i18n/translate.ts";
import { rulesetOf } from "../../src/games/rulesets/find-game.ts";
import { InputError } from "../../src/games/theory/input-error.ts";

describe("a phrase", () => {
  const templates = { take: "Take {n} from {heap}", heap: "heap {n}" };

  test("is said with its values, phrases among them, each with values of its own", () => {
    const heap = { id: "heap", values: { n: 3 } };
    expect(translate(templates, { id: "take", values: { n: 2, heap } })).toBe("Take 2 from heap 3");
  });

  test.each([{ id: "leave" }, { id: "toString" }, { id: "heap" }])(
    "%j cannot be said",
    (phrase) => {
      expect(() => translate(templates, phrase)).toThrow(RangeError);
    },
  );
});

describe("the fault of a text", () => {
  const fault = (id: string, text: string): InputError => {
    try {
      rulesetOf(id)?.parse(text);
    } catch (error) {
      if (error instanceof InputError) return error;
    }
    throw new RangeError(`Cannot refuse ${text}: ${id} reads it`);
  };

  test("is said in the words that it is given, and its message in English", () => {
    const error = fault("nim", "3 x");
    const german = { ...faults, heapSize: "eine ganze Zahl muss es sein, nicht {found}" };
    expect(translateFault(german, error)).toBe('eine ganze Zahl muss es sein, nicht "x"');
    expect(translateFault(faults, error)).toBe(error.message);
  });

  test("of a row names the row", () => {
    const error = fault("row-chess-rows:3", "X.. / .Y.");
    expect(error.message).toBe('row 2: a square must be X or a point, found "Y"');
    expect(translateFault(faults, error)).toBe(error.message);
  });

  test.each([
    ["stair-tree", "9007199254740991 / 1 0"],
    ["staircase", "0 9007199254740991 1"],
  ])("of %s with more than can be counted is a fault of the text", (id, text) => {
    expect(fault(id, text)).toMatchObject({
      message: "the numbers must have a total of at most 9007199254740991, found 9007199254740992",
      line: 1,
      column: 1,
    });
  });
});
