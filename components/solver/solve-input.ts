import { InputError } from "../../src/games/theory/input-error.ts";
import { problemWords } from "../../src/i18n/problem-words.ts";
import { translateFault } from "../../src/i18n/fill.ts";
import type { Language } from "../../src/i18n/words.ts";
import { answers } from "../../src/problems/answers.ts";
import { formatExplanation } from "../../src/problems/explanation.ts";
import type { Explanation, PlayedPosition, Problem } from "../../src/problems/problem.ts";
import type { TokenReader } from "../../src/problems/token-reader.ts";

/** A case by its index from 0, or the next case with a verdict; after the last case the search continues with the first. */
export type Wanted =
  { readonly index: number } | { readonly verdict: string; readonly after: number };

/** A case with its explanation. */
export interface Explained {
  readonly index: number;
  /** Only this case, as judge input without the lines that begin and end an input. */
  readonly input: string;
  readonly explanation: Explanation<string>;
  /** The positions on which it can be played: one, one for each row, or none. */
  readonly positions: readonly PlayedPosition[];
}

/** A verdict and its number of cases. */
export interface Kind {
  readonly verdict: string;
  readonly count: number;
}

/** The next verdicts of a run. */
export interface Verdicts {
  /** The verdicts' lines, each with its line end. */
  readonly text: string;
  readonly cases: number;
  /** Number of bytes of the input that are read so far. */
  readonly bytes: number;
  /** The counts of all verdicts so far; undefined if these are too many or too long to be counted. */
  readonly kinds: readonly Kind[] | undefined;
}

/** How a run ended. */
export type End =
  | { readonly kind: "finished"; readonly milliseconds: number }
  | {
      readonly kind: "refused";
      readonly milliseconds: number;
      readonly line: number;
      readonly column: number;
      readonly message: string;
    };

/** Formats a case as judge input, without the number of cases and the line that ends an input. */
function caseAlone(problem: Problem, one: unknown): string {
  const { ends } = problem;
  const lines = problem.print([one]).trimEnd().split("\n");
  if (ends === "file" || ends === "one") return lines.join("\n");
  return (ends === "count" ? lines.slice(1) : lines.slice(0, -1)).join("\n");
}

/** Returns a case with its explanation in a language, for the panel. */
export const explainCase = (
  language: Language,
  problem: Problem,
  one: unknown,
  index: number,
): Explained => ({
  index,
  input: caseAlone(problem, one),
  explanation: formatExplanation(language, problem.explain(one)),
  positions: problem.positions?.(one) ?? [],
});

/** Milliseconds between two reports of a run. More frequent reports would block rendering. */
const BETWEEN = 40;

/** Maximum number of different verdicts that are counted, and maximum length of each. */
export const COUNTED = { kinds: 100, characters: 40 } as const;

/** Adds the lines of a text to the counts; returns false if they can no longer be counted. */
function count(counts: Map<string, number>, text: string): boolean {
  for (let start = 0; start < text.length;) {
    const end = text.indexOf("\n", start);
    if (end - start > COUNTED.characters) return false;
    const verdict = text.slice(start, end);
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    if (counts.size > COUNTED.kinds) return false;
    start = end + 1;
  }
  return true;
}

const kindsOf = (counts: ReadonlyMap<string, number>): readonly Kind[] =>
  [...counts]
    .map(([verdict, count]) => ({ verdict, count }))
    .toSorted((one, other) => other.count - one.count);

/**
 * Solves an input and reports the verdicts in order, at most every 40 milliseconds. If the input has a fault, the verdicts of
 * all cases before it are reported.
 */
export function solveInput(
  problem: Problem,
  language: Language,
  reader: TokenReader,
  report: (verdicts: Verdicts) => void,
): End {
  const started = performance.now();
  const counts = new Map<string, number>();
  // Only verdicts of one line can be counted.
  let isCounted = problem.begins === undefined;
  let next = { text: "", cases: 0, bytes: 0 };
  let reported = started;
  const flush = (): void => {
    if (next.cases === 0) return;
    isCounted &&= count(counts, next.text);
    report({ ...next, kinds: isCounted ? kindsOf(counts) : undefined });
    next = { text: "", cases: 0, bytes: 0 };
    reported = performance.now();
  };
  try {
    for (const { text, cases, bytes } of answers(problem, reader)) {
      next = { text: next.text + text, cases: next.cases + cases, bytes };
      if (performance.now() - reported >= BETWEEN) flush();
    }
    flush();
    return { kind: "finished", milliseconds: performance.now() - started };
  } catch (error) {
    flush();
    if (!(error instanceof InputError)) throw error;
    const milliseconds = performance.now() - started;
    const message = translateFault(problemWords(language).phrases, error);
    const { line, column } = error;
    return { kind: "refused", milliseconds, line, column, message };
  }
}

/**
 * Explains the wanted case. Reads the input again up to that case, so that no cases have to be stored.
 *
 * @throws {RangeError} if the input has no such case
 */
export function explainWanted(
  problem: Problem,
  language: Language,
  reader: TokenReader,
  wanted: Wanted,
): Explained {
  const from = "index" in wanted ? wanted.index : wanted.after + 1;
  const hasVerdict = (one: unknown): boolean =>
    "index" in wanted || problem.format(problem.solve(one)) === wanted.verdict;
  let at = -1;
  /** The first case with the verdict, which follows the last one. */
  let first: { readonly one: unknown; readonly index: number } | undefined;
  try {
    for (const one of problem.read(reader)) {
      at += 1;
      if (at < from && ("index" in wanted || first !== undefined)) continue;
      if (!hasVerdict(one)) continue;
      if (at >= from) return explainCase(language, problem, one, at);
      first = { one, index: at };
    }
  } catch (error) {
    // The cases before a fault were answered too.
    if (!(error instanceof InputError)) throw error;
  }
  if (first !== undefined) return explainCase(language, problem, first.one, first.index);
  throw new RangeError(`Cannot explain case ${from + 1}: the input has ${at + 1}`);
}
