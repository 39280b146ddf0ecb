import { stripTypeScriptTypes } from "node:module";
import { parseXml } from "@rgrove/parse-xml";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import * as grundy from "../../src/grundy.ts";
import { laboratoryRules } from "../../src/i18n/en/laboratory-rules.ts";
import { translate } from "../../src/i18n/translate.ts";
import { chartSvg } from "../../src/octal/exports/chart-svg.ts";
import { notebookFile, rulesCode } from "../../src/octal/exports/notebook-file.ts";
import { bFileOf, csvOf, firstTerms, jsonOf } from "../../src/octal/exports/values-file.ts";
import { type HeapGame, readGame } from "../../src/octal/read-game.ts";
import { formatRules } from "../../src/octal/format-rules.ts";
import { tableOf } from "../../src/octal/table-of.ts";
import type { HeapRuleset } from "../../src/games/theory/ruleset.ts";
import schema from "../support/nbformat.v4.5.schema.json" with { type: "json" };

const heapGame = (text: string): HeapGame => {
  const game = readGame(text);
  if (game.kind !== "heaps") throw new TypeError(`${text} is no game of heaps`);
  return game;
};

describe("the values as a file", () => {
  const table = { values: Uint8Array.from([0, 1, 12, 0]), known: 3 };

  test("comma-separated values, a b-file, JSON, terms to look up", () => {
    expect([...csvOf("{1,3}", table)].join("")).toBe('n,"g of {1,3}"\r\n0,0\r\n1,1\r\n2,12\r\n');
    expect([...bFileOf("0.77", table)].join("")).toBe("# 0.77\n0 0\n1 1\n2 12\n");
    const period = { preperiod: 0, period: 1, saltus: 0, provedAt: 2 };
    expect(JSON.parse([...jsonOf("0.77", table, { period })].join(""))).toEqual({
      game: "0.77",
      period,
      values: [0, 1, 12],
    });
    expect(firstTerms(table)).toBe("1,12");
    expect(firstTerms({ values: table.values, known: 0 })).toBe("");
    expect(JSON.parse([...jsonOf("0.0", { values: table.values, known: 0 })].join(""))).toEqual({ game: "0.0", values: [] }); // prettier-ignore
  });

  test("many rows come in pieces", () => {
    const long = { values: new Uint8Array(100_000).fill(7), known: 100_000 };
    const pieces = [...bFileOf("0.77", long)];
    expect(pieces.every((piece) => piece.length < 100_000)).toBe(true);
    expect(pieces.at(-1)?.endsWith("\n99999 7\n")).toBe(true);
    expect(firstTerms(long).split(",")).toEqual(Array(30).fill("7"));
  });
});

describe("a chart as a picture", () => {
  const words = { title: 'Values of <"0.77" & more>', heap: "n", value: "g" };

  test("is well-formed, with its title as text", () => {
    const svg = chartSvg({ values: Uint8Array.from([0, 1, 2, 3, 1]), known: 5 }, words);
    expect(parseXml(svg).root?.text).toContain(words.title);
    expect(svg.match(/M[\d.]+ [\d.]+h6/g)).toHaveLength(5);
    expect(() => parseXml(chartSvg({ values: new Uint8Array(0), known: 0 }, words))).not.toThrow();
  });

  test("stays small for a long table", () => {
    const values = Uint8Array.from({ length: 200_000 }, (_, n) => n % 97);
    expect(chartSvg({ values, known: values.length }, words).length).toBeLessThan(1_500_000);
  });
});

const GAMES = ["0.77", "4.[3]", "c.3", "4!.0", "8!.07!", "{1,3,4}", "!{2}", "{odd}", "{squares}", "{cubes}", "{primes}", "{fibonacci}", "{triangular}", "{powers of 3}", "!{squares}", "{divisors}", "treblecross", "8?.0", "{2+}!.3", "0.[{0+}=]", "0.j{2,4}?"]; // prettier-ignore

