import type { KnownMistake, Plain, Task } from "../judge/task.ts";

/** The arguments of a call. */
export type Call = readonly Plain[];

/** The definition of an exercise. A case is the arguments of its call. */
interface Definition<Case extends Call> extends Pick<
  Task<Case>,
  "entry" | "answer" | "isEquivalent" | "samples" | "small" | "simpler" | "largest"
> {
  /** Returns a random case of medium size. */
  readonly draw: (random: () => number) => Case;
  /** Reports whether arguments are a valid case. By default all are. Used for simplified cases. */
  readonly allows?: (one: Case) => boolean;
  readonly mistakes?: readonly KnownMistake<Case>[];
}

/** Number of cases in each round of random cases. */
const ROUND = 20;

/**
 * Returns the task of an exercise in code. Its cases are printed as calls: `mex([0, 1, 3])`. By default, simpler cases
 * have smaller numbers and shorter lists, as far as the exercise allows them.
 */
export function exercise<Case extends Call>({
  draw,
  allows = () => true,
  ...definition
}: Definition<Case>): Task<Case> {
  return {
    pass: (one) => one,
    print: (one) => `${definition.entry}(${one.map(written).join(", ")})`,
    random: (random) => Array.from({ length: ROUND }, () => draw(random)),
    *simpler(one) {
      for (const [i, value] of one.entries())
        for (const less of simplerValues(value)) {
          const simpler = one.with(i, less) as unknown as Case;
          if (allows(simpler)) yield simpler;
        }
    },
    mistakes: [],
    ...definition,
  };
}

/** Yields values that are one step simpler: lists without an item or with a simpler item, and smaller numbers. */
function* simplerValues(value: Plain): Iterable<Plain> {
  if (typeof value === "number") {
    for (const less of new Set([Math.floor(value / 2), value - 1]))
      if (less >= 0 && less < value) yield less;
  }
  if (!Array.isArray(value)) return;
  const list = value as readonly Plain[];
  for (const i of list.keys()) yield list.toSpliced(i, 1);
  for (const [i, item] of list.entries())
    for (const less of simplerValues(item)) yield list.with(i, less);
}

/** Returns a value as it is written in a program. */
function written(value: Plain): string {
  if (Array.isArray(value)) return `[${(value as readonly Plain[]).map(written).join(", ")}]`;
  return JSON.stringify(value);
}
