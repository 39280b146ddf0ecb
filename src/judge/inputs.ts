import type { Task } from "./task.ts";

/** The tests, in their order. */
export const STEPS = ["sample", "small", "mistakes", "random", "largest"] as const;

export type Step = (typeof STEPS)[number];

/** How many rounds of random cases are asked. */
const ROUNDS = 5;

/** The inputs of a step: each is asked of a fresh start. The same seed gives the same. */
export function inputsOf<Case>(
  task: Task<Case>,
  step: Step,
  seed: number,
): readonly (readonly Case[])[] {
  const { most = Infinity } = task;
  switch (step) {
    case "sample":
      return parted(task.samples, most);
    case "small":
      return parted([...task.small()], most);
    case "mistakes":
      return task.mistakes.flatMap(({ shows }) => (shows ? [shows] : []));
    case "random": {
      const random = seededRandom(seed);
      const rounds = Array.from({ length: ROUNDS }, () => task.random(random));
      return [...parted(task.edges ?? [], most), ...rounds];
    }
    case "largest":
      return [task.largest(seededRandom(seed))];
  }
}

function parted<Item>(items: readonly Item[], most: number): readonly (readonly Item[])[] {
  const parts: (readonly Item[])[] = [];
  for (let from = 0; from < items.length; from += most) parts.push(items.slice(from, from + most));
  return parts;
}

/** Numbers in [0, 1), the same for the same seed: Tommy Ettinger's mulberry32, of period 2^32. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
