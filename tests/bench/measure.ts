import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { compiler } from "../support/programs.ts";

/** A line of the table; `over` is true where the result misses its aim. */
export interface Row {
  readonly what: string;
  readonly result: string;
  readonly over?: boolean;
}

/** Times of one round, one right after the other. */
export interface Pair {
  readonly ours: number;
  readonly theirs: number;
}

/** The middle of the values; of an even number of them, the upper of the two in the middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

export const milliseconds = (time: number): string => `${time.toFixed(1)} ms`;

/** A result with the verdict on its aim. */
export function judged(
  what: string,
  result: string,
  value: number,
  aim: string,
  most: number,
): Row {
  const over = !(value <= most);
  return { what, result: `${result}, ${over ? "OVER ITS AIM" : "within its aim"} of ${aim}`, over };
}

/** The row of a comparison: the median of the ratios of the pairs, since a busy machine slows both of a pair down. */
export function ratioRow(
  what: string,
  reference: string,
  pairs: readonly Pair[],
  aim?: number,
): Row {
  const ratio = median(pairs.map(({ ours, theirs }) => ours / theirs));
  const ours = milliseconds(median(pairs.map((pair) => pair.ours)));
  const theirs = milliseconds(median(pairs.map((pair) => pair.theirs)));
  const result = `${ours}, ${reference} ${theirs}, ratio ${ratio.toFixed(2)}`;
  return aim === undefined
    ? { what, result }
    : judged(what, result, Number(ratio.toFixed(2)), String(aim), aim);
}

type Measure = () => number | Promise<number>;

/** Measures both in turn. The environment variable `ROUNDS` replaces the usual number of rounds. */
export async function inTurn(usual: number, ours: Measure, theirs: Measure): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let round = 0; round < Number(process.env["ROUNDS"] ?? usual); round++) {
    pairs.push({ ours: await ours(), theirs: await theirs() });
  }
  return pairs;
}

/** Compiles C++ as contest judges do, and returns the program; undefined where the machine has no compiler. */
export function compile(text: string, folder: string, name: string): string | undefined {
  if (compiler === undefined) return undefined;
  const source = join(folder, `${name}.cpp`);
  const program = join(folder, `${name}.exe`);
  writeFileSync(source, text);
  execFileSync(compiler, ["-O2", "-std=c++17", "-o", program, source]);
  return program;
}
