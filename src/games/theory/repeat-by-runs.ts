import type { InPieces } from "./in-pieces.ts";

/** How many neighbouring values are one run. */
const RUN = 16;

/** Runs are told apart by so many bits. */
const BITS = 16;

/** With more runs of one number than this, too many places would have to be compared. */
const ALIKE = 64;

/** How many places are looked at in one piece. */
const LOOKS = 4096;

/**
 * What `searchRepeat` returns, for a window of some hundred values or more; `undefined` where too many runs of its values are
 * alike.
 *
 * The window is indexed by its runs of sixteen values. Wherever it recurs, one heap of each window − 15 begins such a run. So few
 * heaps are looked at: O(window + known / window) time if runs are as good as different, O(known) at most.
 */
export function* repeatByRuns(
  values: ArrayLike<number>,
  known: number,
  window: number,
  most: number,
): InPieces<number | undefined> {
  const first = known - window;
  const stride = window - RUN + 1;
  /** The first place in the window of each number, the next one of each place, and how many there are. */
  const [heads, counts] = [new Int32Array(1 << BITS).fill(-1), new Uint8Array(1 << BITS)];
  const next = new Int32Array(stride);
  for (let place = stride - 1; place >= 0; place--) {
    const run = runAt(values, first + place);
    const count = (counts[run] ?? 0) + 1;
    if (count > ALIKE) return undefined;
    counts[run] = count;
    next[place] = heads[run] ?? -1;
    heads[run] = place;
  }
  let looks = 0;
  for (let heap = first - 1; first - heap <= most; heap -= stride) {
    if (++looks % LOOKS === 0) yield;
    for (let place = heads[runAt(values, heap)] ?? -1; place >= 0; place = next[place] ?? -1) {
      const shift = first - heap + place;
      if (shift > most) return 0;
      let at = first;
      while (at < known && values[at] === values[at - shift]) at++;
      if (at === known) return shift;
    }
  }
  return 0;
}

/** A number made of the run that begins at this heap. */
function runAt(values: ArrayLike<number>, heap: number): number {
  let number = 0;
  for (let at = heap; at < heap + RUN; at++) {
    number = Math.imul(number ^ (values[at] ?? 0), 0x9e3779b1);
    number ^= number >>> 15;
  }
  return number >>> (32 - BITS);
}
