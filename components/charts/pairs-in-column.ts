/** How a digit takes part in a pair of 1s: it begins one, ends one, stands between the two, or is left alone. */
export type Link = "begin" | "between" | "end" | "alone";

/**
 * Pairs the 1s of a column from above: the first with the second, the third with the fourth. At most one is left
 * alone, and then the column is odd. A 0 outside every pair is undefined.
 */
export function pairsInColumn(bits: readonly (0 | 1)[]): readonly (Link | undefined)[] {
  const ones = bits.flatMap((bit, row) => (bit === 1 ? [row] : []));
  return bits.map((bit, row) => {
    const above = ones.filter((one) => one < row).length;
    const open = above % 2 === 1;
    if (bit === 1) return open ? "end" : above === ones.length - 1 ? "alone" : "begin";
    return open && above < ones.length ? "between" : undefined;
  });
}
