import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  mockTurtles,
  ruler,
  turningTurtles,
  twins,
} from "../../../src/games/rulesets/coin-games.ts";
import { coinProduct, coinValues, turningCoins } from "../../../src/games/rulesets/coins.ts";
import { gameId, sums } from "../../../src/games/rulesets/game-kind.ts";
import { grundyValue } from "../../../src/games/theory/grundy-value.ts";
import { InputError } from "../../../src/games/theory/input-error.ts";
import { options } from "../../../src/games/theory/outcome.ts";
import { known } from "../../support/known-values.ts";

const games = [turningTurtles, mockTurtles, ruler, twins];
const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

/** A game without a closed form: the coins that may be turned with each coin are chosen at random. */
const anyGame = fc
  .tuple(
    ...upTo(7).map((coin) => fc.subarray(upTo(2 ** coin), { maxLength: Math.min(4, 2 ** coin) })),
  )
  .map((masks) =>
    turningCoins({
      name: "Any",
      turns: (coin) => (masks[coin] ?? []).map((mask) => upTo(coin).filter((at) => mask & (2 ** at))), // prettier-ignore
    }),
  );

describe.each(games)("$name", (game) => {
  test("the closed form of a coin's value is the mex over its moves", () => {
    expect(upTo(120).map(game.coinValue)).toEqual(coinValues(game, 120));
  });
});

test("the coins of Mock Turtles and Ruler have the published values", () => {
  for (const game of [mockTurtles, ruler]) {
    const { values } = known(game.name);
    expect(coinValues(game, values.length)).toEqual(values);
  }
});

test("claimTerms lists the rightmost coin first", () => {
  expect(mockTurtles.claimTerms([1, 4]).map(({ place }) => place)).toEqual([[4], [1]]);
});

test("in any coin-turning game the value of a position is the nim-sum of the values of its heads", () => {
  fc.assert(
    fc.property(anyGame, fc.subarray(upTo(7)), (game, heads) => {
      expect(game.claim(heads)).toBe(grundyValue(game, heads));
    }),
  );
});

describe("the Tartan theorem", () => {
  const coins = (rows: number, columns: number) =>
    sums(rows - 1, columns - 1).map(([x = 0, y = 0]) => [x, y] as const);

  test("gives the Grundy value for products of any two games", () => {
    fc.assert(
      fc.property(anyGame, anyGame, fc.subarray(coins(3, 4)), (first, second, heads) => {
        const game = coinProduct(first, second);
        expect(game.claim(heads)).toBe(grundyValue(game, heads));
      }),
      { numRuns: 30 },
    );
  });

  test("only products of games of the library have an id", () => {
    expect(gameId(coinProduct(twins, ruler))).toBe("coin-product:twins,ruler");
    expect(gameId(coinProduct(twins, { ...ruler }))).toBeUndefined();
  });
});

test("options rejects a turned coin that is not to the left, and lists of more than 1 000 000 options", () => {
  const wrong = turningCoins({ name: "Wrong", turns: (coin) => [[coin]] });
  expect(() => options(wrong, [2])).toThrow(
    new RangeError(
      "Cannot turn coins in Wrong: the others must be less than 2, current value is 2",
    ),
  );
  expect(() => options(mockTurtles, [2000])).toThrow("must be at most 1000000");
  expect(() => options(ruler, [2000])).toThrow("must be at most 1000000");
  expect(() => options(coinProduct(ruler, ruler), [[100, 100]])).toThrow("must be at most 1000000");
});

test.each([
  ["1 2 1", 1, 5],
  ["1\nx", 2, 1],
])("parse rejects %j on a row with line and column", (text, line, column) => {
  expect(() => twins.parse(text)).toThrow(expect.objectContaining({ line, column }));
});

test.each([
  ["1,2 3", 1, 5],
  ["1,2\n0,0 1,2", 2, 5],
  ["1,9007199254740992", 1, 1],
])("parse rejects %j on a grid with line and column", (text, line, column) => {
  const read = () => coinProduct(twins, twins).parse(text);
  expect(read).toThrow(InputError);
  expect(read).toThrow(expect.objectContaining({ line, column }));
});
