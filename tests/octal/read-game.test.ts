import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { laboratoryFaults } from "../../src/i18n/en/laboratory-faults.ts";
import { laboratoryGrammar } from "../../src/i18n/en/laboratory-grammar.ts";
import { gameId, grundyTable, type HeapRuleset } from "../../src/grundy.ts";
import { games } from "../../src/games/rulesets/find-game.ts";
import { InputError } from "../../src/games/theory/input-error.ts";
import { textOfGame } from "../../src/octal/named-games.ts";
import { readGame, suggestGame } from "../../src/octal/read-game.ts";
import { valuesOf } from "../support/heap-game.ts";

/** A text and the canonical text of its game. */
const GAMES: readonly (readonly [string, string])[] = [
  ["0.77", "0.77"],
  [" ·77 ", "0.77"],
  ["Kayles", "0.77"],
  ["DAWSON’S chess", "0.137"],
  ["Grundy's game", "4!.0"],
  ["Lasker's Nim", "4.[3]"],
  ["treblecross", "0.11337"],
  ["00.770", "0.77"],
  ["0.3[33]", "0.[3]"],
  ["0.1737[3737]", "0.1[73]"],
  ["0.00[0]", "0.0"],
  ["4?.0", "4!.0"],
  ["0.3!", "0.3"],
  ["C.F", "c.f"],
  ["0.3Z![Z?]", "0.3z![z?]"],
  ["{ 4,1 , 3,1 }", "{1,3,4}"],
  ["{1..3, 9}", "{1,2,3,9}"],
  ["{1,3,...,9}", "{1,3,5,7,9}"],
  ["!{ }", "!{}"],
  ["!{3,2}", "!{2,3}"],
  ["{Square numbers}", "{squares}"],
  ["{powers of  2}", "{powers of 2}"],
  ["{divisors}", "{divisors}"],
  ["0.77+{1,2}  + Nim", "0.77 + {1,2} + 0.[3]"],
  ["graph a->b, c; b → c d", "graph a>b,c b>c d"],
  ["graph b>c a>b c>b", "graph b>c c>b a>b"],
];

/** An invalid text, the column of its fault, and the id of the fault. */
const FAULTS: readonly (readonly [string, number, keyof typeof laboratoryFaults])[] = [
  ["  ", 3, "nothing"],
  ["%", 1, "unknownStart"],
  ["Chess", 1, "unknownName"],
  ["0.77 0.07", 6, "afterGame"],
  ["0.77 +", 7, "nothingAdded"],
  [Array.from({ length: 9 }, () => "0.7").join("+"), 33, "tooManyGames"],
  ["Nim + graph a>b", 7, "graphInSum"],
  ["77", 1, "noPoint"],
  ["0.7.7", 4, "secondPoint"],
  ["0.7%7", 4, "digit"],
  ["0.!", 3, "digit"],
  ["0.7!?", 5, "digit"],
  ["20.017", 1, "addsStones"],
  ["020.1", 2, "addsStones"],
  ["3.7", 1, "takesNothing"],
  ["6.7", 1, "takesNothing"],
  [`0.${"7".repeat(10_001)}`, 10_003, "tooManyDigits"],
  ["0.[3", 3, "brackets"],
  ["0.3[]", 4, "brackets"],
  ["0.[3]7", 3, "brackets"],
  ["0.[3%]", 5, "digit"],
  ["{1,3", 1, "braceOpen"],
  ["0.{2,3}", 3, "digit"],
  ["{2}.0", 4, "afterGame"],
  ["0.*", 3, "digit"],
  ["*.0", 1, "unknownStart"],
  ["4=.0", 2, "digit"],
  [".", 2, "noDigits"],
  ["0.", 3, "noDigits"],
  ["4!. + 0.77", 4, "noDigits"],
  ["{2+}", 2, "number"],
  ["{1,a}", 4, "number"],
  ["{1, 0}", 5, "number"],
  ["{3,-1}", 4, "number"],
  ["{1.5}", 2, "number"],
  ["{1,,3}", 4, "number"],
  ["{1,1000000000000}", 4, "number"],
  ["{1..20000}", 3, "tooManyNumbers"],
  ["!{20000}", 1, "tooFar"],
  ["{ }", 1, "emptySet"],
  ["{1 3}", 4, "comma"],
  ["{..}", 2, "steps"],
  ["{3..}", 3, "steps"],
  ["{3,1,..}", 6, "steps"],
  ["{5..1}", 3, "steps"],
  ["{1,4,..,9}", 6, "steps"],
  ["{1,3,..}", 6, "steps"],
  ["{1,3,..,5} + {1,.., 5", 17, "steps"],
  ["{1..5,..}", 7, "steps"],
  ["{odd}", 2, "unknownRule"],
  ["{powers of 1}", 2, "unknownRule"],
  ["!{divisors}", 1, "ruleLeftOut"],
  ["0.7 + !{squares}", 7, "ruleLeftOut"],
  ["graph", 6, "noNodes"],
  ["graph a>b\nb>%", 3, "nodeName"],
  ["graph a >", 10, "noTarget"],
];

