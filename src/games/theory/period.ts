import { itemAt } from "./item-at.ts";

/** A proved regularity: g(n + period) = g(n) + saltus for every n from preperiod on, and for no smaller period. */
export interface Period {
  /** The least n from which the equation holds. */
  readonly preperiod: number;
  readonly period: number;
  /** The increase of the values per period: 0 for periodic values, positive for arithmetic-periodic values. */
  readonly saltus: number;
  /** The largest heap whose value the proof uses: the proof needs exactly the values of the heaps 0 … provedAt. */
  readonly provedAt: number;
}

/**
 * The data from which a program can check a period by the definition of the game: g(n + period) = g(n) + saltus for
 * every n from preperiod on, proved by the values of the heaps 0 … provedAt. The command `certificate` reads it as
 * JSON.
 */
export interface Certificate extends Period {
  /** The game's rules in the notation of the laboratory: `0.77`, `4.[3]`. */
  readonly game: string;
  /** The values of the heaps 0 … provedAt. Optional, since a program can compute them. */
  readonly values?: readonly number[];
}

/**
 * Returns the certificate of a proved period. O(provedAt) time.
 *
 * @param game the canonical text of the game's rules
 * @param values values of at least the heaps 0 … provedAt; if omitted, the certificate has none
 */
export const certificateOf = (
  game: string,
  { preperiod, period, saltus, provedAt }: Period,
  values?: ArrayLike<number>,
): Certificate => ({
  ...{ game, preperiod, period, saltus, provedAt },
  ...(values && {
    values: Array.from({ length: provedAt + 1 }, (_, heap) => itemAt(values, heap)),
  }),
});

/**
 * Returns the least period, and its saltus, of values with g(n + shift) = g(n) + saltus from `from` on. The period
 * divides the shift. O(shift · log shift) time.
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
 * Returns the preperiod and the least period of values with g(n + shift) = g(n) + saltus for every n ≥ `from`. All
 * proofs end with this step. A multiple of a period has the same preperiod, so the two are found one after the other.
 * O(from + shift · log shift) time.
 *
 * @param closesAt returns the largest heap whose value the proof uses, given the preperiod; `undefined` without a proof
 */
export function periodOf(
  values: ArrayLike<number>,
  from: number,
  shift: number,
  saltus: number,
  closesAt: (preperiod: number) => number | undefined,
): Period | undefined {
  let preperiod = from;
  while (preperiod > 0 && values[preperiod - 1 + shift] === (values[preperiod - 1] ?? 0) + saltus) {
    preperiod--;
  }
  const provedAt = closesAt(preperiod);
  if (provedAt === undefined) return undefined;
  const least = leastPeriod(values, preperiod, shift, saltus);
  return Object.freeze({ preperiod, ...least, provedAt });
}
