import { PIECE, type InPieces } from "./in-pieces.ts";
import type { Period } from "./period.ts";

/**
 * The least period, and its saltus, of values for which g(n + shift) = g(n) + saltus from `from` on. It divides the shift.
 * O(shift · log shift) time.
 */
export function leastPeriod(
  values: ArrayLike<number>,
  from: number,
  shift: number,
  saltus = 0,
): { readonly period: number; readonly saltus: number } {
  let [period, gain, rest] = [shift, saltus, shift];
  const holds = (part: number, step: number): boolean => {
    for (let n = from; n < from + shift - part; n++) {
      if (values[n + part] !== (values[n] ?? 0) + step) return false;
    }
    return true;
  };
  for (let prime = 2; rest > 1; prime = prime * prime > rest ? rest : prime + 1) {
    for (; rest % prime === 0; rest /= prime) {
      if (gain % prime === 0 && holds(period / prime, gain / prime)) {
        [period, gain] = [period / prime, gain / prime];
      }
    }
  }
  return { period, saltus: gain };
}

/**
 * What every proof ends with: values for which g(n + shift) = g(n) + saltus holds for ever, and is known to hold from `from` on,
 * give the first heap from which it holds and the least period. A multiple of a period begins at the same heap, so the two can be
 * found one after the other. O(from + shift · log shift) time.
 *
 * @param closesAt the largest heap whose value the proof uses, by the preperiod; `undefined` where there is no proof
 */
export function* periodOf(
  values: ArrayLike<number>,
  from: number,
  shift: number,
  saltus: number,
  closesAt: (preperiod: number) => number | undefined,
): InPieces<Period | undefined> {
  let preperiod = from;
  while (preperiod > 0 && values[preperiod - 1 + shift] === (values[preperiod - 1] ?? 0) + saltus) {
    if (--preperiod % PIECE === PIECE - 1) yield;
  }
  const provedAt = closesAt(preperiod);
  if (provedAt === undefined) return undefined;
  const least = leastPeriod(values, preperiod, shift, saltus);
  return Object.freeze({ preperiod, ...least, provedAt });
}
