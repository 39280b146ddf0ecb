/** In a table of so many heaps windows of so many values are searched by their runs; of longer ones, the end. */
const LONG = 2 ** 20;
const [LEAST, MOST] = [4096, 65_536];

/**
 * The least p from 1 to `most` for which the last `window` of the first `known` values are the `window` values that end
 * p earlier; 0 if there is none.
 *
 * O(known) time, whatever the values: the two-way search for a pattern, read backwards, which needs no memory; much less
 * where some thousand values of a long table are compared and do not recur, by {@link repeatByRuns}.
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
  if (known >= LONG && window >= LEAST) {
    const found = repeatByRuns(values, known, Math.min(window, MOST), end);
    if (found === 0 || (found !== undefined && window <= MOST)) return found;
  }
  const { head, period } = criticalCut(values, last, window);
  const whole = repeats(values, last, head, period);
  // Where the window has this period itself, what has matched is remembered after a shift by it.
  const shift = whole ? period : Math.max(head, window - head) + 1;
  let matched = 0;
  for (let at = 1; at <= end;) {
    // Not Math.max, and `| 0`: this loop may read a table of 10^8 heaps, and is a third faster so.
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

/** Where the window, read backwards, is cut in two, and the period of its second part, the greater of both orders. */
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

/** How many neighbouring values are one run. */
const RUN = 16;

/** Runs are told apart by so many bits. */
const BITS = 16;

/** With more runs of one number than this, too many places would have to be compared. */
const ALIKE = 64;

/**
 * What {@link findRepeat} returns, for a window of some hundred values or more; `undefined` where too many runs of its values are
 * alike.
 *
 * The window is indexed by its runs of sixteen values. Wherever it recurs, one heap of each window − 15 begins such a run. So few
 * heaps are looked at: O(window + known / window) time if runs are as good as different, O(known) at most.
 */
function repeatByRuns(
  values: ArrayLike<number>,
  known: number,
  window: number,
  most: number,
): number | undefined {
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
  for (let heap = first - 1; first - heap <= most; heap -= stride) {
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
