/** What a call of a program gets and gives: JSON's values, so that it crosses any border. */
export type Plain = string | number | boolean | null | readonly Plain[];

/** A program of one known mistake. */
export interface KnownMistake<Case = unknown> {
  /** Of its words; where an article tells of it, also of the place in the article. */
  readonly id: string;

  /** A fresh start of the program; what it keeps between cases, a set of marks say, is that start's own. */
  start(): (one: Case) => Plain;

  /** Cases in a row on which a fresh start errs at the last; for a mistake that no small case shows. */
  readonly shows?: readonly Case[];
}

/** A number of a case. */
export interface CaseNumber<Case> {
  readonly value: number;
  /** The least that may stand in its place. */
  readonly least: number;
  /** The case with another number in its place; undefined where the statement does not allow it. */
  replace(by: number): Case | undefined;
}

/** What a program is asked to compute, and how it is tried: a contest problem or an exercise. */
export interface Task<Case = unknown> {
  /** The function that a reader writes in TypeScript: "winner". */
  readonly entry: string;

  /** The arguments of its call for a case. */
  pass(one: Case): readonly Plain[];

  /** The right answer. */
  answer(one: Case): Plain;

  /** Whether another answer of the right type is as good; without it only an equal one is. */
  same?(right: Plain, given: Plain, one: Case): boolean;

  /** A case as text: of a contest problem, a complete input with it alone. */
  print(one: Case): string;

  readonly samples: readonly Case[];

  /** Every case up to a size, the smallest first: the first that goes wrong is the smallest that does. */
  small(): Iterable<Case>;

  /** Cases at the bounds of the statement, among which random ones hardly ever are; asked with those. */
  readonly edges?: readonly Case[];

  /** Cases of any size. `random` gives numbers in [0, 1). */
  random(random: () => number): readonly Case[];

  /** As many cases as are allowed in a row, and as large. */
  largest(random: () => number): readonly Case[];

  /** Cases that are one step simpler, the simplest first: a failure is followed down them. */
  simpler?(one: Case): Iterable<Case>;

  /** The numbers of a case that can be smaller: of a failure, the least that still fails are looked for. */
  numbers?(one: Case): readonly CaseNumber<Case>[];

  /** The most cases that a program may be given in a row; without it any number. */
  readonly most?: number;

  readonly mistakes: readonly KnownMistake<Case>[];
}

/** A task whose answers are lines of text: for programs that print. */
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

/** A wrong program that keeps nothing from case to case. */
export const mistake = <Case>(id: string, answer: (one: Case) => Plain): KnownMistake<Case> => ({
  id,
  start: () => answer,
});
