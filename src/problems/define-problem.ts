import { completeExplanation, type Reasons } from "./explanation.ts";
import type { Limit, PhraseId, Problem, Winner } from "./problem.ts";
import type { TokenReader } from "./token-reader.ts";

/** The layout of an input: what ends it, and how it is read and printed. */
type Layout<Case> = Pick<Problem<Case>, "ends" | "read" | "print">;

type ReadCase<Case> = (reader: TokenReader) => Case;

/** Returns the numbers of each line of a case. */
type LinesOf<Case> = (one: Case) => readonly { join(separator: string): string }[];

const printed = (lines: ReturnType<LinesOf<unknown>>): string =>
  lines.map((line) => `${line.join(" ")}\n`).join("");

/** Returns the layout of an input with T cases that begins with T. */
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

/** Returns the layout of an input whose cases continue to the end of the file. */
export const toEnd = <Case>(readCase: ReadCase<Case>, linesOf: LinesOf<Case>): Layout<Case> => ({
  ends: "file",
  *read(reader) {
    while (!reader.atEnd()) yield readCase(reader);
  },
  print: (cases) => printed(cases.flatMap(linesOf)),
});

/** The phrase of the last line, by its number of zeros. */
const LAST = { 1: "line0", 2: "line00", 3: "line000" } as const;

/**
 * Returns the layout of an input that ends with a line of zeros. That line is required, and it must be the last.
 *
 * @param readCase returns the next case, or `undefined` for the line of zeros
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
 * Returns the layout of an input with exactly one case.
 *
 * @param last the id of the last part of the case: "lastHeap"
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

/** Returns the name and the address of a problem at HDU. */
export const hdu = (n: number) => ({
  name: `HDU ${n}`,
  url: `https://acm.hdu.edu.cn/showproblem.php?pid=${n}`,
});

/** Returns the name and the address of a problem at POJ. */
export const poj = (n: number) => ({ name: `POJ ${n}`, url: `http://poj.org/problem?id=${n}` });

/** Returns the name and the address of a problem at Luogu. */
export const luogu = (id: string) => ({
  name: `Luogu ${id}`,
  url: `https://www.luogu.com.cn/problem/${id}`,
});

type Sizes = keyof Problem["generate"];

/** The definition of a problem. */
interface Definition<Case, Verdict> extends Omit<
  Problem<Case, Verdict>,
  keyof Layout<Case> | "format" | "explain" | "generate"
> {
  readonly input: Layout<Case>;
  /** The judge's output if the first player wins, and its output if the second player wins. */
  readonly answers?: readonly [first: string, second: string];
  /** See {@link Problem.format}. By default, the entry of `answers` or, without `answers`, the verdict as a string. */
  readonly format?: (verdict: Verdict) => string;
  /** Returns the reasons for the verdict of a case. */
  readonly explain: (one: Case) => Reasons;
  /** Generate the cases for the inputs of {@link Problem.generate}. */
  readonly generate: Readonly<Record<Sizes, (random: () => number) => readonly Case[]>>;
}

/** Creates a contest problem from its definition: adds the input functions, the format and complete explanations. */
export function defineProblem<Case, Verdict = Winner>({
  input,
  answers,
  format = (verdict) => answers?.[verdict === "first" ? 0 : 1] ?? String(verdict),
  explain,
  generate,
  ...definition
}: Definition<Case, Verdict>): Problem<Case, Verdict> {
  const generated = (size: Sizes) => (random: () => number) => input.print(generate[size](random));
  return Object.freeze({
    ...definition,
    ...input,
    format,
    explain: (one) => {
      const verdict = definition.solve(one);
      const winner = verdict === "second" ? "second" : "first";
      return completeExplanation({ winner, ...explain(one) }, format(verdict));
    },
    generate: {
      tiny: generated("tiny"),
      random: generated("random"),
      largest: generated("largest"),
    },
  } satisfies Problem<Case, Verdict>);
}
