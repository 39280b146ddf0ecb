import type { Phrase } from "../i18n/fill.ts";
import {
  arithmeticClosesAt,
  endlessFrom,
  lastNeeded,
  type Law,
  multiple,
  theoremFor,
  type Theorem,
} from "./checker/closes-at.ts";
import { type Digit, readRules, type Rules } from "./checker/read-rules.ts";
import { byDefinition, byParity } from "./checker/values-of.ts";

/** The result of {@link checkCertificate}: the method that computed the values, or the first fault. */
export type Verdict =
  | { readonly valid: true; readonly by: "definition" | "parity"; readonly heaps: number }
  | { readonly valid: false; readonly why: Phrase<Fault> };

/** The reason why a certificate is rejected; the messages are in `src/i18n/`. */
export type Fault =
  | "shape"
  | "game"
  | "theorem"
  | "tooLong"
  | "provedAt"
  | "saltus"
  | "equation"
  | "preperiod"
  | "period"
  | "close"
  | "length"
  | "value";

/** Maximum number of checked options for which values are recomputed by the definition. */
const MAX_LOOKS = 3e8;

/** Maximum number of heaps of a table that is recomputed: two gigabytes. */
const MAX_HEAPS = 500_000_000;

const NUMBERS = ["preperiod", "period", "saltus", "provedAt"] as const;

/**
 * Checks a certificate `{ game, preperiod, period, saltus, provedAt, values? }` of a period: it asserts that
 * g(n + period) = g(n) + saltus from n = preperiod on, proved by the values of the heaps 0 … provedAt.
 *
 * It shares no code with the programs that find periods. It reads the game's rules, recomputes every value up to
 * `provedAt`, and requires that `provedAt` is exactly the heap at which the theorem closes ({@link lastNeeded}), that
 * the equation holds from `preperiod` on and not one heap earlier, that it does not hold for a divisor of `period`, and
 * that `values`, if given, are exactly these values. So only one value of each number is valid. Nothing is sampled.
 *
 * If the definition would check more than 3·10⁸ options (Kayles beyond 24 000 heaps), values are computed by
 * {@link byParity}, which omits splits that a short lemma excludes. With it, a computer of 2025 checks every
 * certificate of the atlas in less than a minute (0.16 in a second, 0.354 and 0.376 in forty seconds each), except for
 * 0.054, 0.104 and 0.454, which have about 4·10⁸ values and take three to eight minutes.
 *
 * @param certificate any value, such as parsed JSON
 * @param looks maximum number of options that the definition may check before the lemma is used
 * @cost O(provedAt²) time up to that, then O(provedAt · even heaps); 4 bytes per heap.
 */
export function checkCertificate(certificate: unknown, looks = MAX_LOOKS): Verdict {
  if (typeof certificate !== "object" || certificate === null) return refuse("shape");
  const given = certificate as Readonly<Record<string, unknown>>;
  const numbers = NUMBERS.map((name) => given[name]);
  if (!numbers.every((one) => Number.isSafeInteger(one) && Number(one) >= 0))
    return refuse("shape");
  const [preperiod = 0, period = 0, saltus = 0, provedAt = 0] = numbers.map(Number);
  const { game, values: listed } = given;
  if (typeof game !== "string" || period < 1) return refuse("shape");
  const rules = readRules(game);
  if (rules === undefined) return refuse("game", { game });
  const theorem = theoremFor(rules, saltus);
  if (theorem === undefined)
    return theoremFor(rules, 0) === undefined
      ? refuse("theorem", { game })
      : refuse("saltus", { saltus });
  if (provedAt > MAX_HEAPS) return refuse("tooLong", { provedAt, longest: MAX_HEAPS });
  const needed = lastNeeded(rules, preperiod, period);
  if (theorem === "finite" && needed !== provedAt)
    return refuse("provedAt", { provedAt, heap: needed });
  if (theorem === "arithmetic" && saltus === 0) return refuse("saltus", { saltus });
  if (theorem !== "finite" && preperiod + period > provedAt) return refuse("close", { provedAt });

  const isCheap = cost(rules, provedAt) <= looks;
  const mayCount = rules.digits.every(({ heaps }) => (heaps.at(-1) ?? 0) < 3);
  if (!isCheap && (theorem !== "finite" || !mayCount))
    return refuse("tooLong", { provedAt, longest: MAX_HEAPS });
  const by = isCheap ? "definition" : "parity";
  const values = (by === "definition" ? byDefinition : byParity)(rules, provedAt);
  const fault =
    faultOfPeriod(values, preperiod, period, saltus) ??
    FAULT_OF_END[theorem](rules, values, { preperiod, period, saltus }) ??
    (listed === undefined ? undefined : faultOfList(values, listed));
  return fault === undefined
    ? { valid: true, by, heaps: provedAt + 1 }
    : { valid: false, why: fault };
}

