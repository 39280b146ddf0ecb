import { type CodeLaw, NOTHING, TAKEN } from "./break-law.ts";

/** Numbers from `start` on in steps, for ever. */
export interface Progression {
  readonly start: number;
  readonly step: number;
}

/** A set of numbers of stones: some, and those of a progression. */
export interface NumberSet {
  /** In increasing order, none of them in the progression. */
  readonly numbers: readonly number[];
  readonly onward?: Progression;
}

/** The same set with as many of its numbers as possible in the progression. */
export function shortest(numbers: readonly number[], onward: Progression | undefined): NumberSet {
  if (onward === undefined) return { numbers };
  const { step } = onward;
  let { start } = onward;
  const known = new Set(numbers);
  while (known.has(start - step)) start -= step;
  const left = numbers.filter((number) => number < start || (number - start) % step > 0);
  return { numbers: left, onward: { start, step } };
}

/** A set as `readSet` reads it, without its braces. */
export function printSet({ numbers, onward }: NumberSet): string {
  const first = numbers.join(",");
  if (onward === undefined) return first;
  const { start, step } = onward;
  if (numbers.length === 0 && step === 2 && start < 3) return start === 1 ? "odd" : "even";
  const tail = step === 1 ? `${start}..` : `${start},${start + step},..`;
  return first === "" ? tail : `${first},${tail}`;
}

/** The law of a game in which a move may take any number of the set; or, if `allBut`, any other. */
export function lawOf({ numbers, onward }: NumberSet, allBut: boolean): CodeLaw {
  if (!allBut && onward === undefined) {
    return { kind: "code", takes: numbers.map((stones) => ({ stones, ...TAKEN })) };
  }
  const listed = new Set(numbers);
  const { start, step } = onward ?? { start: Infinity, step: 1 };
  const last = Math.max(numbers.at(-1) ?? 0, onward ? start - 1 : 0);
  const isMove = (n: number): boolean => (listed.has(n) || (n >= start && (n - start) % step === 0)) !== allBut; // prettier-ignore
  const takes = Array.from({ length: last }, (_, at) => at + 1).filter(isMove);
  const leaves = Array.from({ length: step }, (_, at) => (isMove(last + 1 + at) ? TAKEN : NOTHING));
  return {
    kind: "code",
    takes: takes.map((stones) => ({ stones, ...TAKEN })),
    ...(leaves.includes(TAKEN) && { onward: { from: last + 1, leaves } }),
  };
}
