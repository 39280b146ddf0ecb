import type { Task } from "./task.ts";

/** The steps of a judgement, in order. */
export const STEPS = ["sample", "small", "mistakes", "random", "largest"] as const;

export type Step = (typeof STEPS)[number];

/** Number of inputs with random cases. */
const ROUNDS = 5;

/** Returns the inputs of a step. Each is run from a fresh start; the same seed generates the same inputs. */
export function inputsForStep<Case>(
  task: Task<Case>,
  step: Step,
  seed: number,
): readonly (readonly Case[])[] {
  const { maxCases = Infinity } = task;
  switch (step) {
    case "sample":
      return split(task.samples, maxCases);
    case "small":
      return split([...task.small()], maxCases);
    case "mistakes":
      return task.mistakes.flatMap(({ shows }) => (shows ? [shows] : []));
    case "random": {
      const random = seededRandom(seed);
      const rounds = Array.from({ length: ROUNDS }, () => task.random(random));
      return [...split(task.edges ?? [], maxCases), ...rounds];
    }
    case "largest":
      return [task.largest(seededRandom(seed))];
  }
}

function split<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const parts: (readonly Item[])[] = [];
  for (let from = 0; from < items.length; from += size) parts.push(items.slice(from, from + size));
  return parts;
}

/** Returns a generator of numbers in [0, 1), determined by the seed: Tommy Ettinger's mulberry32, with period 2^32. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
