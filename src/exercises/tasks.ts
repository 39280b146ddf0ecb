import type { Task } from "../judge/task.ts";

/** The tasks of the exercises in code, in the order of the articles. Each is loaded on demand. */
const tasks = {
  "lost-heaps": async () => (await import("./who-wins.ts")).lostHeaps,
  "winning-take": async () => (await import("./who-wins.ts")).winningTake,
  "letter-of": async () => (await import("./who-wins.ts")).letterOf,
  "left-over": async () => (await import("./bouton.ts")).leftOver,
  balance: async () => (await import("./bouton.ts")).balance,
  "misere-letter": async () => (await import("./bouton.ts")).misereLetter,
  "two-heaps": async () => (await import("./bouton.ts")).twoHeapsAtMost,
  "least-missing": async () => (await import("./mex.ts")).leastMissing,
  "heap-values": async () => (await import("./mex.ts")).heapValues,
  "graph-values": async () => (await import("./mex.ts")).graphValues,
  "row-worth": async () => (await import("./mex.ts")).rowWorth,
  "sum-letter": async () => (await import("./sprague-grundy.ts")).sumLetter,
  "count-wins": async () => (await import("./sprague-grundy.ts")).countWins,
  "take-or-split": async () => (await import("./sprague-grundy.ts")).takeOrSplit,
  "far-value": async () => (await import("./subtraction.ts")).farValue,
  "first-wrong": async () => (await import("./subtraction.ts")).firstWrong,
  "least-period": async () => (await import("./subtraction.ts")).leastPeriod,
  "stairs-letter": async () => (await import("./staircase-nim.ts")).stairsLetter,
  "stairs-reply": async () => (await import("./staircase-nim.ts")).stairsReply,
  "count-carries": async () => (await import("./staircase-nim.ts")).countCarries,
  "jump-value": async () => (await import("./staircase-nim.ts")).jumpValue,
  "rows-left": async () => (await import("./kayles.ts")).rowsLeft,
  "octal-values": async () => (await import("./kayles.ts")).octalValues,
  "unequal-split": async () => (await import("./kayles.ts")).unequalSplit,
  "proved-from": async () => (await import("./kayles.ts")).provedFrom,
  "coins-letter": async () => (await import("./misere.ts")).coinsLetter,
  "misere-move": async () => (await import("./misere.ts")).misereMove,
  obeys: async () => (await import("./misere.ts")).obeys,
  "lost-pair": async () => (await import("./wythoff.ts")).lostPair,
  "first-take": async () => (await import("./wythoff.ts")).firstTake,
  "mock-letter": async () => (await import("./coins.ts")).mockLetter,
  "times-nim": async () => (await import("./coins.ts")).timesNim,
  "tree-value": async () => (await import("./hackenbush.ts")).treeValue,
  "graph-value": async () => (await import("./hackenbush.ts")).graphValue,
  "pieces-letter": async () => (await import("./graphs.ts")).piecesLetter,
  "good-starts": async () => (await import("./graphs.ts")).goodStarts,
  "every-letter": async () => (await import("./sums.ts")).everyLetter,
  "lasker-letter": async () => (await import("./sums.ts")).laskerLetter,
} satisfies Readonly<Record<string, () => Promise<unknown>>>;

/** The ids of the exercises in code. */
export const exercises = Object.keys(tasks);

/**
 * Loads the task of an exercise.
 *
 * @throws {RangeError} if there is no exercise with this id.
 */
export async function taskOf(id: string): Promise<Task> {
  if (!Object.hasOwn(tasks, id))
    throw new RangeError(`Cannot judge ${id}: there is no such exercise`);
  return (await tasks[id as keyof typeof tasks]()) as Task;
}
