import { nimSum } from "../../games/theory/nim-sum.ts";

/** The product of polynomials whose coefficients are the binary digits, without a remainder. */
export function withoutCarry(a: number, b: number): number {
  let product = 0;
  for (let power = 1, left = b; left > 0; power *= 2, left = Math.floor(left / 2))
    if (left % 2 === 1) product = nimSum([product, a * power]);
  return product;
}

/** The nim-product for factors below 2^(2 · bits), if the square of each Fermat 2-power were that power itself. */
export function withoutHalf(a: number, b: number, bits = 8): number {
  if (a <= 1 || b <= 1) return a * b;
  const power = 2 ** bits;
  const [highA, lowA] = [Math.floor(a / power), a % power];
  const [highB, lowB] = [Math.floor(b / power), b % power];
  const low = withoutHalf(lowA, lowB, bits / 2);
  const all = withoutHalf(nimSum([highA, lowA]), nimSum([highB, lowB]), bits / 2);
  return nimSum([power * nimSum([all, low]), low]);
}

/** The nim-product, if what holds for the Fermat 2-powers held for every power of two. */
export function withAnyPower(a: number, b: number): number {
  let product = 0;
  for (let i = 1; i <= a; i *= 2) {
    for (let j = 1; j <= b; j *= 2) {
      if ((a & i) === 0 || (b & j) === 0) continue;
      product = nimSum([product, i === j && i > 1 ? 1.5 * i : i * j]);
    }
  }
  return product;
}
