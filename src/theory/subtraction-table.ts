/** The heaps of one block: their masks fit into the processor's cache. */
const BLOCK = 1024;

/**
 * The Grundy values of the heaps 0 … limit of a subtraction game, or `undefined` when one of them is above 31. Every heap has a mask with one bit
 * set, its value; the masks of a heap's options, combined by OR, are what the mex excludes. Amounts of at least the block
 * size are combined for a whole block at once, four at a time, since the heaps they lead to were computed before it.
 *
 * O(limit · moves) time with a very small constant.
 *
 * @param set positive integers, distinct, in increasing order
 * @example
 * subtractionTable([1, 3, 4], 8); // [0, 1, 0, 1, 2, 3, 2, 0, 1]
 */
export function subtractionTable(set: readonly number[], limit: number): number[] | undefined {
  const values = new Array<number>(limit + 1).fill(0);
  const masks = new Int32Array(limit + 1 + BLOCK);
  const near = set.filter((taken) => taken < BLOCK);
  const far = set.filter((taken) => taken >= BLOCK && taken <= limit);
  for (let from = 0; from <= limit; from += BLOCK) {
    lookFar(masks, far, from);
    if (!settle(masks, near, values, from, Math.min(from + BLOCK, limit + 1))) return undefined;
  }
  return values;
}

function lookFar(masks: Int32Array, far: readonly number[], from: number): void {
  const to = from + BLOCK;
  let next = 0;
  for (; (far[next + 3] ?? Infinity) <= from; next += 4) {
    orFour(masks, from, far[next] ?? 0, far[next + 1] ?? 0, far[next + 2] ?? 0, far[next + 3] ?? 0);
  }
  for (; (far[next] ?? Infinity) < to; next++) {
    const taken = far[next] ?? 0;
    for (let n = Math.max(from, taken); n < to; n++) {
      masks[n] = (masks[n] ?? 0) | (masks[n - taken] ?? 0);
    }
  }
}

function orFour(masks: Int32Array, from: number, a: number, b: number, c: number, d: number): void {
  const to = from + BLOCK;
  for (let n = from; n < to; n++) {
    const first = (masks[n - a] ?? 0) | (masks[n - b] ?? 0);
    masks[n] = (masks[n] ?? 0) | first | (masks[n - c] ?? 0) | (masks[n - d] ?? 0);
  }
}

function settle(
  masks: Int32Array,
  near: readonly number[],
  values: number[],
  from: number,
  to: number,
): boolean {
  for (let n = from; n < to; n++) {
    let seen = masks[n] ?? 0;
    for (let move = 0; move < near.length; move++) {
      const taken = near[move] ?? 0;
      if (taken > n) break;
      seen |= masks[n - taken] ?? 0;
    }
    if (seen === -1) return false; // all of 0 … 31 are excluded
    const least = ~seen & (seen + 1);
    masks[n] = least;
    values[n] = 31 - Math.clz32(least);
  }
  return true;
}
