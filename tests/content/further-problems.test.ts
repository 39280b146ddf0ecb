import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { grundysGame, laskersNim, octal } from "../../src/games/rulesets/octal.ts";
import { misereNimOutcome, nim } from "../../src/games/rulesets/nim.ts";
import { mooresNim } from "../../src/games/rulesets/moores-nim.ts";
import { staircase } from "../../src/games/rulesets/staircase.ts";
import { subtraction } from "../../src/games/rulesets/subtraction.ts";
import { wythoff } from "../../src/games/rulesets/wythoff.ts";
import { grundyTable } from "../../src/games/theory/grundy-table.ts";
import { loopyOutcomes } from "../../src/games/theory/finite-graph.ts";
import { outcome } from "../../src/games/theory/outcome.ts";
import { winningMoves } from "../../src/games/theory/moves.ts";
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

/** Of problems that the library decides, or whose deciding rule stands in the list. */
describe("the rules as told give the judge’s sample, and are decided as this book says", () => {
  test("CSES 1729, and the library’s outcomes", () => {
    const wins = single([1, 3, 4]);
    const letters = upTo(1, 10).map((n) => (wins(n) ? "W" : "L"));
    expect(letters.join("")).toBe("WLWWWWLWLW");
    const byLibrary = upTo(1, 60).filter((n) => outcome(subtraction([1, 3, 4]), n) === "N");
    expect(byLibrary).toEqual(upTo(1, 60).filter(wins));
  });

  test("CSES 1730, and the library’s outcomes", () => {
    const samples = [[5, 7, 2, 5], [4, 1], [3, 5, 6]]; // prettier-ignore
    expect(samples.map(normalNim)).toEqual([true, true, false]);
    expect(samples.map((one) => outcome(nim, one))).toEqual(["N", "N", "P"]);
  });

  test("HDU 1850, and the library’s winning moves", () => {
    const left = inOneHeap(takeAny)([5, 7, 9]).filter((position) => !normalNim(position));
    expect(left).toHaveLength(1);
    expect(winningMoves(nim, [5, 7, 9])).toHaveLength(1);
  });

  test("POJ 2368: the least divisor of K from 3 on, less 1", () => {
    for (const buttons of upTo(3, 40)) {
      const most = upTo(2, buttons).find((taken) => !single(upTo(1, taken))(buttons)) ?? 0;
      const divisor = upTo(3, buttons).find((one) => buttons % one === 0) ?? 0;
      expect(most).toBe(divisor - 1);
    }
    expect(upTo(2, 3).find((taken) => !single(upTo(1, taken))(3))).toBe(2);
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

  test("Luogu P6560, and the library’s outcomes of games with cycles", () => {
    type Arrow = readonly [number, number];
    const answer = (arrows: readonly Arrow[], from: number, goal: number): number => {
      const follow = (at: number): number[] =>
        at === goal ? [] : arrows.filter(([tail]) => tail === at).map(([, head]) => head);
      const found = loopyOutcomes(1 + Math.max(...arrows.flat()), follow)[from];
      return found === "draw" ? 0 : found === "N" ? 1 : -1;
    };
    const one: Arrow[] = [[1, 2], [2, 3], [3, 4], [4, 5], [3, 6], [7, 5], [6, 7]]; // prettier-ignore
    const other: Arrow[] = [
      [1, 2],
      [2, 3],
      [3, 1],
      [3, 4],
      [4, 5],
    ];
    expect([answer(one, 1, 5), answer(other, 1, 5), answer(other, 4, 3)]).toEqual([1, 0, 1]);
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

  test("BZOJ 2066: staircase Nim, and no coin may be brought next to the goal", () => {
    const movesOf = (squares: number) => (row: string) =>
      upTo(0, squares - 2).flatMap((from) => {
        const to = row.indexOf(".", from);
        if (row[from] === "." || to < 0) return [];
        if (to === squares - 1) return ["won" as const];
        return [`${row.slice(0, from)}.${row.slice(from + 1, to)}x${row.slice(to + 1)}`];
      });
    for (const squares of upTo(3, 9)) {
      const wins = winsByRules(movesOf(squares));
      for (let bits = 0; bits < 2 ** (squares - 2); bits++) {
        const row = `${bits
          .toString(2)
          .padStart(squares - 2, "0")
          .replace(/0/g, ".")
          .replace(/1/g, "x")}..`;
        if (row.includes("x")) expect(wins(row)).toBe(coinsOn(row, 1) !== 0);
      }
    }
  });

  test("Luogu P2490, and the library’s Moore’s Nim", () => {
    const moved = (whites: boolean, most: number) => (pieces: readonly number[]) =>
      inUpTo(most, pieces.length / 2, (pair) => {
        const [white = 0, black = 0] = pieces.slice(2 * pair);
        return whites
          ? upTo(white + 1, black - 1).map((to): readonly number[] => [to, black])
          : upTo(white + 1, black - 1).map((to): readonly number[] => [white, to]);
      }).map((pairs) => pairs.flatMap((pair, at) => pair ?? pieces.slice(2 * at, 2 * at + 2)));
    interface Turn {
      readonly pieces: readonly number[];
      readonly whites: boolean;
    }
    const wins = winsByRules<Turn>(({ pieces, whites }) =>
      moved(whites, 2)(pieces).map((next) => ({ pieces: next, whites: !whites })),
    );
    const placements = choose(10, 4);
    const moore = mooresNim(2);
    for (const pieces of placements) {
      const [a = 0, b = 0, c = 0, d = 0] = pieces;
      const lost = outcome(moore, [b - a - 1, d - c - 1]) === "P";
      expect(wins({ pieces, whites: true })).toBe(!lost);
    }
    const won = placements.filter((pieces) => wins({ pieces, whites: true }));
    expect(won).toHaveLength(182);
  });

  test("HDU 3537: the values of the single heads are 1, 2, 4, 7, 8, 11, …", () => {
    const turned = (coins: number): number[] =>
      upTo(0, 7).flatMap((last) => {
        if (((coins >> last) & 1) === 0) return [];
        const less = upTo(0, last - 1);
        const others = [[], ...less.map((i) => [i]), ...less.flatMap((i) => less.filter((j) => j < i).map((j) => [i, j]))]; // prettier-ignore
        return others.map((more) => more.reduce((row, i) => row ^ (1 << i), coins ^ (1 << last)));
      });
    const wins = winsByRules(turned);
    const values = upTo(0, 40).filter((n) => n.toString(2).replaceAll("0", "").length % 2 === 1);
    for (const coins of upTo(0, 255)) {
      const heads = upTo(0, 7).filter((i) => (coins >> i) & 1);
      expect(wins(coins)).toBe(heads.reduce((sum, i) => sum ^ (values[i] ?? 0), 0) !== 0);
    }
  });
});

/** The nim-sum of the coins of a row on the steps of this parity, counted in empty squares to the right of a piece. */
function coinsOn(row: string, parity: number): number {
  const steps = new Map<number, number>();
  Array.from(row).forEach((square, at) => {
    const step = row.slice(at).replaceAll("x", "").length;
    if (square === "x") steps.set(step, (steps.get(step) ?? 0) + 1);
  });
  return [...steps].reduce((sum, [step, coins]) => (step % 2 === parity ? sum ^ coins : sum), 0);
}

/** Every way to move in at least one and at most `most` of the parts; a part that stays is `undefined`. */
function inUpTo<Part>(
  most: number,
  parts: number,
  moves: (part: number) => readonly Part[],
): (Part | undefined)[][] {
  return upTo(0, parts - 1)
    .reduce<(Part | undefined)[][]>(
      (before, part) =>
        before.flatMap((left) => [undefined, ...moves(part)].map((next) => [...left, next])),
      [[]],
    )
    .filter((chosen) => chosen.some((part) => part !== undefined))
    .filter((chosen) => chosen.filter((part) => part !== undefined).length <= most);
}

/** The sets of so many of the squares 1 … squares, each in increasing order. */
function choose(squares: number, count: number): number[][] {
  if (count === 0) return [[]];
  return upTo(count, squares).flatMap((last) =>
    choose(last - 1, count - 1).map((less) => [...less, last]),
  );
}
