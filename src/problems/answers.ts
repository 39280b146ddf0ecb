import type { Problem } from "./problem.ts";
import type { TokenReader } from "./token-reader.ts";

/** The verdicts of some cases in a row. */
interface Batch {
  readonly cases: number;
  /** Bytes of the input read so far, for a progress bar. */
  readonly bytes: number;
  /** Each line with its line end. */
  readonly text: string;
}

/**
 * Answers a judge input as a stream: reads, solves and formats case after case, in constant memory.
 *
 * @param batchSize the number of cases in a batch, at least 1
 * @throws {InputError} at the first fault, after the batch with the last complete case before it.
 * @example
 * const reader = textReader("1 1 1\n1 4 1\n0 0 0\n");
 * const [batch] = answers(hdu1848, reader);
 * batch?.text; // "Fibo\nNacci\n"
 */
export function* answers<Case, Verdict>(
  problem: Problem<Case, Verdict>,
  reader: TokenReader,
  batchSize = 4096,
): Generator<Batch, void, undefined> {
  const cases = problem.read(reader);
  for (;;) {
    const lines: string[] = [];
    const end = answerSome(problem, cases, batchSize, lines);
    if (lines.length > 0)
      yield { cases: lines.length, bytes: reader.bytes, text: `${lines.join("\n")}\n` };
    if (end?.fault !== undefined) throw end.fault;
    if (end !== undefined) return;
  }
}

/** How the input ended: normally, or with a fault. */
interface End {
  readonly fault?: Error;
}

/** Answers up to this many cases. A separate function, so that the engine can compile the loop as a unit. */
function answerSome<Case, Verdict>(
  { solve, format }: Pick<Problem<Case, Verdict>, "solve" | "format">,
  cases: Iterator<Case, void, undefined>,
  most: number,
  lines: string[],
): End | undefined {
  try {
    while (lines.length < most) {
      const next = cases.next();
      if (next.done === true) return {};
      lines.push(format(solve(next.value)));
    }
    return undefined;
  } catch (error) {
    return { fault: error instanceof Error ? error : new Error(String(error)) };
  }
}
