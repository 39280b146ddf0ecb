import type { Slip, Task } from "./task.ts";

/** A task whose answers are lines of text: for programs that print. */
export function asText<Case>(task: Task<Case>): Task<Case> {
  const slip = (each: Slip<Case>): Slip<Case> => ({
    ...each,
    start: () => {
      const answer = each.start();
      return (one) => String(answer(one));
    },
  });
  return { ...task, answer: (one) => String(task.answer(one)), slips: task.slips.map(slip) };
}
