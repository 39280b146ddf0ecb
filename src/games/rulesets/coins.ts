import { checkNatural, mex, nimSum } from "../theory/numbers.ts";
import { itemAt } from "../theory/item-at.ts";
import { nimProduct } from "../theory/nim-product.ts";
import type { MoveFact, Ruleset, Term } from "../theory/ruleset.ts";
import { allOf, spoken } from "./describe-move.ts";
import { gameId, identified } from "./game-kind.ts";
import {
  checkNumbers,
  checkPairs,
  faultAtWord,
  readNumbers,
  readPairs,
  refuseLongList,
  type Pair,
} from "./read-position.ts";

/** A coin of a row, 0, 1, 2, …, or of a grid, [0, 0], [0, 1], … */
type Coin = number | Pair;

/** A game of turning coins. A position is the coins that show heads, distinct, in any order. */
export interface CoinRuleset<Place extends Coin = number> extends Ruleset<readonly Place[]> {
  /** For each move that turns this coin from heads to tails: the other coins that it turns. */
  readonly turns: (coin: Place) => readonly (readonly Place[])[];
  /** The Grundy value of the position in which this coin alone shows heads. */
  readonly coinValue: (coin: Place) => number;
  claim(position: readonly Place[]): number;
  /** The values of the heads, the rightmost coin first. */
  claimTerms(position: readonly Place[]): readonly Term[];
}

/** The rules from which `turningCoins` makes a game; see {@link CoinRuleset}. */
export interface CoinRules extends Pick<CoinRuleset, "name" | "turns"> {
  /** A closed form of the value of a coin; without one it is the mex of {@link coinValues}. */
  readonly coinValue?: (coin: number) => number;
}

/**
 * A game of turning coins in a row, numbered from 0: a move turns a coin from heads to tails, and with it some coins on
 * its left, either way. Who cannot move, as no coin shows heads, loses.
 *
 * It claims that the value of a position is the nim-sum of the values of its heads, each as if it were alone: two coins in
 * one place cancel, as two equal summands do. {@link coinValues} computes them.
 *
 * @param rules a name, for each coin the other coins that the moves turn, and a closed form if there is one
 * @cost An option for each move of each head. With n coins a search visits up to 2^n positions; the claim needs the values.
 * @throws {TypeError | RangeError} later, for a position that is not different integers 0 … 2^53 − 1, and where a move
 * turns a coin that is not on the left, or more than 1 000 000 options would be listed.
 * @source E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways (1982), chapter 14.
 * @example
 * const ends = turningCoins({ name: "Ends", turns: (coin) => (coin > 1 ? [[0]] : [[]]) });
 * options(ends, [0, 3]); // [[3], []]
 * ends.claim([0, 3]); // 1
 */
export function turningCoins({ name, turns, coinValue }: CoinRules): CoinRuleset {
  const values: number[] = [];
  const toTheLeft = (coin: number): readonly (readonly number[])[] => {
    const moves = turns(coin);
    for (const other of moves.flat()) {
      checkNatural(`turn coins in ${name}`, "coin", other);
      if (other < coin) continue;
      throw new RangeError(
        `Cannot turn coins in ${name}: the others must be less than ${coin}, current value is ${other}`,
      );
    }
    return moves;
  };
  return coinGame<number>({
    name,
    turns: toTheLeft,
    coinValue: coinValue ?? ((coin) => itemAt(fillValues(values, toTheLeft, coin + 1), coin)),
    check: (coins) => checkNumbers("read coins", "coin", coins),
    parse: (text) => readNumbers(text, "coin"),
    phrase: (coin) => coin,
  });
}

/**
 * The values g(0), …, g(count − 1) of the coins of a row, each alone: g(i) is the mex, over the moves at i, of the nim-sum
 * of g(j) over the other coins j that are turned.
 *
 * @param game a game of turning coins, of which no closed form is used
 * @param count how many coins, an integer 0 … 1 000 000
 * @cost Every move of every coin, with the coins that it turns.
 * @throws {TypeError | RangeError} when count is not such an integer.
 * @source OEIS A000069 for Mock Turtles, A006519 for Ruler.
 * @example
 * coinValues(mockTurtles, 8); // [1, 2, 4, 7, 8, 11, 13, 14]
 * coinValues(ruler, 8); // [1, 2, 1, 4, 1, 2, 1, 8]
 */
export function coinValues(game: Pick<CoinRuleset, "turns">, count: number): readonly number[] {
  checkNatural("find values of coins", "count", count);
  refuseLongList("a row of coins", count);
  return fillValues([], game.turns, count);
}

function fillValues(values: number[], turns: CoinRuleset["turns"], count: number): number[] {
  const value = (coins: readonly number[]): number => nimSum(coins.map((at) => itemAt(values, at)));
  while (values.length < count) values.push(mex(turns(values.length).map(value)));
  return values;
}

