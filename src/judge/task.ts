/** An argument or result of a program's call: a JSON value, so that it can be sent to other threads and processes. */
export type Plain = string | number | boolean | null | readonly Plain[];

/** A program with one known mistake. */
export interface KnownMistake<Case = unknown> {
  /** The key of its texts; also the id of the place in an article that explains it, if there is one. */
  readonly id: string;

  /** Starts the program afresh. Its state between cases, for example a set of marks, belongs to that start. */
  start(): (one: Case) => Plain;

  /** Cases after which a fresh start answers the last one wrongly; for a mistake that no small case shows. */
  readonly shows?: readonly Case[];
}

/** A number in a case. */
export interface CaseNumber<Case> {
  readonly value: number;
  /** The smallest number that may replace it. */
  readonly min: number;
  /** Returns the case with another number in its place; undefined if the statement does not allow that case. */
  replace(by: number): Case | undefined;
}

/** The task of a program, with its tests: a contest problem or an exercise. */
export interface Task<Case = unknown> {
  /** The name of the function that a reader writes in TypeScript, for example "winner". */
  readonly entry: string;

  /** Returns the arguments of its call for a case. */
  pass(one: Case): readonly Plain[];

  /** Returns the right answer. */
  answer(one: Case): Plain;

  /** Reports whether another answer of the right type is right too. If absent, only an equal answer is right. */
  isEquivalent?(right: Plain, given: Plain, one: Case): boolean;

  /** Formats a case as text; for a contest problem, as a complete input with only this case. */
  print(one: Case): string;

  readonly samples: readonly Case[];

  /** Returns every case up to a size, the smallest first, so that the first failing case is the smallest one. */
  small(): Iterable<Case>;

  /** Cases at the bounds of the statement, which are rarely among random cases. They are tested in the random step. */
  readonly edges?: readonly Case[];

  /** Returns cases of any size. `random` returns numbers in [0, 1). */
  random(random: () => number): readonly Case[];

  /** Returns as many cases as one input may have, as large as they may be. */
  largest(random: () => number): readonly Case[];

  /** Returns cases that are one step simpler, the simplest first; the search for a smaller failure tries them. */
  simpler?(one: Case): Iterable<Case>;

  /** Returns the numbers of a case that can be smaller; the search for a smaller failure minimizes them. */
  numbers?(one: Case): readonly CaseNumber<Case>[];

  /** Maximum number of cases in one input; unlimited if absent. */
  readonly maxCases?: number;

  readonly mistakes: readonly KnownMistake<Case>[];
}

/** Returns a task whose answers are lines of text, for programs that print. */
export function asText<Case>(task: Task<Case>): Task<Case> {
  const mistake = (each: KnownMistake<Case>): KnownMistake<Case> => ({
    ...each,
    start: () => {
      const answer = each.start();
      return (one) => String(answer(one));
    },
  });
  return {
    ...task,
    answer: (one) => String(task.answer(one)),
    mistakes: task.mistakes.map(mistake),
  };
}

/** Returns a wrong program without state between cases. */
export const mistake = <Case>(id: string, answer: (one: Case) => Plain): KnownMistake<Case> => ({
  id,
  start: () => answer,
});
