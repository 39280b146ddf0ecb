import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { grundysGame } from "../../src/rulesets/grundys-game.ts";
import { laskersNim } from "../../src/rulesets/laskers-nim.ts";
import { misereNimOutcome } from "../../src/rulesets/misere-nim-outcome.ts";
import { nim } from "../../src/rulesets/nim.ts";
import { octal } from "../../src/rulesets/octal.ts";
import { staircase } from "../../src/rulesets/staircase.ts";
import { subtraction } from "../../src/rulesets/subtraction.ts";
import { wythoff } from "../../src/rulesets/wythoff.ts";
import { grundyTable } from "../../src/theory/grundy-table.ts";
import { outcome } from "../../src/theory/outcome.ts";
import { winningMoves } from "../../src/theory/winning-moves.ts";
import { inOneHeap, upTo, winsByRules } from "../support/wins-by-rules.ts";

const files = globSync("content/*/further-problems.json");

interface Problem {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly article: string;
  readonly level: "easy" | "middle" | "hard";
}

describe.each(files)("%s", (file) => {
  const problems = JSON.parse(readFileSync(file, "utf8")) as Problem[];

  test("has each problem once, none with a page of its own", () => {
    expect(problems.length).toBeGreaterThan(0);
    expect(new Set(problems.map(({ id }) => id)).size).toBe(problems.length);
    expect(new Set(problems.map(({ url }) => url)).size).toBe(problems.length);
    const own = globSync("content/en/problems/*.mdx").map((page) => readFileSync(page, "utf8"));
    const doubled = problems.filter(({ url }) =>
      own.some((text) => text.includes(`url: ${url}\n`)),
    );
    expect(doubled).toEqual([]);
  });

  test("goes from easy to hard", () => {
    const levels = problems.map(({ level }) => ["easy", "middle", "hard"].indexOf(level));
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  });

  test("gives the address that the judge’s number has", () => {
    const numbers = problems.flatMap(({ id, url }) => {
      const number = /^(?:HDU|POJ|CSES) (\d+)$/.exec(id)?.[1];
      return number === undefined || url.endsWith(number) ? [] : [id];
    });
    expect(numbers).toEqual([]);
  });
});

/** Takes one of the numbers from a heap. */
const take = (numbers: readonly number[]) => (heap: number) =>
  numbers.filter((taken) => taken <= heap).map((taken) => heap - taken);
const single = (numbers: readonly number[]) => winsByRules(take(numbers));
const takeAny = (heap: number): number[][] => upTo(0, heap - 1).map((left) => [left]);
const normalNim = winsByRules(inOneHeap(takeAny));
const inOneOf = (numbers: readonly number[]) =>
  winsByRules(inOneHeap((heap: number) => take(numbers)(heap).map((left) => [left])));

