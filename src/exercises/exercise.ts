import type { KnownMistake, Plain, Task } from "../judge/task.ts";

/** The arguments of a call. */
export type Call = readonly Plain[];

/** What an exercise says of itself: a case is the arguments of its call. */
interface Own<Case extends Call> extends Pick<
  Task<Case>,
  "entry" | "answer" | "same" | "samples" | "small" | "simpler" | "largest"
> {
  /** One case of middling size. */
  readonly draw: (random: () => number) => Case;
  /** Whether arguments that are a step simpler may be asked; all may by default. */
  readonly allows?: (one: Case) => boolean;
  readonly mistakes?: readonly KnownMistake<Case>[];
}

/** Cases in each round of random ones. */
const ROUND = 20;

/**
 * The task of an exercise in code. Its cases are printed as calls: `mex([0, 1, 3])`. A failure is followed down smaller
 * numbers and shorter lists that the exercise allows, unless it names simpler cases itself.
 */
export function exercise<Case extends Call>({
  draw,
  allows = () => true,
  ...own
}: Own<Case>): Task<Case> {
  return {
    pass: (one) => one,
    print: (one) => `${own.entry}(${one.map(written).join(", ")})`,
    random: (random) => Array.from({ length: ROUND }, () => draw(random)),
    *simpler(one) {
      for (const [i, value] of one.entries())
        for (const less of simplerValues(value)) {
          const simpler = one.with(i, less) as unknown as Case;
          if (allows(simpler)) yield simpler;
        }
    },
    mistakes: [],
    ...own,
  };
}

/** Values that are a step simpler: lists without an item or with a simpler one in its place, and smaller numbers. */
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

/** A value as it is written in a program. */
function written(value: Plain): string {
  if (Array.isArray(value)) return `[${(value as readonly Plain[]).map(written).join(", ")}]`;
  return JSON.stringify(value);
}
