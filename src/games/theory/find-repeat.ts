/** Minimum length of a table for the search by runs, and the minimum and maximum window that it indexes. */
const LONG = 2 ** 20;
const [MIN_WINDOW, MAX_WINDOW] = [4096, 65_536];

/**
 * Returns the least p from 1 to `most` for which the last `window` of the first `known` values equal the `window`
 * values that end p earlier; 0 if there is none.
 *
 * O(known) time for any values and O(1) memory, by two-way string matching, read backwards. For windows of a few
 * thousand values of a long table that do not recur, {@link repeatByRuns} is much faster.
 *
 * Source: M. Crochemore and D. Perrin, Two-way string-matching, Journal of the ACM 38 (1991).
 *
 * @example
 * findRepeat([7, 1, 2, 1, 2, 1, 2], 7, 3, 4); // 2
 */
export function findRepeat(
  values: ArrayLike<number>,
  known: number,
  window: number,
  most: number,
): number {
  const last = known - 1;
  const end = Math.min(most, known - window);
  if (end < 1) return 0;
  if (known >= LONG && window >= MIN_WINDOW) {
    const found = repeatByRuns(values, known, Math.min(window, MAX_WINDOW), end);
    if (found === 0 || (found !== undefined && window <= MAX_WINDOW)) return found;
  }
  const { head, period } = criticalCut(values, last, window);
  const whole = repeats(values, last, head, period);
  // If the window itself has this period, the matched part is remembered after a shift by the period.
  const shift = whole ? period : Math.max(head, window - head) + 1;
  let matched = 0;
  for (let at = 1; at <= end;) {
    // Without Math.max and with `| 0`, this loop over up to 10^8 heaps is a third faster.
    let right = head > matched ? head : matched;
    while (right < window && values[(last - right) | 0] === values[(last - right - at) | 0])
      right++;
    if (right < window) {
      at += right - head + 1;
      matched = 0;
      continue;
    }
    let left = head - 1;
    while (left >= matched && values[last - left] === values[last - left - at]) left--;
    if (left < matched) return at;
    at += shift;
    matched = whole ? window - period : 0;
  }
  return 0;
}

/** Returns a critical factorization of the window, read backwards: its cut, and the period of the second part. */
function criticalCut(
  values: ArrayLike<number>,
  last: number,
  window: number,
): { head: number; period: number } {
  const up = greatestSuffix(values, last, window, 1);
  const down = greatestSuffix(values, last, window, -1);
  return up.head > down.head ? up : down;
}

function greatestSuffix(
  values: ArrayLike<number>,
  last: number,
  window: number,
  sign: number,
): { head: number; period: number } {
  let [head, at, length, period] = [0, 1, 0, 1];
  while (at + length < window) {
    const order = sign * ((values[last - at - length] ?? 0) - (values[last - head - length] ?? 0));
    if (order < 0) {
      at += length + 1;
      length = 0;
      period = at - head;
    } else if (order > 0) {
      head = at;
      at++;
      length = 0;
      period = 1;
    } else if (length + 1 < period) {
      length++;
    } else {
      at += period;
      length = 0;
    }
  }
  return { head, period };
}

function repeats(values: ArrayLike<number>, last: number, head: number, period: number): boolean {
  for (let at = 0; at < head; at++) {
    if (values[last - at] !== values[last - at - period]) return false;
  }
  return true;
}

/** Number of consecutive values in a run. */
const RUN = 16;

/** Number of bits of the hash of a run. */
const BITS = 16;

/** Maximum number of runs with one hash; with more, too many places would have to be compared. */
const MAX_EQUAL = 64;

/**
 * Returns the result of {@link findRepeat} for a window of some hundred values; `undefined` if too many runs are equal.
 *
 * The window is indexed by its runs of 16 values. If it recurs, one of every window − 15 consecutive heaps there begins
 * such a run, so few heaps are visited: O(window + known / window) time if almost all runs differ, at most O(known).
 */
function repeatByRuns(
  values: ArrayLike<number>,
  known: number,
  window: number,
  most: number,
): number | undefined {
  const first = known - window;
  const stride = window - RUN + 1;
  /** For each hash, its first place in the window and its number of places; for each place, the next one. */
  const [heads, counts] = [new Int32Array(1 << BITS).fill(-1), new Uint8Array(1 << BITS)];
  const next = new Int32Array(stride);
  for (let place = stride - 1; place >= 0; place--) {
    const run = hashAt(values, first + place);
    const count = (counts[run] ?? 0) + 1;
    if (count > MAX_EQUAL) return undefined;
    counts[run] = count;
    next[place] = heads[run] ?? -1;
    heads[run] = place;
  }
  for (let heap = first - 1; first - heap <= most; heap -= stride) {
    for (let place = heads[hashAt(values, heap)] ?? -1; place >= 0; place = next[place] ?? -1) {
      const shift = first - heap + place;
      if (shift > most) return 0;
      let at = first;
      while (at < known && values[at] === values[at - shift]) at++;
      if (at === known) return shift;
    }
  }
  return 0;
}

/** Returns the hash of the run that begins at this heap. */
function hashAt(values: ArrayLike<number>, heap: number): number {
  let number = 0;
  for (let at = heap; at < heap + RUN; at++) {
    number = Math.imul(number ^ (values[at] ?? 0), 0x9e3779b1);
    number ^= number >>> 15;
  }
  return number >>> (32 - BITS);
}
