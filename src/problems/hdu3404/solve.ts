import { nimProduct } from "../../games/theory/nim-product.ts";
import type { Winner } from "../problem.ts";
import type { Case, Place } from "./problem.ts";

/** By the Tartan theorem: coordinates count from 1, so in Turning Turtles they are values. */
export const lightValue = ([x, y]: Place): number => nimProduct(x, y);

/** O(n) nim-products. */
export function solve(lights: Case): Winner {
  let sum = 0;
  for (const light of lights) sum ^= lightValue(light);
  return sum === 0 ? "second" : "first";
}
