/** A heap with the value 4p + q is 4p and so many stones, where q is 0, 1, 2 or 3. */
const STONES = [-1, 1, 2, 4] as const;

/**
 * The ways to split a heap so that the two parts have a nim-sum, the smaller part growing: the first so many of them, and
 * the count of all. There may be 2^29 of them.
 *
 * The values 4p + q and 4r + t of the parts have p ⊕ r and p + r known for each q. Then p and r share the bits of
 * (p + r − (p ⊕ r)) / 2, and each bit of p ⊕ r is in either of them.
 */
export function splitsTo(heap: number, wanted: number, most: number) {
  // Equal values belong to equal heaps only.
  if (wanted === 0) {
    const half: readonly number[] = heap % 2 === 0 ? [heap / 2] : [];
    return { count: half.length, smaller: half };
  }
  const bits = Math.floor(wanted / 4);
  const smaller: number[] = [];
  let count = 0;
  for (const [q, extra] of STONES.entries()) {
    const t = q ^ (wanted % 4);
    const sum = (heap - extra - (STONES[t] ?? 0)) / 4;
    const shared = (sum - bits) / 2;
    if (!Number.isInteger(shared) || shared < 0 || (shared & bits) !== 0) continue;
    // The value 0 is of no part.
    count += 2 ** ones(bits) - (shared === 0 ? Number(q === 0) + Number(t === 0) : 0);
    let chosen = 0;
    for (let listed = 0; listed <= most; listed++) {
      const part = 4 * (shared + chosen) + extra;
      if (2 * part >= heap) break;
      if (part >= 1) smaller.push(part);
      if (chosen === bits) break;
      chosen = (chosen - bits) & bits; // the next choice of the bits
    }
  }
  smaller.sort((a, b) => a - b);
  return { count: count / 2, smaller: smaller.slice(0, most) };
}

function ones(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count++;
  return count;
}