describe("readGame", () => {
  test.each(GAMES)("reads %s as %s", (text, canonical) => {
    const game = readGame(text);
    expect(game.text).toBe(canonical);
    expect(readGame(canonical)).toEqual(game);
  });

  test("reads every example of the grammar, which include each rule for a set", () => {
    const examples = laboratoryGrammar.groups.flatMap(({ ways }) => ways.flatMap((way) => way.examples)); // prettier-ignore
    for (const text of examples) expect(() => readGame(text), text).not.toThrow();
    const rules = ["squares", "cubes", "primes", "fibonacci", "triangular", "powers of 2", "divisors"]; // prettier-ignore
    for (const rule of rules) expect(examples).toContain(`{${rule}}`);
  });

  test("returns the law of a code", () => {
    expect(readGame("4!.07!")).toMatchObject({
      law: { takes: [{ stones: 0, leaves: 4, parts: "unequal" }, { stones: 2, leaves: 7, parts: "unequal" }] }, // prettier-ignore
    });
    expect(readGame("0.3[c?]")).toMatchObject({
      law: { takes: [{ stones: 1, leaves: 3 }], onward: { from: 2, leaves: [{ leaves: 12, parts: "mixed" }] } }, // prettier-ignore
    });
  });

  const digit = fc
    .tuple(
      fc.constantFrom(...Array.from("0123456789abcdefghijklmnopqrstuvwxyz")),
      fc.constantFrom("", "!", "?"),
    )
    .map(([heaps, mark]) => heaps + mark);
  const digits = fc.array(digit, { maxLength: 6 }).map((list) => list.join(""));
  const code = fc
    .tuple(fc.constantFrom("0", "4", "4!", "8?", ""), digits, digits)
    .map(([before, after, tail]) => `${before}.${after}${tail === "" ? "0" : `[${tail}]`}`);
  const set = fc
    .tuple(
      fc.constantFrom("", "!"),
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }),
      fc.nat(20),
    ) // prettier-ignore
    .map(([mark, list, step]) => `${mark}{${list.join()}${step > 0 ? `,50,${50 + step},..,${50 + 3 * step}` : ""}}`); // prettier-ignore
  const edge = fc.tuple(fc.constantFrom(...Array.from("abcdef")), fc.constantFrom(...Array.from("abcdef"))).map(([a, b]) => `${a}>${b}`); // prettier-ignore
  const graph = fc.array(edge, { minLength: 1, maxLength: 8 }).map((edges) => `graph ${edges.join(" ")}`); // prettier-ignore
  const sum = fc.array(fc.oneof(code, set), { minLength: 1, maxLength: 3 }).map((all) => all.join(" + ")); // prettier-ignore

  test("reads the text of any game as the same game", () => {
    fc.assert(
      fc.property(fc.oneof(sum, graph), (text) => {
        const game = readGame(text);
        const again = readGame(game.text);
        expect(again).toEqual(game);
        expect(again.text).toBe(game.text);
      }),
    );
  });

  test("returns a game or throws an InputError for any text", () => {
    const damaged = fc
      .tuple(fc.oneof(sum, graph), fc.nat(), fc.string({ maxLength: 3 }))
      .map(([text, at, put]) => text.slice(0, at % (text.length + 1)) + put + text.slice((at % text.length) + 1)); // prettier-ignore
    fc.assert(
      fc.property(
        fc.oneof(
          damaged,
          fc.string({ unit: fc.constantFrom(...Array.from("0.7+{}[]!?=, ·…\n\u{1F3B2}\uD800a")) }),
        ),
        (text) => {
          try {
            expect(readGame(readGame(text).text).text).toBeTypeOf("string");
          } catch (error) {
            expect(error).toBeInstanceOf(InputError);
          }
        },
      ),
    );
  });
});

