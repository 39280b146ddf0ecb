import { coinValue } from "./solve.ts";

/**
 * What a move at a coin may turn with it so that the values of these others have a nim-sum: none, one or two coins before
 * it, the first so many ways, and the count of all. There may be 5 · 10^7 of them.
 *
 * The values of j and k have the nim-sum 2 (j ⊕ k), or one more, as the count of its binary ones must be even. So j ⊕ k is
 * known, and each k that has its highest binary one, which makes j smaller, gives a pair.
 */
export function turnsTo(coin: number, wanted: number, most: number) {
  const half = Math.floor(wanted / 2);
  const others: (readonly number[])[] = [];
  let count = 0;
  if (wanted === 0) {
    count = 1;
    others.push([]);
  } else if (coinValue(half) === wanted) {
    count = Number(half < coin);
    if (half < coin) others.push([half]);
  } else {
    const bit = 2 ** Math.floor(Math.log2(half));
    count = Math.floor(coin / (2 * bit)) * bit + Math.max(0, (coin % (2 * bit)) - bit);
    for (let k = bit; k < coin && others.length < most; k = (k + 1) | bit)
      others.push([k, k ^ half]);
  }
  return { count, others: others.slice(0, most) };
}
