import { mockTurtles } from "../../games/rulesets/coin-games.ts";
import { nimSum } from "../../games/theory/nim-sum.ts";
import type { Winner } from "../problem.ts";
import type { Case } from "./problem.ts";

/** The odious one of 2i and 2i + 1: the value of coin i in Mock Turtles. */
export const coinValue = (coin: number): number => mockTurtles.coinValue(coin);

/** Each coin is one head, however often it is listed. O(n). */
export function solve(coins: Case): Winner {
  const values = [...new Set(coins)].map(coinValue);
  return nimSum(values) === 0 ? "second" : "first";
}
