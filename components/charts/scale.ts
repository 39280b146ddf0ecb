/** Rounds a length to a hundredth of a pixel, which halves the size of a chart. */
export const round = (length: number): number => Math.round(length * 100) / 100;

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** Returns the smallest of 1, 2, 5, 10, 20, 50, … that divides `span` into at most `most` steps. */
export function stepFor(span: number, most: number): number {
  for (let unit = 1; ; unit *= 10) {
    for (const factor of [1, 2, 5]) {
      if (span / (unit * factor) <= most) return unit * factor;
    }
  }
}

/** The last class of the colour scale for Grundy values, with the custom property `--g-11`. */
const LAST = 11;

/** Maximum value with a class of its own; every class of larger values is twice as wide as the previous one. */
const SINGLE = 7;

/** Returns the class of a Grundy value in the colour scale: 0 to 7, then 8–15, 16–31, 32–63, and all others. */
export const grundyClass = (value: number): number =>
  value <= SINGLE ? value : Math.min(LAST, Math.floor(Math.log2(value)) + 5);

/** Returns the range of values of a class; the last one has no end. */
export function classRange(which: number): { readonly from: number; readonly to?: number } {
  if (which <= SINGLE) return { from: which, to: which };
  const from = 2 ** (which - 5);
  return which === LAST ? { from } : { from, to: 2 * from - 1 };
}
