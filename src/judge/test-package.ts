import { inputsOf, STEPS } from "./inputs.ts";
import type { Task } from "./task.ts";

/** A file of a package: its path, with slashes, and its text. */
export interface PackedFile {
  readonly path: string;
  readonly text: string;
}

interface Packed<Case> {
  readonly task: Task<Case>;
  /** A complete input with these cases. */
  readonly print: (cases: readonly Case[]) => string;
  /** The cases that whoever solves the problem is shown. */
  readonly samples: readonly Case[];
  readonly seed: number;
}

/**
 * The test data of a package in the ICPC problem package format: what the judge asks, an input and its answers each, in the
 * judge's order.
 *
 * @see https://icpc.io/problem-package-format/spec/legacy-icpc.html
 */
export function testFiles<Case>(packed: Packed<Case>): readonly PackedFile[] {
  const { task, samples, seed } = packed;
  const secret = STEPS.slice(1).flatMap((step, order) => {
    const inputs = inputsOf(task, step, seed);
    const width = String(inputs.length).length;
    return inputs.flatMap((cases, at) => {
      const number = inputs.length === 1 ? "" : `-${String(at + 1).padStart(width, "0")}`;
      return pair(packed, `secret/${order + 1}-${step}${number}`, cases);
    });
  });
  return [...pair(packed, "sample/sample", samples), ...secret];
}

const pair = <Case>(
  { task, print }: Packed<Case>,
  name: string,
  cases: readonly Case[],
): readonly PackedFile[] => [
  { path: `data/${name}.in`, text: print(cases) },
  { path: `data/${name}.ans`, text: cases.map((one) => `${String(task.answer(one))}\n`).join("") },
];
