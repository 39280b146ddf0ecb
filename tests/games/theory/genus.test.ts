import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { optionsOf, type HeapLaw } from "../../../src/octal/law.ts";
import { GenusTable, printGenus, temperOf } from "../../../src/games/theory/genus.ts";
import { heapRuleset } from "../../../src/games/rulesets/heap-ruleset.ts";
import { kayles } from "../../../src/games/rulesets/octal.ts";
import { bruteForce } from "../../../src/games/theory/brute-force.ts";
import { heapGame } from "../../support/heap-game.ts";
import { known } from "../../support/known-values.ts";

const lawOf = (text: string): HeapLaw => heapGame(text).law;

const generaOf = (text: string, count: number): GenusTable => {
  const law = lawOf(text);
  const table = new GenusTable((heap) => optionsOf(law, heap));
  table.grow(count);
  return table;
};

const firstWild = ({ genera }: GenusTable): number =>
  genera.findIndex((genus) => temperOf(genus) === "wild");

/** Returns the genera as in the tables of the literature: n for n^(n, n⊕2), otherwise the whole symbol. */
const short = (table: GenusTable): string =>
  table.genera.map((genus) => (temperOf(genus) === "firm" ? String(genus.normal) : printGenus(genus))).join(" "); // prettier-ignore

describe("the genera are those that CGSuite computes", () => {
  const [o, i] = ["0^120", "1^031"];

  test("for Kayles", () => {
    const table = generaOf("0.77", 21);
    expect(short(table)).toBe(`${o} ${i} 2 3 ${i} 4^146 3 2 1 4^046 2 6^46 4^046 1 2 7^57 1 4^64 3 2 ${i}`); // prettier-ignore
    expect(firstWild(table)).toBe(5);
    const misere = known("Misere Kayles").values;
    expect(table.genera.map((genus) => genus.misere[0])).toEqual(misere.slice(0, 21));
  });

  test("for Grundy’s game", () => {
    const table = generaOf("4!.0", 21);
    expect(short(table)).toBe(`${o} ${o} ${o} ${i} ${o} 2 ${i} ${o} 2 ${i} ${o} 2 ${i} 3^1431 2 ${i} 3^1431 2 4^0564 3^1431 0^20`); // prettier-ignore
    expect(firstWild(table)).toBe(13);
  });

  test("for a game whose moves leave three heaps", () => {
    expect(short(generaOf("0.3f", 21))).toBe(`${o} ${i} 2 ${o} ${i} 2 3^1431 4^0564 5^46 3^1431 4^0564 5^4875 6^1,9,10,8 7^075 8^6875 6^1,9,10,8 7^075 8^6,10,8 9^1,9,12,11,9 10^0,11,13,9,11 11^6,10,8`); // prettier-ignore
  });

  test("for Nim, which is tame: fickle up to heaps of one stone, then firm", () => {
    const table = generaOf("Nim", 20);
    expect(table.genera.map(temperOf)).toEqual(["fickle", "fickle", ...Array<string>(18).fill("firm")]); // prettier-ignore
    expect(firstWild(table)).toBe(-1);
  });
});

test("the misère value is 0 if and only if the heap is a P-position by brute force", () => {
  const code = fc.constantFrom("0.77", "0.07", "4!.0", "0.3f", "{1,3,4}", "4.[3]", "8?.3", "treblecross", "0.6"); // prettier-ignore
  fc.assert(
    fc.property(code, fc.integer({ min: 0, max: 9 }), (text, size) => {
      const law = lawOf(text);
      const rules = heapRuleset({ name: text, heapOptions: (heap) => [...optionsOf(law, heap)] });
      const { genera } = generaOf(text, size + 1);
      const lost = bruteForce(rules, size, { misere: true }) === "P";
      expect(genera[size]?.misere[0] === 0).toBe(lost);
    }),
    { numRuns: 40 },
  );
});

test("if all heaps are tame, a sum is lost in misère play if and only if the sum in Nim is", () => {
  const law = lawOf("{2,3,7}");
  const rules = heapRuleset({ name: "sum", heapOptions: (heap) => [...optionsOf(law, heap)] });
  const table = generaOf("{2,3,7}", 12);
  expect(firstWild(table)).toBe(-1);
  const { genera } = table;
  fc.assert(
    fc.property(fc.array(fc.nat(11), { maxLength: 3 }), (heaps) => {
      const all = heaps.flatMap((heap) => genera[heap] ?? []);
      const sum = all.reduce((value, { normal }) => value ^ normal, 0);
      const fickle = all.every((genus) => temperOf(genus) === "fickle");
      const lost = bruteForce(rules, heaps, { misere: true }) === "P";
      expect(lost).toBe(sum === (fickle ? 1 : 0));
    }),
    { numRuns: 40 },
  );
});

test("grow stops on request, and another call continues", () => {
  const table = new GenusTable(kayles.heapOptions);
  let checks = 0;
  for (let calls = 0; table.genera.length < 30; calls++) {
    table.grow(30, () => ++checks > 0);
    expect(calls).toBeLessThan(1000);
  }
  expect(checks).toBeGreaterThan(1);
  expect(table.genera).toEqual(generaOf("0.77", 30).genera);
});

test("grow stops if there are too many options, and keeps the genera found so far", () => {
  const many = new Array<readonly number[]>(1_000_000).fill([]);
  const table = new GenusTable((heap) => (heap < 2 ? [] : many));
  table.grow(4);
  expect(table.isFull).toBe(true);
  expect(table.genera).toHaveLength(2);
});
