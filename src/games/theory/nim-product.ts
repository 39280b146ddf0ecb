import { checkNatural } from "./numbers.ts";

const LIMIT = 2 ** 32;

/**
 * Returns the nim-product, written ⊗: a ⊗ b = mex{(c ⊗ b) ⊕ (a ⊗ d) ⊕ (c ⊗ d) : c < a, d < b}.
 *
 * With the nim-sum as addition, the integers below 2, 4, 16, 256, 2^16 and 2^32 each form a field of characteristic 2.
 * The product of a Fermat 2-power F = 2^(2^k) and a smaller number is the ordinary product, and F ⊗ F = F + F / 2.
 *
 * @param a an integer 0 … 2^32 − 1
 * @param b an integer 0 … 2^32 − 1
 * @cost At most 1024 products of two bits: four products of halves at each of five levels.
 * @throws {TypeError} if a factor is not a number.
 * @throws {RangeError} if a factor is not such an integer.
 * @source J. H. Conway, On Numbers and Games (1976), chapter 6; OEIS A051775.
 * @example
 * [nimProduct(2, 2), nimProduct(2, 3), nimProduct(4, 4)]; // [3, 1, 6]
 * nimProduct(2 ** 16, 2 ** 16); // 98304
 */
export function nimProduct(a: number, b: number): number {
  checkFactor(a);
  checkFactor(b);
  return product(a, b, 16);
}

/** Returns the nim-product of two numbers of 2·half bits. */
function product(a: number, b: number, half: number): number {
  if (a < 2 || b < 2) return a * b;
  const mask = 2 ** half - 1;
  const [a1, a0, b1, b0] = [a >>> half, a & mask, b >>> half, b & mask];
  if (a1 === 0 && b1 === 0) return product(a0, b0, half / 2);
  // (a1 F ⊕ a0) ⊗ (b1 F ⊕ b0), where F ⊗ F = F ⊕ F/2.
  const low = product(a0, b0, half / 2);
  const high = product(a1, b1, half / 2);
  const all = product(a1 ^ a0, b1 ^ b0, half / 2);
  return (all ^ low) * 2 ** half + (low ^ product(high, 2 ** (half - 1), half / 2));
}

function checkFactor(value: unknown): void {
  checkNatural("find nim-product", "factor", value);
  if (value < LIMIT) return;
  throw new RangeError(
    `Cannot find nim-product: factor must be less than 2^32, current value is ${value}`,
  );
}
