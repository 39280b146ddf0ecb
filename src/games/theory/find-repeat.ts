import { atOnce, PIECE, type InPieces } from "./in-pieces.ts";
import { repeatByRuns } from "./repeat-by-runs.ts";

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
export const findRepeat = (...search: Parameters<typeof searchRepeat>): number =>
  atOnce(searchRepeat(...search));

/** The same in pieces. */
export function* searchRepeat(
  values: ArrayLike<number>,
  known: number,
  window: number,
  most: number,
): InPieces<number> {
  const last = known - 1;
  const end = Math.min(most, known - window);
  if (end < 1) return 0;
  if (known >= LONG && window >= LEAST) {
    const found = yield* repeatByRuns(values, known, Math.min(window, MOST), end);
    if (found === 0 || (found !== undefined && window <= MOST)) return found;
  }
  const { head, period } = yield* criticalCut(values, last, window);
  const whole = yield* repeats(values, last, head, period);
  // Where the window has this period itself, what has matched is remembered after a shift by it.
  const shift = whole ? period : Math.max(head, window - head) + 1;
  let matched = 0;
  let steps = 0;
  for (let at = 1; at <= end;) {
    if (++steps % PIECE === 0) yield;
    // Not Math.max, and `| 0`: this loop may read a table of 10^8 heaps, and is a third faster so.
    let right = head > matched ? head : matched;
    while (right < window && values[(last - right) | 0] === values[(last - right - at) | 0]) {
      if (++right % PIECE === 0) yield;
    }
    if (right < window) {
      at += right - head + 1;
      matched = 0;
      continue;
    }
    let left = head - 1;
    while (left >= matched && values[last - left] === values[last - left - at]) {
      if (left-- % PIECE === PIECE - 1) yield;
    }
    if (left < matched) return at;
    at += shift;
    matched = whole ? window - period : 0;
  }
  return 0;
}

/** Where the window, read backwards, is cut in two, and the period of its second part, the greater of both orders. */
function* criticalCut(
  values: ArrayLike<number>,
  last: number,
  window: number,
): InPieces<{ head: number; period: number }> {
  const up = yield* greatestSuffix(values, last, window, 1);
  const down = yield* greatestSuffix(values, last, window, -1);
  return up.head > down.head ? up : down;
}

function* greatestSuffix(
  values: ArrayLike<number>,
  last: number,
  window: number,
  sign: number,
): InPieces<{ head: number; period: number }> {
  let [head, at, length, period] = [0, 1, 0, 1];
  let steps = 0;
  while (at + length < window) {
    if (++steps % PIECE === 0) yield;
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

function* repeats(
  values: ArrayLike<number>,
  last: number,
  head: number,
  period: number,
): InPieces<boolean> {
  for (let at = 0; at < head; at++) {
    if (at % PIECE === PIECE - 1) yield;
    if (values[last - at] !== values[last - at - period]) return false;
  }
  return true;
}
