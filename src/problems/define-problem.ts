import { completed, type Reasons } from "./explanation.ts";
import type { Limit, PhraseId, Problem, Winner } from "./problem.ts";
import type { TokenReader } from "./token-reader.ts";

/** How an input is laid out: what ends it, and how it is read and printed. */
type Layout<Case> = Pick<Problem<Case>, "ends" | "read" | "print">;

type ReadCase<Case> = (reader: TokenReader) => Case;

/** The numbers of each line of a case. */
type LinesOf<Case> = (one: Case) => readonly { join(separator: string): string }[];

const printed = (lines: ReturnType<LinesOf<unknown>>): string =>
  lines.map((line) => `${line.join(" ")}\n`).join("");

/** Cases after their number T, up to the end of the input. */
export const counted = <Case>(
  readCase: ReadCase<Case>,
  linesOf: LinesOf<Case>,
  tests: Limit = { min: 0, max: Number.MAX_SAFE_INTEGER },
): Layout<Case> => ({
  ends: "count",
  *read(reader) {
    const count = reader.integer("testsT", tests.min, tests.max);
    for (let test = 0; test < count; test++) yield readCase(reader);
    reader.end("lastTest");
  },
  print: (cases) => printed([[cases.length], ...cases.flatMap(linesOf)]),
});

/** Cases to the end of the input. */
export const toEnd = <Case>(readCase: ReadCase<Case>, linesOf: LinesOf<Case>): Layout<Case> => ({
  ends: "file",
  *read(reader) {
    while (!reader.atEnd()) yield readCase(reader);
  },
  print: (cases) => printed(cases.flatMap(linesOf)),
});

/** The last line of an input that ends in so many zeros. */
const LAST = { 1: "line0", 2: "line00", 3: "line000" } as const;

/**
 * Cases up to a line of so many zeros, which must be there and must be the last.
 *
 * @param readCase gives the next case, or `undefined` for that line
 */
export const toZeros = <Case>(
  zeros: keyof typeof LAST,
  readCase: ReadCase<Case | undefined>,
  linesOf: LinesOf<Case>,
): Layout<Case> => ({
  ends: zeros === 1 ? "zero" : "zeros",
  *read(reader) {
    for (;;) {
      if (reader.atEnd()) reader.fail({ id: "endedBefore", values: { what: { id: LAST[zeros] } } });
      const one = readCase(reader);
      if (one === undefined) break;
      yield one;
    }
    reader.end(LAST[zeros]);
  },
  print: (cases) => printed([...cases.flatMap(linesOf), new Array<number>(zeros).fill(0)]),
});

/**
 * One case, which is all of the input.
 *
 * @param last the id of its last part: "lastHeap"
 */
export const single = <Case>(
  readCase: ReadCase<Case>,
  linesOf: LinesOf<Case>,
  last: PhraseId,
): Layout<Case> => ({
  ends: "one",
  *read(reader) {
    yield readCase(reader);
    reader.end(last);
  },
  print: (cases) => printed(cases.flatMap(linesOf)),
});

/** A problem at HDU, by its number. */
export const hdu = (n: number) => ({
  name: `HDU ${n}`,
  url: `https://acm.hdu.edu.cn/showproblem.php?pid=${n}`,
});

/** A problem at POJ, by its number. */
export const poj = (n: number) => ({ name: `POJ ${n}`, url: `http://poj.org/problem?id=${n}` });

/** A problem at Luogu, by its id there. */
export const luogu = (id: string) => ({
  name: `Luogu ${id}`,
  url: `https://www.luogu.com.cn/problem/${id}`,
});

type Sizes = keyof Problem["generate"];

/** What a problem says of itself. */
interface Own<Case, Verdict> extends Omit<
  Problem<Case, Verdict>,
  keyof Layout<Case> | "format" | "explain" | "generate"
> {
  readonly input: Layout<Case>;
  /** The judge's words for a case that the first player wins, and for one that the second wins. */
  readonly answers?: readonly [first: string, second: string];
  /** As {@link Problem.format} has it; a verdict that is no winner is its own text by default. */
  readonly format?: (verdict: Verdict) => string;
  /** Why a case has its verdict. */
  readonly explain: (one: Case) => Reasons;
  /** Cases for the inputs of {@link Problem.generate}. */
  readonly generate: Readonly<Record<Sizes, (random: () => number) => readonly Case[]>>;
}

/** A contest problem from what it says of itself: its input, its verdicts and its explanations are completed. */
export function defineProblem<Case, Verdict = Winner>({
  input,
  answers,
  format = (verdict) => answers?.[verdict === "first" ? 0 : 1] ?? String(verdict),
  explain,
  generate,
  ...own
}: Own<Case, Verdict>): Problem<Case, Verdict> {
  const generated = (size: Sizes) => (random: () => number) => input.print(generate[size](random));
  return Object.freeze({
    ...own,
    ...input,
    format,
    explain: (one) => {
      const verdict = own.solve(one);
      const winner = verdict === "second" ? "second" : "first";
      return completed({ winner, ...explain(one) }, format(verdict));
    },
    generate: {
      tiny: generated("tiny"),
      random: generated("random"),
      largest: generated("largest"),
    },
  } satisfies Problem<Case, Verdict>);
}
