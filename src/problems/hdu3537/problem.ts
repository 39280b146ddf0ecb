import { mockTurtles } from "../../games/rulesets/coin-games.ts";
import { nimSum } from "../../games/theory/numbers.ts";
import { defineProblem, hdu, toEnd } from "../define-problem.ts";
import { playAs, type Reasons } from "../explanation.ts";
import { randomInteger, randomLists, repeat } from "../generate.ts";
import type { ExplainedMove, Limit, ProblemPhrase, Winner } from "../problem.ts";
import { readList } from "../token-reader.ts";

/** The coins that show heads, in any order; one may be listed several times. */
export type Case = readonly number[];

export const limits = {
  heads: { min: 0, max: 100 },
  coin: { min: 0, max: 10 ** 8 - 1 },
} as const;

const { heads, coin } = limits;

/** Returns the value of coin i in Mock Turtles, the odious one of 2i and 2i + 1. */
export const coinValue = (coin: number): number => mockTurtles.coinValue(coin);

/** Returns the winner. Each coin counts once, however often it is listed. O(n). */
export function solve(coins: Case): Winner {
  const values = [...new Set(coins)].map(coinValue);
  return nimSum(values) === 0 ? "second" : "first";
}

/**
 * Yields the coins that a move may turn besides `coin` so that their values have the nim-sum `wanted`: none, one or
 * two coins before it. There may be 5 · 10^7 ways.
 *
 * The values of j and k have the nim-sum 2 (j ⊕ k) or one more, the one with an even number of binary ones. So j ⊕ k is
 * known, and each k that has its highest binary one gives a pair with a smaller j.
 */
function* turnsTo(coin: number, wanted: number): Generator<readonly number[], void, undefined> {
  const half = Math.floor(wanted / 2);
  if (wanted === 0) {
    yield [];
  } else if (coinValue(half) === wanted) {
    if (half < coin) yield [half];
  } else {
    const bit = 2 ** Math.floor(Math.log2(half));
    for (let k = bit; k < coin; k = (k + 1) | bit) yield [k, k ^ half];
  }
}

const valued = (head: number) => ({ value: `${head}`, grundy: coinValue(head) });

/** Returns the phrase of a move: "Turn coins 7, 4 and 2". */
function turnPhrase(turned: number, [second, third]: readonly number[]): ProblemPhrase {
  if (second === undefined) return { id: "turnCoin", values: { coin: turned } };
  const values = { first: turned, second };
  return third === undefined
    ? { id: "turnTwoCoins", values }
    : { id: "turnThreeCoins", values: { ...values, third } };
}

/** Explains the coins in the order of the list, and lists the moves that make the nim-sum 0. */
function explain(coins: Case): Reasons {
  const distinct = new Set(coins);
  const sum = nimSum([...distinct].map(coinValue));
  function* moves(): Generator<ExplainedMove, void, undefined> {
    for (const head of sum === 0 ? [] : distinct) {
      const [grundy, before] = [nimSum([coinValue(head), sum]), valued(head)];
      for (const left of turnsTo(head, grundy)) {
        const value = left.length > 0 ? left.join(" + ") : ({ id: "noCoins" } as const);
        yield {
          sentence: turnPhrase(head, left),
          row: coins.indexOf(head),
          before,
          after: { value, grundy },
        };
      }
    }
  }
  return {
    rows: coins.map((head, index) => ({
      label: { id: "head", values: { n: index + 1 } },
      ...(coins.indexOf(head) === index
        ? valued(head)
        : { value: { id: "listedBefore", values: { coin: head } } }),
    })),
    nimSum: sum,
    moves: moves(),
  };
}

/** Returns random cases. About every third is lost: its coins are even in number, and their numbers have nim-sum 0. */
function cases(random: () => number, count: number, most: number, largest: number) {
  const within: Limit = { min: coin.min, max: largest };
  return randomLists(random, count, { min: heads.min, max: most - 2 }, within).map((coins) => {
    const listed = [...new Set(coins)];
    const last = nimSum(listed);
    const fits = listed.length % 2 === 1 && last <= largest && !listed.includes(last);
    if (fits && random() < 0.8) listed.push(last);
    if (listed.length === 0) return listed;
    const again = repeat(randomInteger(random, 0, 2), () =>
      randomInteger(random, 0, listed.length - 1),
    );
    for (const at of again) {
      const head = listed[at] ?? 0;
      listed.splice(randomInteger(random, 0, listed.length), 0, head);
    }
    return listed.slice(0, most);
  });
}

/** Mock Turtles: a move turns up to three coins, the rightmost from heads to tails. */
export const hdu3537 = defineProblem<Case>({
  id: "hdu3537",
  title: "Daizhenyang’s Coin",
  judge: { ...hdu(3537), seconds: "usual", kilobytes: "usual" },
  limits,
  columns: { row: "head", value: "coin" },
  samples: [
    { input: "0\n1\n0\n4\n0 1 2 3\n", output: "Yes\nNo\nYes\n", by: "judge" },
    {
      input: "5\n0 1 0 2 3\n4\n1 2 5 6\n4\n3 4 5 7\n",
      output: "Yes\nYes\nNo\n",
      by: "us",
    },
  ],
  // A case has two lines, or one line if no coin shows heads.
  form: ["n", "coins[n]"],
  input: toEnd(
    (reader) => readList(reader, "headsN", heads, "coinA", coin),
    (coins) => (coins.length > 0 ? [[coins.length], coins] : [[0]]),
  ),
  // The question is whether the first player may lose.
  answers: ["No", "Yes"],
  solve,
  explain,
  positions: (coins) => [playAs(mockTurtles, [...new Set(coins)])],
  // The statement does not say how many cases there are; the largest input here is about 450 kB.
  generate: {
    tiny: (random) => cases(random, 6, 6, 5),
    random: (random) => [...cases(random, 10, 8, 20), ...cases(random, 10, heads.max, coin.max)],
    largest: (random) => randomLists(random, 500, { min: heads.max, max: heads.max }, coin),
  },
});
