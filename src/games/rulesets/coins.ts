import { checkNatural, mex, nimSum } from "../theory/numbers.ts";
import { itemAt } from "../theory/item-at.ts";
import { nimProduct } from "../theory/nim-product.ts";
import type { MoveFact, Ruleset, Term } from "../theory/ruleset.ts";
import { allOf, descriptionsFrom } from "./describe-move.ts";
import { gameId, identified } from "./game-kind.ts";
import {
  checkNumbers,
  checkPairs,
  faultAtWord,
  readNumbers,
  readPairs,
  checkOptionCount,
  type Pair,
} from "./read-position.ts";

/** A coin of a row (0, 1, 2, …) or of a grid ([0, 0], [0, 1], …). */
type Coin = number | Pair;

/** A coin-turning game. A position lists the coins that show heads, distinct and in any order. */
export interface CoinRuleset<Place extends Coin = number> extends Ruleset<readonly Place[]> {
  /** Returns, for each move that turns this coin from heads to tails, the other coins that it turns. */
  readonly turns: (coin: Place) => readonly (readonly Place[])[];
  /** Returns the Grundy value of the position in which only this coin shows heads. */
  readonly coinValue: (coin: Place) => number;
  claim(position: readonly Place[]): number;
  /** Returns the values of the heads, the rightmost coin first. */
  claimTerms(position: readonly Place[]): readonly Term[];
}

/** The rules that `turningCoins` takes; see {@link CoinRuleset}. */
export interface CoinRules extends Pick<CoinRuleset, "name" | "turns"> {
  /** A closed form of the value of a coin. Without it, values are computed as in {@link coinValues}. */
  readonly coinValue?: (coin: number) => number;
}

/**
 * Creates a coin-turning game on a row of coins, numbered from 0: a move turns one coin from heads to tails, and may
 * turn over some coins to its left, whatever they show. There is no move if no coin shows heads.
 *
 * `claim` is the nim-sum of the values of the heads, each computed as if the other coins showed tails: two heads at the
 * same place cancel, like two equal summands. {@link coinValues} computes these values.
 *
 * @param rules a name, the other coins that each move turns, and a closed form if one is known
 * @cost One option per move of each head. With n coins a search visits up to 2^n positions; `claim` visits none.
 * @throws {TypeError | RangeError} later, for a position that is not distinct integers 0 … 2^53 − 1, if a move turns a
 * coin that is not to the left, and from `options` if there are more than 1 000 000 options.
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
 * Computes the values g(0), …, g(count − 1) of the coins of a row, each alone: g(i) is the mex, over the moves at i, of
 * the nim-sum of g(j) over the other coins j that the move turns.
 *
 * @param game a coin-turning game; its closed form is not used
 * @param count number of coins, an integer 0 … 1 000 000
 * @cost Every move of every coin, with the coins that it turns.
 * @throws {TypeError | RangeError} if `count` is not such an integer.
 * @source OEIS A000069 for Mock Turtles, A006519 for Ruler.
 * @example
 * coinValues(mockTurtles, 8); // [1, 2, 4, 7, 8, 11, 13, 14]
 * coinValues(ruler, 8); // [1, 2, 1, 4, 1, 2, 1, 8]
 */
export function coinValues(game: Pick<CoinRuleset, "turns">, count: number): readonly number[] {
  checkNatural("find values of coins", "count", count);
  checkOptionCount("a row of coins", count);
  return fillValues([], game.turns, count);
}

function fillValues(values: number[], turns: CoinRuleset["turns"], count: number): number[] {
  const value = (coins: readonly number[]): number => nimSum(coins.map((at) => itemAt(values, at)));
  while (values.length < count) values.push(mex(turns(values.length).map(value)));
  return values;
}

/**
 * Creates the product of two coin-turning games, on a grid: a move combines a move of each game and turns every coin
 * `[x, y]` for which the move of the first game turns x and the move of the second game turns y. The coin at the
 * largest x and the largest y is turned from heads to tails.
 *
 * `claim` is the Tartan theorem: the value of a coin is g₁(x) ⊗ g₂(y), the {@link nimProduct} of the games' values.
 *
 * @cost One option per pair of moves of each head; each turns as many coins as the product of the coins in both moves.
 * @throws {TypeError | RangeError} later, for a position that is not distinct pairs of integers 0 … 2^53 − 1, from
 * `options` if there are more than 1 000 000; from `claim` if a value of one of the games is 2^32 or more.
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
      checkOptionCount(name, rows.flat().length * columns.flat().length);
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
  /** Returns the coins that show heads after some coins are turned. */
  const turned = (heads: Coins, coins: Coins): Coins => {
    const left = new Map(heads.map((coin) => [String(coin), coin]));
    for (const coin of coins) if (!left.delete(String(coin))) left.set(String(coin), coin);
    return inOrder(left.values());
  };
  const print = (coins: Coins): string => coins.map(String).join(" ");
  /** Returns the index of the first coin that is a repetition, or −1. */
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
      checkOptionCount(
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
      // A comma separates two coins of a row, and the two numbers of a coin of a grid.
      throw faultAtWord(text, at, fault, typeof coins[0] === "number" ? undefined : /\S+/g);
    },
    ...descriptionsFrom((before: Coins, after: Coins): MoveFact => {
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
