import { fill } from "../../src/i18n/fill.ts";
import type { Say } from "./say.ts";
import type { Kind, VerdictRoll } from "./verdict-roll.ts";

/** More kinds than these are counted together. */
const NAMED = 4;

/** How many cases have a verdict: "99,998 Fibo", or "57 times 0". */
export function sayKind({ verdict, count }: Kind, say: Say): string {
  const { kind, numberKind, numberKindOnce } = say.words;
  const template = !/^\d/.test(verdict) ? kind : count === 1 ? numberKindOnce : numberKind;
  return fill(template, { n: say.number(count), verdict });
}

/** How many cases have which verdict, the most frequent first: "99,998 Fibo, 2 Nacci". Empty where that is not known. */
export function sayKinds({ kinds = [] }: VerdictRoll, say: Say): string {
  const sorted = kinds.toSorted((a, b) => b.count - a.count);
  const named = sorted.length <= NAMED ? sorted : sorted.slice(0, NAMED - 1);
  const others = sorted.length - named.length;
  const rest = others === 0 ? [] : [say.counted(say.words.otherKinds, others)];
  return [...named.map((kind) => sayKind(kind, say)), ...rest].join(", ");
}
