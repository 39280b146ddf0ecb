import { seededRandom } from "./seeded-random.ts";
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
