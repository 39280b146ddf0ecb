import { itemAt } from "../games/theory/item-at.ts";
import { mex } from "../games/theory/mex.ts";

/**
 * The genus of a position: its Grundy value g in normal play, and its misère Grundy values g0, g1, g2, … beside 0, 1, 2, …
 * heaps of two stones of Nim. From some place on two of these alternate for ever.
 */
export interface Genus {
  readonly normal: number;
  /** g0, g1, … up to the first two of those that alternate: 1, 2, 0 says 1, 2, 0, 2, 0, … */
  readonly misere: readonly number[];
}

/**
 * The genus of a position from those of its options. Beside k heaps of two stones its misère value is the least that
 * neither an option has beside as many, nor the position itself has beside k − 1 of them and none or one stone; one stone
 * more turns the last bit.
 */
export function genusFrom(options: readonly Genus[]): Genus {
  const normal = mex(options.map((option) => option.normal));
  const steady = Math.max(0, ...options.map(({ misere }) => misere.length - 2));
  const misere = [options.length === 0 ? 1 : mex(options.map((option) => misereOf(option, 0)))];
  for (let k = 1; ; k++) {
    const before = itemAt(misere, k - 1);
    const value = mex([before, before ^ 1, ...options.map((option) => misereOf(option, k))]);
    // From here on each value follows from the one before it as it did two places ago.
    if (k > 1 && k > steady && value === misere[k - 2]) break;
    misere.push(value);
  }
  while (misere.length > 2 && misere.at(-1) === misere.at(-3)) misere.pop();
  return { normal, misere };
}

/** The misère value of a position beside k heaps of two stones. */
function misereOf({ misere }: Genus, k: number): number {
  const over = k - misere.length;
  return itemAt(misere, over < 0 ? k : misere.length - 2 + (over % 2));
}
