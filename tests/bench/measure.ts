import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { compiler } from "../support/programs.ts";

/** A row of the report. `over` is true if the result misses its target. */
export interface Row {
  readonly what: string;
  readonly result: string;
  readonly over?: boolean;
}

/** Times of one round, measured one right after the other. */
export interface Pair {
  readonly ours: number;
  readonly theirs: number;
}

/** Returns the median of the values; for an even number of values, the upper of the two in the middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

export const milliseconds = (time: number): string => `${time.toFixed(1)} ms`;

/** Returns the row of a result with a target. */
export function rowOf(
  what: string,
  result: string,
  value: number,
  target: string,
  most: number,
): Row {
  const over = !(value <= most);
  return {
    what,
    result: `${result}, ${over ? "OVER TARGET" : "within target"} of ${target}`,
    over,
  };
}

/** Returns the row of a comparison: the median of the pairs' ratios, since a busy machine slows down both of a pair. */
export function ratioRow(
  what: string,
  reference: string,
  pairs: readonly Pair[],
  target?: number,
): Row {
  const ratio = median(pairs.map(({ ours, theirs }) => ours / theirs));
  const ours = milliseconds(median(pairs.map((pair) => pair.ours)));
  const theirs = milliseconds(median(pairs.map((pair) => pair.theirs)));
  const result = `${ours}, ${reference} ${theirs}, ratio ${ratio.toFixed(2)}`;
  return target === undefined
    ? { what, result }
    : rowOf(what, result, Number(ratio.toFixed(2)), String(target), target);
}

type Measure = () => number | Promise<number>;

/** Measures both alternately. The environment variable `ROUNDS` replaces the usual number of rounds. */
export async function pairsOf(usual: number, ours: Measure, theirs: Measure): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let round = 0; round < Number(process.env["ROUNDS"] ?? usual); round++) {
    pairs.push({ ours: await ours(), theirs: await theirs() });
  }
  return pairs;
}

/** Compiles C++ as contest judges do, and returns the program; undefined if the machine has no compiler. */
export function compile(text: string, folder: string, name: string): string | undefined {
  if (compiler === undefined) return undefined;
  const source = join(folder, `${name}.cpp`);
  const program = join(folder, `${name}.exe`);
  writeFileSync(source, text);
  execFileSync(compiler, ["-O2", "-std=c++17", "-o", program, source]);
  return program;
}
