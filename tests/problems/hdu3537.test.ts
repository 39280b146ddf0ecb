import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nimSum } from "../../src/games/theory/numbers.ts";
import { hdu3537, type Case, coinValue } from "../../src/problems/hdu3537/problem.ts";
import { textReader } from "../../src/problems/token-reader.ts";
import { byRules, checkRandomCases, explainInEnglish } from "../support/by-rules.ts";

/** A row of coins from the left: whether each shows heads. */
type Row = readonly boolean[];

const COINS = 8;
const smallCases = fc.array(fc.nat(COINS - 1), { maxLength: 9 });

describe("hdu3537", () => {
  test("verdicts and winning moves for a short row equal those of a search", () => {
    const check = byRules<Case, Row>(hdu3537, {
      options: optionsByTheRules,
      start: rowOf,
      left: (row, { before, after }) =>
        turned(
          row,
          [before, after].flatMap(({ value }) => (value.match(/\d+/g) ?? []).map(Number)),
        ),
    });
    checkRandomCases(smallCases, check);
  });

  test("the listed moves for distant coins leave the nim-sum 0", () => {
    const coins = [10 ** 8 - 1, 5, 2 ** 26 + 5];
    for (const { row, after } of explainInEnglish(hdu3537, coins).winningMoves) {
      const left = coins.toSpliced(row, 1, ...(after.value.match(/\d+/g) ?? []).map(Number));
      expect(nimSum(left.map(coinValue))).toBe(0);
    }
  });

  test("a coin that is listed again has no value, and its row states that it was listed before", () => {
    const { rows } = explainInEnglish(hdu3537, [5, 2, 5]);
    expect(rows.map(({ value, grundy }) => [value, grundy])).toEqual([
      ["5", 11],
      ["2", 4],
      ["5, listed before", undefined],
    ]);
  });

  test("a case without heads is one line, and does not end the input", () => {
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

/** A move turns up to three coins, of which the rightmost shows heads. */
function optionsByTheRules(row: Row): readonly Row[] {
  const options: Row[] = [];
  for (let set = 1; set < 2 ** row.length; set++) {
    const coins = [...row.keys()].filter((at) => (set >> at) & 1);
    if (coins.length <= 3 && row[Math.max(...coins)]) options.push(turned(row, coins));
  }
  return options;
}
