import { describe, expect, test } from "vitest";
import type { Case } from "../../src/problems/hdu1848/input.ts";
import { fibonacciNumbers } from "../../src/problems/hdu1848/fibonacci-numbers.ts";
import { hdu1848 } from "../../src/problems/hdu1848/index.ts";
import { heapValue, ruleset } from "../../src/problems/hdu1848/solve.ts";
import { badInputs } from "../support/bad-inputs.ts";
import { drawn } from "../support/extent.ts";
import { explainInEnglish } from "../support/explain-in-english.ts";
import { known } from "../support/known-values.ts";
import { judge } from "../support/read-text.ts";
import { seededRandom } from "../support/seeded-random.ts";

const RANDOM = drawn(100_000);
const sizes = Array.from({ length: 1001 }, (_, size) => size);

describe("hdu1848", () => {
  test("15 moves are usable, and the Grundy values are the published ones", () => {
    const { values, subtractionSet } = known("Fibonacci subtraction (HDU 1848)");
    expect(fibonacciNumbers(1000)).toEqual(subtractionSet);
    expect(ruleset.subtractionSet).toHaveLength(15);
    expect(sizes.slice(0, values.length).map(heapValue)).toEqual(values);
  });

  test("the largest Grundy value up to 1000 is 9", () => {
    expect(Math.max(...sizes.map(heapValue))).toBe(9);
  });

  test("not clearing `seen` between heaps gives 997 wrong values of 1001", () => {
    const wrong = sharedSeen();
    expect(wrong.filter((value, size) => value !== heapValue(size))).toHaveLength(997);
    expect(wrong.slice(0, 6)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test("every case up to 20 stones a heap is decided as the rules alone decide it", () => {
    const isP = rulesAlone(20);
    for (let m = 1; m <= 20; m++) {
      for (let n = 1; n <= 20; n++) {
        for (let p = 1; p <= 20; p++) {
          const winner = isP(m, n, p) ? "second" : "first";
          if (hdu1848.solve([m, n, p]) !== winner) expect.fail(`${m} ${n} ${p}: ${winner} wins`);
        }
      }
    }
  });

  test("5000 random cases up to 60 stones a heap are decided as the rules alone decide them", () => {
    const isP = rulesAlone(60);
    const random = seededRandom(1848);
    const heap = (): number => 1 + Math.floor(random() * 60);
    for (let run = 0; run < 5000; run++) {
      const [m, n, p]: Case = [heap(), heap(), heap()];
      expect(hdu1848.solve([m, n, p])).toBe(isP(m, n, p) ? "second" : "first");
    }
  });

  test("the winning moves are exactly the moves to a P-position", () => {
    const isP = rulesAlone(20);
    const random = seededRandom(7);
    const heap = (): number => 1 + Math.floor(random() * 20);
    for (let run = 0; run < 500; run++) {
      const heaps: Case = [heap(), heap(), heap()];
      const expected = heaps.flatMap((size, row) =>
        fibonacciNumbers(size)
          .map((taken) => ({ row, left: size - taken }))
          .filter(({ left }) => isP(...(heaps.with(row, left) as [number, number, number]))),
      );
      const { winningMoves } = explainInEnglish(hdu1848, heaps);
      expect(winningMoves.map(({ row, after }) => ({ row, left: Number(after.value) }))).toEqual(
        expected,
      );
    }
  });

  test("an explanation is plain data, heap by heap", () => {
    const explanation = explainInEnglish(hdu1848, [1, 4, 3]);
    expect(explanation).toEqual({
      rows: [
        { label: "heap 1 (m)", value: "1", grundy: 1 },
        { label: "heap 2 (n)", value: "4", grundy: 0 },
        { label: "heap 3 (p)", value: "3", grundy: 3 },
      ],
      nimSum: 2,
      winner: "first",
      verdict: "Fibo",
      winningMoves: [
        {
          say: "Take 2 from heap 2 (n)",
          row: 1,
          before: { value: "4", grundy: 0 },
          after: { value: "2", grundy: 2 },
        },
        {
          say: "Take 2 from heap 3 (p)",
          row: 2,
          before: { value: "3", grundy: 3 },
          after: { value: "1", grundy: 1 },
        },
      ],
    });
    expect(structuredClone(explanation)).toEqual(explanation);
  });

  test.each(badInputs)("$what: earlier answers, then the fault", ({ input, output, fault }) => {
    expect(judge(hdu1848, input)).toEqual({ output, fault });
    expect(judge(hdu1848, input, [1])).toEqual({ output, fault });
  });

  test(`${RANDOM} random texts give answers or a fault with its place, and nothing else`, () => {
    const random = seededRandom(100_000);
    const letters = [
      "0",
      "1",
      "5",
      "9",
      " ",
      " ",
      "\n",
      "\r",
      "-",
      "x",
      "\u0000",
      "\u00ff",
      "0 0 0",
    ];
    for (let run = 0; run < RANDOM; run++) {
      let input = "";
      const length = Math.floor(random() * 16);
      for (let i = 0; i < length; i++)
        input += letters[Math.floor(random() * letters.length)] ?? "";
      const { output, fault } = judge(hdu1848, input);
      if (fault !== undefined && !/^[1-9]\d*:[1-9]\d* [^\n]+$/.test(fault)) expect.fail(fault);
      if (!/^((Fibo|Nacci)\n)*$/.test(output)) expect.fail(output);
    }
  });
});

/** Who wins by the definition of P and N on the three heaps together: no sums, no Grundy values, no shared code. */
function rulesAlone(largest: number): (m: number, n: number, p: number) => boolean {
  const side = largest + 1;
  const taken = [1, 2, 3, 5, 8, 13, 21, 34, 55];
  const previousWins = new Uint8Array(side ** 3);
  const at = (m: number, n: number, p: number): number => (m * side + n) * side + p;
  for (let m = 0; m < side; m++) {
    for (let n = 0; n < side; n++) {
      for (let p = 0; p < side; p++) {
        const canWin = taken.some(
          (take) =>
            (take <= m && previousWins[at(m - take, n, p)] === 1) ||
            (take <= n && previousWins[at(m, n - take, p)] === 1) ||
            (take <= p && previousWins[at(m, n, p - take)] === 1),
        );
        previousWins[at(m, n, p)] = canWin ? 0 : 1;
      }
    }
  }
  return (m, n, p) => previousWins[at(m, n, p)] === 1;
}

/** The well-known mistake: one `seen` for all heaps. */
function sharedSeen(): readonly number[] {
  const seen = new Set<number>();
  const values: number[] = [];
  for (const size of sizes) {
    for (const taken of ruleset.subtractionSet) {
      if (taken <= size) seen.add(values[size - taken] ?? 0);
    }
    let least = 0;
    while (seen.has(least)) least++;
    values.push(least);
  }
  return values;
}
