import { itemAt } from "../../games/theory/item-at.ts";
import { nimProduct } from "../../games/theory/nim-product.ts";
import type { Place } from "./problem.ts";

/** The numbers below this one are a field. */
const FIELD = 2 ** 16;

/** Its powers are all numbers of the field but 0. */
const GENERATOR = 258;

let known: { readonly powers: Uint16Array; readonly logs: Uint16Array } | undefined;

/** The powers of the generator, and of each number the exponent. The product with the generator is linear. */
function logarithms() {
  if (known) return known;
  const [low, high] = [1, 256].map((unit) =>
    Uint16Array.from({ length: 256 }, (_, byte) => nimProduct(GENERATOR, byte * unit)),
  ) as [Uint16Array, Uint16Array];
  const powers = new Uint16Array(FIELD - 1);
  const logs = new Uint16Array(FIELD);
  for (let exponent = 0, power = 1; exponent < FIELD - 1; exponent++) {
    powers[exponent] = power;
    logs[power] = exponent;
    power = itemAt(low, power & 255) ^ itemAt(high, power >> 8);
  }
  return (known = { powers, logs });
}

/**
 * For each positive p below a bound the q with p ⊗ q = s; 0 at p = 0.
 *
 * @param s an integer 1 … 2^16 − 1
 * @param bound at most 2^16
 */
export function quotients(s: number, bound: number): Uint16Array {
  const { powers, logs } = logarithms();
  const found = new Uint16Array(bound);
  for (let p = 1; p < bound; p++) {
    const exponent = itemAt(logs, s) - itemAt(logs, p);
    found[p] = itemAt(powers, exponent < 0 ? exponent + FIELD - 1 : exponent);
  }
  return found;
}

/**
 * The rectangles with this last corner whose corners change the nim-sum by s: the first corner of the first so many of them,
 * and the count of all. With a = 0 for x₁ = x, else a = x₁, and b in the same way, they change it by (x ⊕ a) ⊗ (y ⊕ b).
 *
 * @param by what {@link quotients} gives for s, and a bound that no x ⊕ a reaches
 */
export function rectanglesOf([x, y]: Place, by: Uint16Array, most: number) {
  const first: Place[] = [];
  let count = 0;
  for (let a = 0; a < x; a++) {
    const b = itemAt(by, x ^ a) ^ y;
    if (b >= y) continue;
    count++;
    if (first.length < most) first.push([a === 0 ? x : a, b === 0 ? y : b]);
  }
  return { count, first };
}
