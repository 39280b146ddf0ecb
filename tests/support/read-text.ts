import { answers } from "../../src/problems/answers.ts";
import type { Problem } from "../../src/problems/problem.ts";
import { TokenReader } from "../../src/problems/token-reader.ts";
import { InputError } from "../../src/games/theory/input-error.ts";

/** Creates a reader of bytes in chunks of the given sizes, which are repeated; 0 is an empty chunk. */
export function chunkedReader(bytes: Uint8Array, sizes: readonly number[] = [65_536]): TokenReader {
  const buffer = new Uint8Array(Math.min(bytes.length, Math.max(1, ...sizes))); // A source may reuse its buffer.
  let at = 0;
  let turn = 0;
  return new TokenReader(() => {
    if (at >= bytes.length) return undefined;
    const chunk = bytes.subarray(at, at + (sizes[turn++ % sizes.length] ?? 1));
    at += chunk.length;
    buffer.set(chunk);
    return buffer.subarray(0, chunk.length);
  });
}

/** Runs a solver on an input, and returns its output and, if the input is invalid, the fault. */
export function judge<Case, Verdict>(
  problem: Problem<Case, Verdict>,
  input: string | Uint8Array,
  sizes?: readonly number[],
): { output: string; fault?: string } {
  const bytes = typeof input === "string" ? new TextEncoder().encode(input) : input;
  let output = "";
  try {
    for (const { text } of answers(problem, chunkedReader(bytes, sizes))) output += text;
    return { output };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { output, fault: `${error.line}:${error.column} ${error.message}` };
  }
}

/** Invalid inputs of HDU 1848: the answers before the fault, and the fault with its position. */
export const badInputs: readonly (readonly [input: string, output: string, fault: string])[] = [
  ["", "", "1:1 the input ended without the line 0 0 0"],
  ["0 0", "", "1:4 the input ended where heap p of the last line 0 0 0 was expected"],
  ["1 1 1\r\n1 x 1\r\n", "Fibo\n", '2:3 expected a whole number for heap n, found "x"'],
  ["1001 1 1\n", "", "1:1 heap m must be between 1 and 1000, or 0 at the end, found 1001"],
  ["1 4 1\n0 0 5\n", "Nacci\n", "2:5 heap p of the last line 0 0 0 must be 0, found 5"],
  ["1 1 1\n0 0 0\n\n7", "Fibo\n", '4:1 the input must end after the line 0 0 0, found "7"'],
];
