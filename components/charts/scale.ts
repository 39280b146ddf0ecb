/** A length to a hundredth of a pixel, or a chart would be half digits. */
export const round = (length: number): number => Math.round(length * 100) / 100;

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** The smallest of 1, 2, 5, 10, 20, 50, … that makes at most `most` steps over `span`. */
export function stepFor(span: number, most: number): number {
  for (let unit = 1; ; unit *= 10) {
    for (const factor of [1, 2, 5]) {
      if (span / (unit * factor) <= most) return unit * factor;
    }
  }
}

/** The last class of the colour scale for Grundy values; `--g-11` is its token. */
const LAST = 11;

/** Values up to this one have a class each; beyond, every class is twice as wide as the one before. */
const SINGLE = 7;

/** The class of a Grundy value in the colour scale: 0 to 7, then 8–15, 16–31, 32–63, and the rest. */
export const grundyClass = (value: number): number =>
  value <= SINGLE ? value : Math.min(LAST, Math.floor(Math.log2(value)) + 5);

/** The values of a class; the last has no end. */
export function classRange(which: number): { readonly from: number; readonly to?: number } {
  if (which <= SINGLE) return { from: which, to: which };
  const from = 2 ** (which - 5);
  return which === LAST ? { from } : { from, to: 2 * from - 1 };
}
