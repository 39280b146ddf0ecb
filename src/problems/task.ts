import type { CaseNumber, KnownMistake, Plain, Task } from "../judge/task.ts";
import type { Problem } from "./problem.ts";
import { textReader } from "./token-reader.ts";

/** The answer of a wrong program to a case: a verdict, or whether the first player wins. */
type Answer<Case, Verdict> = (one: Case) => Verdict | boolean;

/** A wrong program; like a {@link KnownMistake} if it keeps state between cases or no small case shows it. */
type Wrong<Case, Verdict> =
  | Answer<Case, Verdict>
  | (Omit<KnownMistake<Case>, "id" | "start"> & { readonly start: () => Answer<Case, Verdict> });

/** The parts of a task that are not derived from its problem. */
type Definition<Case, Verdict> = Pick<Task<Case>, "pass" | "isEquivalent" | "small" | "edges"> &
  Partial<Pick<Task<Case>, "entry" | "simpler" | "numbers" | "maxCases">> & {
    /** The answer of a function, if it is not the judge's line but for example a number. */
    readonly answer?: (verdict: Verdict) => Plain;
    /** The wrong programs, by the ids of their mistakes. */
    readonly mistakes: Readonly<Record<string, Wrong<Case, Verdict>>>;
  };

/**
 * Returns the task of a contest problem. By default, the function is called `winner`, the maximum number of consecutive
 * cases is the problem's limit of tests, and simpler cases have shorter lists.
 */
export function problemTask<Case, Verdict>(
  problem: Problem<Case, Verdict>,
  {
    answer = (verdict) => problem.format(verdict),
    mistakes,
    ...definition
  }: Definition<NoInfer<Case>, NoInfer<Verdict>>,
): Task<Case> {
  const cases = (input: string): readonly Case[] => [...problem.read(textReader(input))];
  const { generate, limits, ends } = problem;
  const maxCases = limits["tests"]?.max ?? (ends === "one" ? 1 : undefined);
  const answerTo = (verdict: Verdict | boolean): Plain =>
    answer(typeof verdict === "boolean" ? ((verdict ? "first" : "second") as Verdict) : verdict);
  /** Reports whether the statement allows a case. */
  const allows = (one: Case): boolean => {
    const input = problem.print([one]);
    try {
      const [same, another] = cases(input);
      return same !== undefined && another === undefined && problem.print([same]) === input;
    } catch {
      return false;
    }
  };
  return {
    entry: "winner",
    answer: (one) => answer(problem.solve(one)),
    print: (one) => problem.print([one]),
    samples: problem.samples.flatMap(({ input }) => cases(input)),
    random: (random) => cases(generate.random(random)),
    largest: (random) => cases(generate.largest(random)),
    *simpler(one) {
      for (const shorter of withShorterLists(one)) if (allows(shorter)) yield shorter;
    },
    numbers: (one) =>
      numbersIn(one).map((number) => ({
        ...number,
        replace: (by) => {
          const replaced = number.replace(by);
          return replaced !== undefined && allows(replaced) ? replaced : undefined;
        },
      })),
    ...(maxCases !== undefined && { maxCases }),
    mistakes: Object.entries(mistakes).map(([id, wrong]): KnownMistake<Case> => {
      const { start, ...shows } = typeof wrong === "function" ? { start: () => wrong } : wrong;
      return {
        id,
        ...shows,
        start: () => {
          const program = start();
          return (one) => answerTo(program(one));
        },
      };
    }),
    ...definition,
  };
}

/**
 * Yields both halves of a list, and the list without each of its items; never an empty list.
 *
 * @example
 * [...shorterLists([1, 3, 4])]; // [[1], [3, 4], [3, 4], [1, 4], [1, 3]]
 */
export function* shorterLists<Item>(
  list: readonly Item[],
): Generator<readonly Item[], void, undefined> {
  if (list.length < 2) return;
  const half = Math.floor(list.length / 2);
  yield list.slice(0, half);
  yield list.slice(half);
  for (const at of list.keys()) yield list.toSpliced(at, 1);
}

/** Returns the parts of a list, typed array or record, each with a function that returns a copy with another part. */
function partsOf<Whole>(
  whole: Whole,
): readonly (readonly [part: unknown, make: (by: unknown) => Whole])[] {
  if (typeof whole !== "object" || whole === null) return [];
  return Object.entries(whole).map(([key, part]) => [
    part,
    (by) =>
      (Array.isArray(whole) || ArrayBuffer.isView(whole)
        ? (whole as unknown as number[]).with(Number(key), by as number)
        : { ...whole, [key]: by }) as Whole,
  ]);
}

/** Yields copies of a value in which one list is shorter, the outermost list first. */
function* withShorterLists<Whole>(whole: Whole): Generator<Whole, void, undefined> {
  if (Array.isArray(whole)) yield* shorterLists(whole as readonly unknown[]) as Iterable<Whole>;
  for (const [part, make] of partsOf(whole))
    for (const shorter of withShorterLists(part)) yield make(shorter);
}

/** Returns the numbers in a value. */
function numbersIn<Whole>(whole: Whole): readonly CaseNumber<Whole>[] {
  if (typeof whole === "number") return [{ value: whole, min: 0, replace: (by) => by as Whole }];
  return partsOf(whole).flatMap(([part, make]) =>
    numbersIn(part).map((number) => ({ ...number, replace: (by) => make(number.replace(by)) })),
  );
}