const refuse = (id: Fault, values: Phrase["values"] = {}): Verdict => ({
  valid: false,
  why: { id, values },
});

/** Estimates the number of options of the heaps up to `last`; with repeated takes that split, `last` squared. */
function cost({ digits, repeated }: Rules, last: number): number {
  if (repeated.some(({ heaps }) => (heaps.at(-1) ?? 0) > 1)) return last ** 2;
  const ways = ({ heaps }: Digit): number =>
    heaps.reduce((sum, count) => sum + (count < 2 ? 1 : splits(last, count)), 0);
  return last * [...digits, ...repeated].reduce((sum, digit) => sum + ways(digit), 0);
}

/** Estimates the average number of ways to split a heap below `last`. */
const splits = (last: number, count: number): number =>
  count === 2 ? last / 4 : (splits(last, count - 1) * last) / (count * (count - 1));

/** Checks that the equation holds from the preperiod on, not earlier, and for no divisor of the period. */
function faultOfPeriod(
  values: Int32Array,
  preperiod: number,
  period: number,
  saltus: number,
): Phrase<Fault> | undefined {
  const holds = (n: number, p: number, s: number): boolean =>
    (values[n + p] ?? 0) === (values[n] ?? 0) + s;
  for (let n = preperiod; n + period < values.length; n++) {
    if (!holds(n, period, saltus))
      return { id: "equation", values: { heap: n, other: n + period } };
  }
  if (preperiod > 0 && holds(preperiod - 1, period, saltus))
    return { id: "preperiod", values: { preperiod } };
  for (let divisor = 2; divisor <= period; divisor++) {
    if (period % divisor > 0 || saltus % divisor > 0) continue;
    const part = period / divisor;
    let n = preperiod;
    while (n < preperiod + period && holds(n, part, saltus / divisor)) n++;
    if (n === preperiod + period) return { id: "period", values: { period, part } };
  }
  return undefined;
}

/** For each theorem, the check that it closes exactly at the last heap. */
const FAULT_OF_END: Readonly<
  Record<Theorem, (rules: Rules, values: Int32Array, law: Law) => Phrase<Fault> | undefined>
> = {
  finite: () => undefined,
  endless: (rules, values, { preperiod, period, saltus }) => {
    const shift = multiple(period, rules.repeated.length);
    const from = endlessFrom(rules, values, preperiod, shift, (saltus * shift) / period);
    return faultOfLast(values, from === undefined ? undefined : from + shift - 1);
  },
  arithmetic: (rules, values, law) => faultOfLast(values, arithmeticClosesAt(rules, values, law)),
};

function faultOfLast(values: Int32Array, heap: number | undefined): Phrase<Fault> | undefined {
  const provedAt = values.length - 1;
  if (heap === provedAt) return undefined;
  return heap === undefined || heap > provedAt
    ? { id: "close", values: { provedAt } }
    : { id: "provedAt", values: { provedAt, heap } };
}

function faultOfList(values: Int32Array, listed: unknown): Phrase<Fault> | undefined {
  if (!Array.isArray(listed)) return { id: "shape" };
  if (listed.length !== values.length) {
    return { id: "length", values: { count: listed.length, heaps: values.length } };
  }
  const heap = values.findIndex((value, n) => listed[n] !== value);
  return heap < 0 ? undefined : { id: "value", values: { heap, value: values[heap] ?? 0 } };
}
