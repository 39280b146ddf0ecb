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
  readonly mistakes?: readonly KnownMistake<Case>[];
}

/** Cases in each round of random ones. */
const ROUND = 20;

/** The task of an exercise in code. Its cases are printed as calls: `mex([0, 1, 3])`. */
export function exercise<Case extends Call>({ draw, ...own }: Own<Case>): Task<Case> {
  return {
    pass: (one) => one,
    print: (one) => `${own.entry}(${one.map(written).join(", ")})`,
    random: (random) => Array.from({ length: ROUND }, () => draw(random)),
    mistakes: [],
    ...own,
  };
}

/** A value as it is written in a program. */
function written(value: Plain): string {
  if (Array.isArray(value)) return `[${(value as readonly Plain[]).map(written).join(", ")}]`;
  return JSON.stringify(value);
}
