import { InputError } from "../../src/games/theory/input-error.ts";
import { problemWords } from "../../src/i18n/problem-words.ts";
import { translateFault } from "../../src/i18n/translate.ts";
import type { Language } from "../../src/i18n/words.ts";
import { answers } from "../../src/problems/answers.ts";
import type { Problem } from "../../src/problems/problem.ts";
import type { TokenReader } from "../../src/problems/token-reader.ts";
import { explainCase } from "./explain-case.ts";
import type { End, Explained, Kind, Verdicts, Wanted } from "./protocol.ts";

/** Milliseconds between two reports of a run: more would keep the page from rendering. */
const BETWEEN = 40;

/** Verdicts are counted while there are at most this many different ones, of at most this many characters. */
export const COUNTED = { kinds: 100, characters: 40 } as const;

/** Adds the lines of a text to the counts; false where they can no longer be counted. */
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
 * Solves an input and reports the verdicts at most every 40 milliseconds, in order; at the first fault, those of all
 * cases before it.
 */
export function solveInput(
  problem: Problem,
  language: Language,
  reader: TokenReader,
  report: (verdicts: Verdicts) => void,
): End {
  const started = performance.now();
  const counts = new Map<string, number>();
  // Counted are lines.
  let isCounted = problem.begins === undefined;
  let next = { text: "", cases: 0, bytes: 0 };
  let reported = started;
  const flush = (): void => {
    if (next.cases === 0) return;
    isCounted &&= count(counts, next.text);
    report({ kind: "verdicts", ...next, kinds: isCounted ? kindsOf(counts) : undefined });
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
 * Explains the wanted case. It reads the input again up to that case, so that no cases have to be stored.
 *
 * @throws {RangeError} when the input has no such case
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
  /** The first case with the verdict, which is the next one after the last. */
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
    // The cases before a fault were answered, too.
    if (!(error instanceof InputError)) throw error;
  }
  if (first !== undefined) return explainCase(language, problem, first.one, first.index);
  throw new RangeError(`Cannot explain case ${from + 1}: the input has ${at + 1}`);
}