/**
 * The product of two games of turning coins, on a grid: a move turns all coins in whose row one game has turned a coin and
 * in whose column the other has, in a move of each; the last of them, at both rightmost coins, goes from heads to tails.
 * A coin is `[x, y]`, with x in the first game and y in the second.
 *
 * It claims the Tartan theorem: the value of a coin is g₁(x) ⊗ g₂(y), the {@link nimProduct} of the games' values.
 *
 * @cost An option for each pair of moves of each head; each turns as many coins as the product of both.
 * @throws {TypeError | RangeError} later, for a position that is not different pairs of integers 0 … 2^53 − 1, where more
 * than 1 000 000 options would be listed, and where a value of a row's coin is 2^32 or more.
 * @source E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways (1982), chapter 14.
 * @example
 * options(coinProduct(twins, twins), [[1, 1]]); // [[[0, 0], [0, 1], [1, 0]]]
 * coinProduct(twins, twins).claim([[2, 2], [1, 3]]); // 0
 */
export function coinProduct(first: CoinRuleset, second: CoinRuleset): CoinRuleset<Pair> {
  const name = `${first.name} × ${second.name}`;
  const product = coinGame<Pair>({
    name,
    turns: ([x, y]) => {
      const rows = first.turns(x).map((others) => [x, ...others]);
      const columns = second.turns(y).map((others) => [y, ...others]);
      refuseLongList(name, rows.flat().length * columns.flat().length);
      return rows.flatMap((some) =>
        columns.map((others) =>
          some.flatMap((row) => others.map((column): Pair => [row, column])).slice(1),
        ),
      );
    },
    coinValue: ([x, y]) => nimProduct(first.coinValue(x), second.coinValue(y)),
    check: (coins) => checkPairs("read coins", "a coin", "coin", coins),
    parse: (text) => readPairs(text, ",", (found) => ({ id: "coinPair", values: { found } })),
    phrase: ([x, y]) => ({ id: "coinAt", values: { x, y } }),
  });
  const [one, other] = [gameId(first), gameId(second)];
  return one === undefined || other === undefined
    ? product
    : identified(product, `coin-product:${one},${other}`);
}

interface CoinGame<Place extends Coin> extends Pick<
  CoinRuleset<Place>,
  "name" | "turns" | "coinValue"
> {
  readonly check: (coins: readonly Place[]) => void;
  readonly parse: (text: string) => readonly Place[];
  readonly phrase: (coin: Place) => number | MoveFact;
}

function coinGame<Place extends Coin>(rules: CoinGame<Place>): CoinRuleset<Place> {
  type Coins = readonly Place[];
  const { name, turns, coinValue, phrase } = rules;
  const inOrder = (coins: Iterable<Place>): Place[] =>
    [...coins].sort((a, b) => {
      const [[a1 = 0, a2 = 0], [b1 = 0, b2 = 0]] = [[a].flat() as number[], [b].flat() as number[]];
      return a1 - b1 || a2 - b2;
    });
  /** The coins that show heads after some of them, and others, were turned. */
  const turned = (heads: Coins, coins: Coins): Coins => {
    const left = new Map(heads.map((coin) => [String(coin), coin]));
    for (const coin of coins) if (!left.delete(String(coin))) left.set(String(coin), coin);
    return inOrder(left.values());
  };
  const print = (coins: Coins): string => coins.map(String).join(" ");
  /** The place of the first coin that was named before. */
  const twice = (coins: Coins): number => {
    const seen = new Set<string>();
    return coins.findIndex((coin) => seen.size === seen.add(String(coin)).size);
  };
  return Object.freeze({
    name,
    turns,
    coinValue,
    check: (coins: Coins) => {
      rules.check(coins);
      const at = twice(coins);
      if (at >= 0)
        throw new RangeError(
          `Cannot read coins: coins must differ, current value is ${String(coins[at])}`,
        );
    },
    options: (heads: Coins) => {
      const moves = heads.map((coin) => ({ coin, found: turns(coin) }));
      refuseLongList(
        name,
        moves.reduce((sum, { found }) => sum + found.length, 0),
      );
      return moves.flatMap(({ coin, found }) =>
        found.map((others) => turned(heads, [coin, ...others])),
      );
    },
    key: (coins: Coins) => print(inOrder(coins)),
    print,
    parse: (text: string) => {
      const coins = rules.parse(text);
      const at = twice(coins);
      if (at < 0) return coins;
      const fault = { id: "coinTwice", values: { found: String(coins[at]) } } as const;
      // A comma is between two coins of a row, and within one of a grid.
      throw faultAtWord(text, at, fault, typeof coins[0] === "number" ? undefined : /\S+/g);
    },
    ...spoken((before: Coins, after: Coins): MoveFact => {
      const coins = turned(before, after).toReversed();
      const id = coins.length === 1 ? "turnCoin" : "turnCoins";
      return { id, values: { coins: allOf(coins.map(phrase)) } };
    }),
    claim: (coins: Coins) => nimSum(coins.map(coinValue)),
    claimTerms: (coins: Coins) =>
      inOrder(coins)
        .reverse()
        .map((coin): Term => {
          const place = [coin].flat() as readonly number[];
          return {
            unit: place.length === 1 ? "coin" : "gridCoin",
            place,
            size: 1,
            value: coinValue(coin),
          };
        }),
  });
}
