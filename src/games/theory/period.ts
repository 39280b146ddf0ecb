import { itemAt } from "./item-at.ts";

/** A proved regularity: g(n + period) = g(n) + saltus for every n from preperiod on, and for no smaller period. */
export interface Period {
  /** The least n from which it holds. */
  readonly preperiod: number;
  readonly period: number;
  /** What each period adds to the values: 0 when they are periodic, positive when they are arithmetic-periodic. */
  readonly saltus: number;
  /** The largest heap whose value the proof uses: it needs all the values 0 … provedAt, and no others. */
  readonly provedAt: number;
}

/**
 * What a program that knows only the definition of a game needs to check its period: g(n + period) = g(n) + saltus for
 * every n from preperiod on, because the values of the heaps 0 … provedAt prove it. As JSON it is what the command
 * `certificate` reads.
 */
export interface Certificate extends Period {
  /** The game's rules as the laboratory writes them: `0.77`, `4.[3]`. */
  readonly game: string;
  /** The values of the heaps 0 … provedAt. A program that fills the table itself can do without them. */
  readonly values?: readonly number[];
}

/**
 * The certificate of a proved period. O(provedAt) time.
 *
 * @param game the canonical text of the game's rules
 * @param values at least those of the heaps 0 … provedAt; without them the certificate has none
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
