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

/** What {@link checkCertificate} found: how it got the values, or the first thing that is wrong. */
export type Verdict =
  | { readonly valid: true; readonly by: "definition" | "parity"; readonly heaps: number }
  | { readonly valid: false; readonly why: Phrase<Fault> };

/** Why a certificate is refused; the words are in `src/i18n/`. */
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

/** Up to so many looks at options, values are recomputed by the definition alone. */
const LOOKS = 3e8;

/** The longest table that is recomputed, in heaps: two gigabytes. */
const LONGEST = 500_000_000;

const NUMBERS = ["preperiod", "period", "saltus", "provedAt"] as const;

/**
 * Checks a certificate of a period: `{ game, preperiod, period, saltus, provedAt, values? }`, for g(n + period) = g(n) +
 * saltus from n = preperiod on, proved by the values of the heaps 0 … provedAt.
 *
 * It shares nothing with the programs that find periods: it reads the game's rules itself, recomputes every value up to
 * `provedAt`, and asks that `provedAt` is exactly the heap at which the theorem closes ({@link lastNeeded}), that the
 * equation holds from `preperiod` on and not one heap earlier, that no divisor of `period` does as well, and that `values`,
 * if they are given, are all of these values. So each of the numbers can have one value only. Nothing is sampled.
 *
 * Where the definition would take more than 3·10⁸ looks (Kayles beyond 24 000 heaps), values are found by
 * {@link byParity}, which leaves out splits that a lemma of two lines excludes. So every certificate of the atlas is checked
 * in less than a minute on a computer of 2025: 0.16 in a second, 0.354 and 0.376 in forty each. But for three: 0.054, 0.104
 * and 0.454, with some 4·10⁸ values, take three to eight minutes.
 *
 * @param certificate what may be one: anything, such as parsed JSON
 * @param looks how much the definition may cost before the lemma is used
 * @cost time O(provedAt²) up to that, then O(provedAt · even heaps); 4 bytes a heap.
 */
export function checkCertificate(certificate: unknown, looks = LOOKS): Verdict {
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
  if (provedAt > LONGEST) return refuse("tooLong", { provedAt, longest: LONGEST });
  const needed = lastNeeded(rules, preperiod, period);
  if (theorem === "finite" && needed !== provedAt)
    return refuse("provedAt", { provedAt, heap: needed });
  if (theorem === "arithmetic" && saltus === 0) return refuse("saltus", { saltus });
  if (theorem !== "finite" && preperiod + period > provedAt) return refuse("close", { provedAt });

  const isCheap = cost(rules, provedAt) <= looks;
  const mayCount = rules.digits.every(({ heaps }) => (heaps.at(-1) ?? 0) < 3);
  if (!isCheap && (theorem !== "finite" || !mayCount))
    return refuse("tooLong", { provedAt, longest: LONGEST });
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

/** How many options the heaps up to this one have, about; where some takes are repeated, how many values are kept. */
function cost({ digits, repeated }: Rules, last: number): number {
  if (repeated.some(({ heaps }) => (heaps.at(-1) ?? 0) > 1)) return last ** 2;
  const ways = ({ heaps }: Digit): number =>
    heaps.reduce((sum, count) => sum + (count < 2 ? 1 : splits(last, count)), 0);
  return last * [...digits, ...repeated].reduce((sum, digit) => sum + ways(digit), 0);
}

/** About how many ways there are to split a heap below this one, on average. */
const splits = (last: number, count: number): number =>
  count === 2 ? last / 4 : (splits(last, count - 1) * last) / (count * (count - 1));

/** The equation from the preperiod on; no earlier; for no divisor of the period. */
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

/** Whether the last heap is the one at which the theorem closes. */
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