describe("a notebook", () => {
  test.each(GAMES)("has the rules of %s", (text) => {
    const game = heapGame(text);
    const { imports, code } = rulesCode(game);
    const library = grundy as unknown as Readonly<Record<string, unknown>>;
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- it runs what a notebook would
    const make = new Function(...imports, `${stripTypeScriptTypes(code)}\nreturn game;`) as (
      ...given: unknown[]
    ) => HeapRuleset;
    const rules = make(...imports.map((name) => library[name]));
    const table = tableOf(game);
    table.grow(25);
    expect(grundy.grundyTable(rules, 24)).toEqual([...table.values.subarray(0, 25)]);
  });

  test("is one by the schema of its format", () => {
    const addresses = { grundy: "https://x.example/lib/grundy.js", notebook: "https://x.example/lib/notebook.js" }; // prettier-ignore
    const words = { title: "0.77", lead: "From here.", period: "Its period:", none: "None up to {to}", addresses, to: 200 }; // prettier-ignore
    // The schema is of draft 4, and uses nothing that later drafts read differently.
    const rules: Record<string, unknown> = { ...schema, $schema: undefined };
    const isNotebook = new Ajv({ strict: false }).compile(rules);
    for (const text of ["0.77", "{squares}"]) {
      const notebook = JSON.parse(notebookFile(heapGame(text), words)) as { cells: unknown[] };
      expect(isNotebook(notebook), JSON.stringify(isNotebook.errors)).toBe(true);
      expect(notebook.cells).toHaveLength(text === "0.77" ? 4 : 2);
    }
    const far = { ...words, to: 1_000_000 };
    expect(notebookFile(heapGame("0.77"), far)).toContain("grundyTable(game, 1000000)");
    expect(notebookFile(heapGame("{2+}.0"), far)).toContain("grundyTable(game, 30)");
  });

  test("looks for a period where its proof needs it, or says that none is proved", () => {
    const words = { title: "", lead: "", period: "", none: "None up to {to}", addresses: { grundy: "", notebook: "" }, to: 20_000 }; // prettier-ignore
    const search = (provedAt?: number) => notebookFile(heapGame("0.16"), { ...words, provedAt });
    expect(search(509_621)).toContain("findPeriod(game, 509621)");
    expect(search(509_621)).toContain("grundyTable(game, 20000)");
    for (const provedAt of [undefined, 20_000_000]) {
      expect(search(provedAt)).toContain('findPeriod(game, 20000) ?? \\"None up to 20000\\"');
    }
  });
});

test.each([
  ["Kayles", "A move takes 1 or 2 stones from a heap and may split the rest into two heaps."],
  ["Nim", "A move takes any number of stones from a heap."],
  ["4!.0", "A move splits a heap into two heaps of different sizes."],
  ["0.137", "A move takes a whole heap of 1 stone, or takes 2 stones from a heap, or takes 3 stones from a heap and may split the rest into two heaps."], // prettier-ignore
  ["0.6", "A move takes 1 stone from a larger heap and may split the rest into two heaps."],
  ["8?.{0,2+}=", "A move splits a heap into three heaps, not all of one size, or takes 1 stone from a heap and leaves none, or two or more heaps, all of one size."], // prettier-ignore
  ["4=.c", "A move splits a heap into two equal heaps, or takes 1 stone from a heap and splits the rest into two or three heaps."], // prettier-ignore
  ["!{2,7}", "A move takes 1, 3 to 6, or 8 or more stones from a heap."],
  ["{1,3,..,15}", "A move takes 1, 3, 5, 7, 9, 11, …, 15 stones from a heap."],
  ["{odd}", "A move takes 1, 3, 5, 7, 9, 11, … stones from a heap."],
  ["!{powers of 3}", "A move takes from a heap any number of stones that is no power of 3."],
  ["{divisors}", "A move takes from a heap a divisor of its size that is smaller than the heap."],
  ["0.0", "There is no move at all."],
  ["Nim + Kayles", "The games stand side by side: a move is a move in one of them."],
  ["graph a>b>c", "A move follows an arrow. Positions: 3, moves: 2."],
])("the rules of %s in words", (text, words) => {
  expect(translate(laboratoryRules, formatRules(readGame(text)))).toBe(words);
});

test("every game can be said", () => {
  for (const text of GAMES)
    expect(translate(laboratoryRules, formatRules(readGame(text)))).toMatch(/\.$/);
});
