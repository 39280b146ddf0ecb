import { coinProduct, turningCoins, type CoinRuleset } from "./coins.ts";
import { defineFamily, defineGame, gameId, heaps, subsets, sums } from "./game-kind.ts";
import { checkOptionCount } from "./read-position.ts";

const SAMPLES = () => subsets(heaps(5));

/** Lists the coins to the left of a coin; throws if there are too many `moves`, or coins turned by them. */
function row(name: string, coin: number, moves = coin + 1): readonly number[] {
  checkOptionCount(name, moves);
  return Array.from({ length: coin }, (_, other) => other);
}

/**
 * Turning Turtles: a move turns a coin from heads to tails and, optionally, turns over one coin to its left. The game
 * is Nim: coin i is a heap of i + 1 stones, and turning coin j as well leaves a heap of j + 1.
 *
 * @cost Coin i has i + 1 moves. `claim` is O(heads).
 * @throws {TypeError | RangeError} as for {@link turningCoins}.
 * @source E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways (1982), chapter 14.
 * @example
 * options(turningTurtles, [2]); // [[], [0], [1]]
 */
export const turningTurtles: CoinRuleset = defineGame(
  turningCoins({
    name: "Turning Turtles",
    turns: (coin) => [[], ...row("Turning Turtles", coin).map((other) => [other])],
    coinValue: (coin) => coin + 1,
  }),
  {
    id: "turning-turtles",
    rule: "Turn a coin from heads to tails and, if you want, one coin on its left.",
    drawing: "coins",
    samples: SAMPLES,
  },
);

/**
 * Mock Turtles: a move turns a coin from heads to tails and, optionally, turns over one or two coins to its left. The
 * value of coin i is the odious number among 2i and 2i + 1: the one with an odd number of binary ones.
 *
 * @cost Coin i has 1 + i + i(i − 1)/2 moves. `claim` is O(heads).
 * @throws {TypeError | RangeError} as for {@link turningCoins}.
 * @source E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways (1982), chapter 14; OEIS A000069.
 * @example
 * [0, 1, 2, 3].map(mockTurtles.coinValue); // [1, 2, 4, 7]
 */
export const mockTurtles: CoinRuleset = defineGame(
  turningCoins({
    name: "Mock Turtles",
    turns: (coin) => {
      const others = row("Mock Turtles", coin, 1 + coin + (coin * (coin - 1)) / 2);
      const pairs = others.flatMap((one) => others.slice(0, one).map((other) => [one, other]));
      return [[], ...others.map((other) => [other]), ...pairs];
    },
    coinValue: (coin) => {
      let ones = 0;
      for (let left = coin; left > 0; left = Math.floor(left / 2)) ones += left % 2;
      return 2 * coin + (ones % 2 === 0 ? 1 : 0);
    },
  }),
  {
    id: "mock-turtles",
    rule: "Turn a coin from heads to tails and, if you want, one or two coins on its left.",
    drawing: "coins",
    samples: SAMPLES,
  },
);

/**
 * Ruler: a move turns over any number of adjacent coins, the rightmost from heads to tails. The value of coin i is the
 * largest power of two that divides i + 1.
 *
 * @cost Coin i has i + 1 moves. `claim` is O(heads).
 * @throws {TypeError | RangeError} as for {@link turningCoins}.
 * @source E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways (1982), chapter 14; OEIS A006519.
 * @example
 * options(ruler, [2]); // [[], [1], [0, 1]]
 */
export const ruler: CoinRuleset = defineGame(
  turningCoins({
    name: "Ruler",
    turns: (coin) => {
      const others = row("Ruler", coin, (coin * coin) / 2).toReversed();
      return [[], ...others.map((_, at) => others.slice(0, at + 1))];
    },
    coinValue: (coin) => {
      let power = 1;
      while ((coin + 1) % (2 * power) === 0) power *= 2;
      return power;
    },
  }),
  {
    id: "ruler",
    rule: "Turn any number of neighbouring coins, the rightmost from heads to tails.",
    drawing: "coins",
    samples: SAMPLES,
  },
);

/**
 * Twins: a move turns over two coins, the right one from heads to tails. The game is Nim: coin i is a heap of i stones.
 *
 * @cost Coin i has i moves. `claim` is O(heads).
 * @throws {TypeError | RangeError} as for {@link turningCoins}.
 * @source E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways (1982), chapter 14.
 * @example
 * options(twins, [0, 2]); // [[], [0, 1]]
 */
export const twins: CoinRuleset = defineGame(
  turningCoins({
    name: "Twins",
    turns: (coin) => row("Twins", coin).map((other) => [other]),
    coinValue: (coin) => coin,
  }),
  {
    id: "twins",
    rule: "Turn two coins, the right one from heads to tails.",
    drawing: "coins",
    samples: SAMPLES,
  },
);

const GAMES = [turningTurtles, mockTurtles, ruler, twins];

const grid = (rows: number, columns: number) => () =>
  subsets(sums(rows - 1, columns - 1).map(([x = 0, y = 0]): readonly [number, number] => [x, y]));

defineFamily(coinProduct, {
  id: "coin-product",
  make: (of) => {
    const [first, second, ...more] = of
      .split(",")
      .map((id) => GAMES.find((game) => gameId(game) === id));
    if (first !== undefined && second !== undefined && more.length === 0)
      return coinProduct(first, second);
    throw new RangeError(
      `Cannot make product: there must be two games of coins, current value is ${of}`,
    );
  },
  rule: "Turn the coins where the rows of a move of one game and the columns of a move of the other meet.",
  drawing: "coins",
  samples: [
    { of: "twins,twins", small: grid(2, 3) },
    { of: "turning-turtles,mock-turtles", small: grid(2, 2) },
    { of: "ruler,twins", small: grid(3, 2) },
  ],
});
