import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nimSum } from "../../src/games/theory/numbers.ts";
import { hdu3537, type Case, coinValue, turnsTo } from "../../src/problems/hdu3537/problem.ts";
import { textReader } from "../../src/problems/token-reader.ts";
import { byRules, checkDrawn, explainInEnglish } from "../support/by-rules.ts";

/** A row of coins from the left: whether each shows heads. */
type Row = readonly boolean[];

const COINS = 8;
const smallCases = fc.array(fc.nat(COINS - 1), { maxLength: 9 });

describe("hdu3537", () => {
  test("coins are decided, and won, as turning them by the rules alone says", () => {
    const check = byRules<Case, Row>(hdu3537, {
      options: optionsByTheRules,
      start: rowOf,
      left: (row, { before, after }) =>
        turned(
          row,
          [before, after].flatMap(({ value }) => (value.match(/\d+/g) ?? []).map(Number)),
        ),
    });
    checkDrawn(smallCases, check);
  });

  test("the coins with a nim-sum are those that trying all of them finds", () => {
    for (let coin = 0; coin <= 20; coin++) {
      const before = [...new Array<number>(coin).keys()];
      const pairs = before.flatMap((k) => before.slice(0, k).map((j) => [k, j]));
      const all = [[], ...before.map((j) => [j]), ...pairs];
      for (let wanted = 0; wanted <= 70; wanted++) {
        const found = all.filter((others) => nimSum(others.map(coinValue)) === wanted);
        const [every, two] = [turnsTo(coin, wanted, 1000), turnsTo(coin, wanted, 2)];
        expect(every, `${coin} to ${wanted}`).toEqual({ count: found.length, others: found });
        expect(two).toEqual({ count: found.length, others: found.slice(0, 2) });
      }
    }
  });

  test("of very many winning moves a hundred are listed, each of them right", () => {
    const coins = [10 ** 8 - 1, 5, 2 ** 26 + 5];
    const { winningMoves, unlistedMoves = 0 } = explainInEnglish(hdu3537, coins);
    expect(winningMoves).toHaveLength(100);
    expect(unlistedMoves).toBeGreaterThan(10 ** 7);
    for (const { before, after } of winningMoves) {
      const others = (after.value.match(/\d+/g) ?? []).map(Number);
      expect(Math.max(...others)).toBeLessThan(Number(before.value));
      const left = coins.filter((coin) => coin !== Number(before.value));
      expect(nimSum([...left, ...others].map(coinValue))).toBe(0);
    }
  });

  test("a coin that is listed again has no value of its own, and is told so", () => {
    const { rows } = explainInEnglish(hdu3537, [5, 2, 5]);
    expect(rows.map(({ value, grundy }) => [value, grundy])).toEqual([
      ["5", 11],
      ["2", 4],
      ["5, listed before", undefined],
    ]);
  });

  test("no coin with heads is one line, and does not end the input", () => {
    const cases = [...hdu3537.read(textReader("0\n2\n4 4\n0\n"))];
    expect(cases).toEqual([[], [4, 4], []]);
    expect(hdu3537.print(cases)).toBe("0\n2\n4 4\n0\n");
  });
});

function rowOf(coins: Case): Row {
  return Array.from({ length: COINS }, (_, coin) => coins.includes(coin));
}

function turned(row: Row, coins: readonly number[]): Row {
  return row.map((isHead, at) => isHead !== coins.includes(at));
}

/** Up to three coins, of which the rightmost shows heads. */
function optionsByTheRules(row: Row): readonly Row[] {
  const options: Row[] = [];
  for (let set = 1; set < 2 ** row.length; set++) {
    const coins = [...row.keys()].filter((at) => (set >> at) & 1);
    if (coins.length <= 3 && row[Math.max(...coins)]) options.push(turned(row, coins));
  }
  return options;
}
