import { stripTypeScriptTypes } from "node:module";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import * as grundy from "../../src/grundy.ts";
import { laboratoryRules } from "../../src/i18n/en/laboratory-rules.ts";
import { formatRules } from "../../src/octal/format-rules.ts";
import { notebookFile, rulesCode } from "../../src/octal/exports/notebook-file.ts";
import { readGame } from "../../src/octal/read-game.ts";
import type { HeapRuleset } from "../../src/games/theory/ruleset.ts";
import { heapGame, valuesOf } from "../support/heap-game.ts";
import schema from "../support/nbformat.v4.5.schema.json" with { type: "json" };

const GAMES = [
  ...["0.77", "4.[3]", "c.3", "4!.0", "8!.07!", "8?.0", "s!.3", "0.[v?]", "0.jk?"],
  ...["{1,3,4}", "!{2}", "0.[30]", "{squares}", "{cubes}", "{primes}", "{fibonacci}"],
  ...["{triangular}", "{powers of 3}", "{divisors}", "treblecross"],
];

describe("an exported notebook", () => {
  test.each(GAMES)("contains code whose values are those of %s", (text) => {
    const { imports, code } = rulesCode(text, heapGame(text).law, 24);
    const library = grundy as unknown as Readonly<Record<string, unknown>>;
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- it runs what a notebook would
    const make = new Function(...imports, `${stripTypeScriptTypes(code)}\nreturn game;`) as (
      ...given: unknown[]
    ) => HeapRuleset;
    const rules = make(...imports.map((name) => library[name]));
    expect(grundy.grundyTable(rules, 24)).toEqual(valuesOf(text, 25));
  });

  const words = {
    title: "0.77",
    lead: "From here.",
    period: "Its period:",
    none: "None up to {to}",
  };
  const write = (text: string, to: number, provedAt?: number): string =>
    notebookFile(text, words, "https://x.example/lib/", to, provedAt);

  test("is valid by the schema of its format, and limits the length of its table", () => {
    // The schema is of draft 4, and uses nothing that later drafts interpret differently.
    const rules: Record<string, unknown> = { ...schema, $schema: undefined };
    const isNotebook = new Ajv({ strict: false }).compile(rules);
    for (const text of ["0.77", "{squares}"]) {
      const notebook = JSON.parse(write(text, 200)) as { cells: unknown[] };
      expect(isNotebook(notebook), JSON.stringify(isNotebook.errors)).toBe(true);
      expect(notebook.cells).toHaveLength(text === "0.77" ? 4 : 2);
    }
    expect(write("0.77", 1_000_000)).toContain("grundyTable(game, 20000)");
    expect(write("w.0", 1_000_000)).toContain("grundyTable(game, 30)");
  });

  test("searches for a period up to provedAt, with a message if none is proved", () => {
    expect(write("0.16", 20_000, 509_621)).toContain("findPeriod(game, 509621)");
    for (const provedAt of [undefined, 20_000_000]) {
      const search = 'findPeriod(game, 20000) ?? \\"None up to 20000\\"';
      expect(write("0.16", 20_000, provedAt)).toContain(search);
    }
  });
});

test.each([
  [
    "0.137",
    "A move takes a whole heap of 1 stone, or takes 2 stones from a heap, or takes 3 stones from a heap and may split the rest into two heaps.",
  ],
  [
    "8?.d!",
    "A move splits a heap into three heaps, not all of one size, or takes 1 stone from a heap and leaves none, two or three heaps, all of different sizes.",
  ],
  ["{1,3,5,7,9,11,13}", "A move takes 1, 3, 5, 7, 9, 11 or 13 stones from a heap."],
  ["{1,3,5,7,9,11,13,15}", "A move takes 1, 3, 5, 7, 9, 11, …, 15 stones from a heap."],
  ["{2..5}", "A move takes 2 to 5 stones from a heap."],
  ["!{2}", "A move takes 1, or 3 or more stones from a heap."],
  ["Nim", "A move takes any number of stones from a heap."],
  ["0.[30]", "A move takes 1, 3, 5, 7, 9, 11, … stones from a heap."],
  ["4!.0", "A move splits a heap into two heaps of different sizes."],
  ["{powers of 3}", "A move takes a power of 3 from a heap: 1, 3, 9 and so on."],
  ["Nim + Kayles", "This is a sum of games: a move is a move in one of them."],
  ["graph a>b>c", "A move follows an arrow. Positions: 3, moves: 2."],
])("formatRules(%s) is the expected sentence", (text, words) => {
  expect(formatRules(readGame(text), laboratoryRules)).toBe(words);
});

test("formatRules returns a complete sentence for every game", () => {
  for (const text of GAMES) {
    expect(formatRules(readGame(text), laboratoryRules), text).toMatch(/^[^{}]+\.$/);
  }
});
