import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { grundysGame } from "../../src/rulesets/grundys-game.ts";
import { laskersNim } from "../../src/rulesets/laskers-nim.ts";
import { misereNimOutcome } from "../../src/rulesets/misere-nim-outcome.ts";
import { mooresNim } from "../../src/rulesets/moores-nim.ts";
import { nim } from "../../src/rulesets/nim.ts";
import { octal } from "../../src/rulesets/octal.ts";
import { staircase } from "../../src/rulesets/staircase.ts";
import { subtraction } from "../../src/rulesets/subtraction.ts";
import { wythoff } from "../../src/rulesets/wythoff.ts";
import { grundyTable } from "../../src/theory/grundy-table.ts";
import { loopyOutcomes } from "../../src/theory/loopy-outcomes.ts";
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

  test("HDU 2149: the first bids that win", () => {
    const bids = (goal: number, most: number) => {
      const wins = winsByRules<number>((price) =>
        upTo(1, most).map((more) => (price + more >= goal ? "won" : price + more)),
      );
      return upTo(1, most).filter((bid) => bid >= goal || !wins(bid));
    };
    expect([bids(4, 2), bids(3, 2), bids(3, 5)]).toEqual([[1], [], [3, 4, 5]]);
  });

  test("POJ 2368: the least divisor of K from 3 on, less 1", () => {
    for (const buttons of upTo(3, 40)) {
      const most = upTo(2, buttons).find((taken) => !single(upTo(1, taken))(buttons)) ?? 0;
      const divisor = upTo(3, buttons).find((one) => buttons % one === 0) ?? 0;
      expect(most).toBe(divisor - 1);
    }
    expect(upTo(2, 3).find((taken) => !single(upTo(1, taken))(3))).toBe(2);
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

  test("HDU 4315: the player who brings the king to the top wins", () => {
    const climbs = (king: number) =>
      winsByRules<readonly number[]>((squares) =>
        squares.flatMap((square, i) => {
          if (square === 0) return [];
          const above = Math.max(0, ...squares.filter((other) => other < square));
          const reached = upTo(above === 0 ? 0 : above + 1, square - 1);
          return reached.map((to) => (i === king && to === 0 ? "won" : squares.with(i, to)));
        }),
      );
    expect(climbs(2)([1, 2, 4])).toBe(false);
    expect(climbs(0)([100, 200])).toBe(true);
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

  test("HDU 3595: the pair that lasts longest decides", () => {
    const euclid = ([a = 0, b = 0]: readonly number[]): number[][] => {
      const [least, most] = [Math.min(a, b), Math.max(a, b)];
      if (least === 0) return [];
      return upTo(1, Math.floor(most / least)).map((times) => [least, most - times * least]);
    };
    const every = (pairs: readonly (readonly number[])[]): (readonly number[])[][] =>
      pairs
        .map((pair) => (euclid(pair).length === 0 ? [pair] : euclid(pair)))
        .reduce<(readonly number[])[][]>(
          (before, next) => before.flatMap((left) => next.map((pair) => [...left, pair])),
          [[]],
        );
    const wins = winsByRules<readonly (readonly number[])[]>((pairs) =>
      pairs.every((pair) => euclid(pair).length === 0) ? [] : every(pairs),
    );
    /** How many moves it lasts: the winner delays, the loser hurries. Odd when the player to move wins. */
    const lasts = (pair: readonly number[]): number => {
      const lengths = euclid(pair).map((next) => lasts(next) + 1);
      const won = lengths.filter((length) => length % 2 === 1);
      if (lengths.length === 0) return 0;
      return won.length > 0 ? Math.max(...won) : Math.min(...lengths);
    };
    const pairs = upTo(1, 7).flatMap((a) => upTo(a, 7).map((b) => [a, b]));
    for (const one of pairs) {
      for (const other of pairs) {
        const longest = Math.max(lasts(one), lasts(other));
        expect(wins([one, other])).toBe(longest % 2 === 1);
      }
    }
  });

  test("POJ 3710", () => {
    type Edge = readonly [number, number];
    const kept = (edges: readonly Edge[]): Edge[] => {
      const reached = new Set([1]);
      for (let grows = true; grows;) {
        const before = reached.size;
        for (const [a, b] of edges) if (reached.has(a) || reached.has(b)) reached.add(a).add(b);
        grows = reached.size > before;
      }
      return edges.filter(([a]) => reached.has(a));
    };
    const wins = winsByRules<readonly (readonly Edge[])[]>((trees) =>
      trees.flatMap((tree, i) => tree.map((_, cut) => trees.with(i, kept(tree.toSpliced(cut, 1))))),
    );
    expect(wins([[[1, 2]], [[1, 2], [2, 3], [2, 4], [3, 4]]])).toBe(true); // prettier-ignore
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