describe("readGame reports the place of a fault", () => {
  const faultOf = (text: string): InputError => {
    try {
      readGame(text);
    } catch (error) {
      if (error instanceof InputError) return error;
      throw error;
    }
    throw new Error(`${text} was read`);
  };

  test.each(FAULTS)("in %s: column %i, %s", (text, column, id) => {
    const found = faultOf(text);
    expect([found.fault.id, found.column]).toEqual([id, column]);
    expect(found.message).not.toMatch(/undefined|[{]\w+[}]/);
    expect(found.line).toBe(text.includes("\n") ? 2 : 1);
  });

  const many = (count: number): string[] => Array.from({ length: count }, (_, at) => `n${at}`);

  test.each([
    ["0.".padEnd(1_000_000, "7"), "tooLong"],
    ["{".padEnd(1_000_000, "1,"), "tooLong"],
    ["{1..9000}", "tooLongWritten"],
    ["+".repeat(19_999), "unknownStart"],
    ["{".repeat(19_999), "number"],
    [`{${"9".repeat(19_000)}}`, "number"],
    [`graph ${"a>".repeat(9_000)}`, "noTarget"],
    [`graph ${many(1001).join(" ")}`, "tooManyNodes"],
    [`graph a>${many(900).join()}>${many(900).join()}`, "tooManyMoves"],
  ])("of a text that is too long or too large, case %#", (text, id) => {
    expect(faultOf(text).fault.id).toBe(id);
  });
});

/** The games of the registry with a law, and Treblecross, by id. */
const lawful = games
  .flatMap(({ samples, make }) => samples.map(({ of }) => make(of) as unknown as HeapRuleset))
  .map((ruleset) => ({ ruleset, id: gameId(ruleset) ?? "" }))
  .filter(({ ruleset, id }) => ruleset.law !== undefined || id === "treblecross");

test.each(lawful)("the laboratory reads $id as the same game", ({ id, ruleset }) => {
  expect(valuesOf(textOfGame(id) ?? "", 60)).toEqual(grundyTable(ruleset, 59));
});

test.each(["wythoff", "beside-nim:1,3,4", "subtraction:", "octal", "constructor"])(
  "textOfGame(%j) is undefined",
  (id) => {
    expect(textOfGame(id)).toBeUndefined();
  },
);

test.each([
  ["1,4,6", "{1,4,6}"],
  ["(1 4 6)", "{1,4,6}"],
  ["take 1, 4 or 6 stones", "{1,4,6}"],
  ["take 3", "{3}"],
  ["77", "0.77"],
  ["kayle", undefined],
  ["take 1 or half", undefined],
  ["1,4,", "{1,4}"],
  ["0.7?!", undefined],
  ["graph", undefined],
  ["", undefined],
])("suggestGame(%j) is %s", (text, game) => {
  expect(suggestGame(text)).toBe(game);
});
