import type { Problem } from "./problem.ts";
import type { TokenReader } from "./token-reader.ts";

/** The verdicts of some cases in a row. */
export interface Batch {
  /** One line a case, each with its line end. */
  readonly text: string;
  readonly cases: number;
  /** Bytes of the input read so far, for a progress bar. */
  readonly bytes: number;
}

/**
 * Answers a judge input as it comes in: reads, solves and formats case after case, in constant memory.
 *
 * @param batchSize so many cases are answered before a batch is given out, from 1
 * @throws {InputError} at the first fault, after the batch with the last complete case before it.
 * @example
 * const reader = textReader("1 1 1\n1 4 1\n0 0 0\n");
 * [...answers(hdu1848, reader)]; // [{ text: "Fibo\nNacci\n", cases: 2, bytes: 18 }]
 */
export function* answers<Case, Verdict>(
  problem: Problem<Case, Verdict>,
  reader: TokenReader,
  batchSize = 4096,
): Generator<Batch, void, undefined> {
  const cases = problem.read(reader);
  for (;;) {
    let text = "";
    let count = 0;
    let fault: Error | undefined;
    let done = false;
    while (count < batchSize && !done) {
      try {
        const next = cases.next();
        if (next.done === true) {
          done = true;
        } else {
          text += `${problem.format(problem.solve(next.value))}\n`;
          count++;
        }
      } catch (error) {
        fault = error instanceof Error ? error : new Error(String(error));
        done = true;
      }
    }
    if (count > 0) yield { text, cases: count, bytes: reader.bytes };
    if (fault !== undefined) throw fault;
    if (done) return;
  }
}