describe("the rules as told give what the judge prints for its sample", () => {
  test("HDU 1846", () => {
    expect([single([1, 2])(23), single([1, 2, 3])(4)]).toEqual([true, false]);
  });

  test("LeetCode 292", () => {
    expect(upTo(1, 8).filter((n) => !single([1, 2, 3])(n))).toEqual([4, 8]);
  });

  test("HDU 2147", () => {
    const wins = winsByRules<readonly number[]>(
      ([x = 0, y = 0]) =>
      [[x - 1, y], [x, y - 1], [x - 1, y - 1]].filter((to) => Math.min(...to) >= 1), // prettier-ignore
    );
    expect([wins([5, 3]), wins([5, 4]), wins([6, 6])]).toEqual([false, true, true]);
  });

  test("CSES 1729, and the library’s outcomes", () => {
    const wins = single([1, 3, 4]);
    const letters = upTo(1, 10).map((n) => (wins(n) ? "W" : "L"));
    expect(letters.join("")).toBe("WLWWWWLWLW");
    const byLibrary = upTo(1, 60).filter((n) => outcome(subtraction([1, 3, 4]), n) === "N");
    expect(byLibrary).toEqual(upTo(1, 60).filter(wins));
  });

  test("AtCoder DP Contest K", () => {
    const wins = [4, 5, 7].map((n) => single([2, 3])(n));
    expect([...wins, single([1, 2, 3])(20)]).toEqual([true, false, true, false]);
  });

  test("SPOJ MCOINS", () => {
    const letters = [3, 12, 113].map((n) => (single([1, 2, 3])(n) ? "A" : "B"));
    expect(letters.join("")).toBe("ABA");
  });

  test("CSES 1730, and the library’s outcomes", () => {
    const samples = [[5, 7, 2, 5], [4, 1], [3, 5, 6]]; // prettier-ignore
    expect(samples.map(normalNim)).toEqual([true, true, false]);
    expect(samples.map((one) => outcome(nim, one))).toEqual(["N", "N", "P"]);
  });

  test("HDU 1849: a piece on square n is a heap of n", () => {
    expect([[3, 5], [3, 5, 6]].map(normalNim)).toEqual([true, false]); // prettier-ignore
  });

  test("HDU 1850, and the library’s winning moves", () => {
    const left = inOneHeap(takeAny)([5, 7, 9]).filter((position) => !normalNim(position));
    expect(left).toHaveLength(1);
    expect(winningMoves(nim, [5, 7, 9])).toHaveLength(1);
  });

  test("CSES 2208", () => {
    const wins = winsByRules<readonly number[]>((heaps) =>
      upTo(1, 2 ** heaps.length - 1)
        .map((from) => heaps.map((heap, i) => heap - ((from >> i) & 1)))
        .filter((left) => Math.min(...left) >= 0),
    );
    expect([[1, 2, 3], [2, 2], [5, 5, 4, 5]].map(wins)).toEqual([true, false, true]); // prettier-ignore
  });

  test("CSES 1098", () => {
    const samples = [[5, 7, 2, 5], [4, 1], [4, 4, 4]]; // prettier-ignore
    expect(samples.map(inOneOf([1, 2, 3]))).toEqual([true, true, false]);
  });

  test("LeetCode 294, and Dawson’s Kayles", () => {
    const wins = winsByRules<string>((row) =>
      upTo(0, row.length - 2)
        .filter((i) => row.startsWith("++", i))
        .map((i) => `${row.slice(0, i)}--${row.slice(i + 2)}`),
    );
    expect([wins("++++"), wins("+")]).toEqual([true, false]);
    const values = grundyTable(octal("0.07"), 12);
    expect(upTo(0, 12).map((n) => wins("+".repeat(n)))).toEqual(values.map((value) => value > 0));
  });

  test("HDU 1517", () => {
    const wins = (goal: number) =>
      winsByRules<number>((p) => upTo(2, 9).map((by) => (p * by >= goal ? "won" : p * by)))(1);
    expect([162, 17, 34_012_226].map(wins)).toEqual([true, false, true]);
  });

  test("HDU 1907, and the library’s rule for misère Nim", () => {
    const wins = winsByRules(inOneHeap(takeAny), { lastLoses: true });
    expect([wins([3, 5, 1]), wins([1])]).toEqual([true, false]);
    expect([misereNimOutcome([3, 5, 1]), misereNimOutcome([1])]).toEqual(["N", "P"]);
  });

  test("CSES 1099: every second stair counts", () => {
    const wins = winsByRules<readonly number[]>((stairs) =>
      stairs.flatMap((balls, k) =>
        k === 0
          ? []
          : upTo(1, balls).map((moved) =>
              stairs.with(k, balls - moved).with(k - 1, (stairs[k - 1] ?? 0) + moved),
            ),
      ),
    );
    for (let code = 0; code < 4 ** 4; code++) {
      const stairs = [0, 1, 2, 3].map((i) => (code >> (2 * i)) & 3);
      expect(wins(stairs)).toBe(outcome(staircase, stairs) === "N");
    }
  });

  test("HDU 3389", () => {
    const wins = winsByRules<readonly number[]>((boxes) =>
      boxes.flatMap((cards, i) =>
        upTo(0, i - 1)
          .filter((j) => (i + j) % 2 === 1 && (i + j + 2) % 3 === 0)
          .flatMap((j) =>
            upTo(1, cards).map((moved) =>
              boxes.with(i, cards - moved).with(j, (boxes[j] ?? 0) + moved),
            ),
          ),
      ),
    );
    expect([wins([1, 2]), wins([1, 3, 3, 2, 2, 1, 2])]).toEqual([true, false]);
  });

  test("HDU 2897: lost exactly when the remainder modulo p + q is 1 to p", () => {
    for (const [p, q] of [
      [1, 1],
      [3, 3],
      [3, 4],
      [2, 5],
    ] as const) {
      const wins = winsByRules<number>(
        (n) => (n === 0 ? [] : n < p ? [0] : upTo(p, Math.min(q, n)).map((taken) => n - taken)),
        { lastLoses: true },
      );
      for (const n of upTo(1, 60)) {
        const rest = n % (p + q);
        expect(wins(n)).toBe(rest === 0 || rest > p);
      }
    }
  });

  test("ABC 297 G", () => {
    expect(inOneOf([1, 2])([2, 3, 3])).toBe(true);
    expect(inOneOf([1])([3, 1, 4, 1, 5])).toBe(false);
  });

  test("HDU 2516: lost exactly for the Fibonacci numbers", () => {
    const wins = winsByRules<readonly number[]>(([n = 0, most = 0]) =>
      upTo(1, Math.min(n, most)).map((taken) => [n - taken, 2 * taken]),
    );
    expect(upTo(2, 60).filter((n) => !wins([n, n - 1]))).toEqual([2, 3, 5, 8, 13, 21, 34, 55]);
  });

  test("POJ 1067, and the library’s outcomes", () => {
    const wins = winsByRules<readonly number[]>(([a = 0, b = 0]) => [
      ...upTo(0, a - 1).map((left) => [left, b]),
      ...upTo(0, b - 1).map((left) => [a, left]),
      ...upTo(1, Math.min(a, b)).map((taken) => [a - taken, b - taken]),
    ]);
    const samples = [[2, 1], [8, 4], [4, 7]] as const; // prettier-ignore
    expect(samples.map(wins)).toEqual([false, true, false]);
    expect(samples.map((one) => outcome(wythoff, one))).toEqual(["P", "N", "P"]);
  });

  test("POJ 2348", () => {
    const wins = winsByRules<readonly number[]>(([a = 0, b = 0]) => {
      const [least, most] = [Math.min(a, b), Math.max(a, b)];
      return least === 0
        ? []
        : upTo(1, Math.floor(most / least)).map((times) => [least, most - times * least]);
    });
    expect([wins([34, 12]), wins([15, 24])]).toEqual([true, false]);
  });

  test("HDU 3032, and the library’s Lasker’s Nim", () => {
    const wins = winsByRules(
      inOneHeap((heap: number) => [
        ...takeAny(heap),
        ...upTo(1, heap - 1).map((part) => [part, heap - part]),
      ]),
    );
    const samples = [[2, 2, 3], [3, 3]]; // prettier-ignore
    expect(samples.map(wins)).toEqual([true, false]);
    expect(samples.map((one) => outcome(laskersNim, one))).toEqual(["N", "P"]);
  });

  test("Luogu P3480", () => {
    const wins = winsByRules<readonly number[]>((heaps) =>
      heaps.flatMap((heap, i) =>
        upTo(i === 0 ? 0 : (heaps[i - 1] ?? 0), heap - 1).map((left) => heaps.with(i, left)),
      ),
    );
    expect([wins([2, 2]), wins([1, 2, 4])]).toEqual([false, true]);
  });

  test("CSES 2207, and the library’s Grundy’s game", () => {
    const wins = winsByRules(
      inOneHeap((heap: number) =>
        upTo(1, Math.ceil(heap / 2) - 1).map((part) => [part, heap - part]),
      ),
    );
    expect([6, 7, 8].map((n) => wins([n]))).toEqual([true, false, true]);
    expect([6, 7, 8].map((n) => outcome(grundysGame, n))).toEqual(["N", "P", "N"]);
  });

  test("POJ 3537, and the code 0.007", () => {
    const wins = winsByRules<string>((strip) =>
      upTo(0, strip.length - 1)
        .filter((i) => strip[i] === ".")
        .map((i) => `${strip.slice(0, i)}X${strip.slice(i + 1)}`)
        .map((next) => (next.includes("XXX") ? "won" : next)),
    );
    expect([wins("."), wins("..."), wins("......")].slice(1)).toEqual([true, false]);
    const values = grundyTable(octal("0.007"), 14);
    const sizes = upTo(3, 12);
    expect(sizes.map((n) => wins(".".repeat(n)))).toEqual(
      sizes.map((n) => (values[n + 2] ?? 0) > 0),
    );
  });

  test("HDU 3980", () => {
    const wins = (n: number, m: number) =>
      winsByRules<string>((ring) =>
        upTo(0, n - 1).flatMap((start) => {
          const beads = upTo(start, start + m - 1).map((i) => i % n);
          if (m > n || beads.some((i) => ring[i] === "x")) return [];
          return [Array.from(ring, (bead, i) => (beads.includes(i) ? "x" : bead)).join("")];
        }),
      )(".".repeat(n));
    expect([wins(3, 1), wins(4, 2)]).toEqual([true, false]);
  });

  test("Codeforces 305E", () => {
    const wins = winsByRules<readonly string[]>((words) =>
      words.flatMap(
        (word, at) =>
        upTo(1, word.length - 2)
          .filter((i) => word[i - 1] === word[i + 1])
          .map((i) => words.toSpliced(at, 1, word.slice(0, i), word.slice(i, i + 1), word.slice(i + 1))), // prettier-ignore
      ),
    );
    expect(["abacaba", "iatttti", "abcde"].map((word) => wins([word]))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test("Codeforces 603C", () => {
    const wins = (k: number) =>
      winsByRules(
        inOneHeap((heap: number) => [
          ...(heap > 0 ? [[heap - 1]] : []),
          ...(heap > 0 && heap % 2 === 0 ? [upTo(1, k).map(() => heap / 2)] : []),
        ]),
      );
    expect([wins(1)([3, 4]), wins(2)([3])]).toEqual([true, false]);
  });

  test("ARC 091 F", () => {
    const wins = winsByRules(
      inOneHeap(({ stones, k }: { stones: number; k: number }) =>
        upTo(1, Math.floor(stones / k)).map((taken) => [{ stones: stones - taken, k }]),
      ),
    );
    const heaps = (pairs: readonly (readonly [number, number])[]) =>
      pairs.map(([stones, k]) => ({ stones, k }));
    expect(wins(heaps([[5, 2], [3, 3]]))).toBe(false); // prettier-ignore
    expect(wins(heaps([[3, 2], [4, 3], [5, 1]]))).toBe(true); // prettier-ignore
  });

  test("AGC 017 D", () => {
    type Edge = readonly [number, number];
    const rooted = (edges: readonly Edge[]): Edge[] => {
      const reached = new Set([1]);
      for (let grows = true; grows;) {
        const before = reached.size;
        for (const [a, b] of edges) if (reached.has(a) || reached.has(b)) reached.add(a).add(b);
        grows = reached.size > before;
      }
      return edges.filter(([a]) => reached.has(a));
    };
    const wins = winsByRules<readonly Edge[]>((edges) =>
      edges.map((_, i) => rooted(edges.toSpliced(i, 1))),
    );
    expect(wins([[1, 2], [2, 3], [2, 4], [4, 5]])).toBe(true); // prettier-ignore
    expect(wins([[1, 2], [2, 3], [1, 4], [4, 5]])).toBe(false); // prettier-ignore
  });
});
