import { wythoffPair } from "grundy";

export const library = (a: number, b: number): 0 | 1 =>
  wythoffPair(BigInt(Math.abs(a - b)))[0] === BigInt(Math.min(a, b)) ? 0 : 1;

/** By the test with squares. */
export function squares(a: number, b: number): 0 | 1 {
  const [x, y] = [BigInt(Math.min(a, b)), BigInt(Math.max(a, b))];
  const k = y - x;
  return x * x <= k * y && (x + 1n) * (x + 1n) > k * (y + 1n) ? 0 : 1;
}

/**
 * By sums of Fibonacci numbers: the last term of the smaller heap is the first of them, the third or the fifth, and so on;
 * with the next Fibonacci number in place of each term, the sum is the larger heap.
 */
export function zeckendorf(a: number, b: number): 0 | 1 {
  const terms: (readonly [term: number, next: number])[] = [];
  for (let [x, y] = [1, 2]; x < 2e9; [x, y] = [y, x + y]) terms.push([x, y]);
  let [left, moved, last] = [Math.min(a, b), 0, 0];
  for (const [at, [term, next]] of [...terms.entries()].reverse()) {
    if (term > left) continue;
    left -= term;
    moved += next;
    last = at;
  }
  return last % 2 === 0 && moved === Math.max(a, b) ? 0 : 1;
}
