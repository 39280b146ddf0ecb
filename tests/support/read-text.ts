import { answers } from "../../src/problems/answers.ts";
import type { Problem } from "../../src/problems/problem.ts";
import { TokenReader } from "../../src/problems/token-reader.ts";
import { InputError } from "../../src/games/theory/input-error.ts";

/** A reader on bytes that come in chunks of the given sizes, over and over; 0 is an empty chunk. */
export function chunkedReader(bytes: Uint8Array, sizes: readonly number[] = [65_536]): TokenReader {
  const buffer = new Uint8Array(Math.min(bytes.length, Math.max(1, ...sizes))); // used again for every chunk, as a source may
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

/** What a solver makes of an input: its output and, when the input is bad, the fault. */
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

/** Damaged inputs to HDU 1848: the answers that still come out, and where and what the fault is. */
export const badInputs: readonly {
  readonly what: string;
  readonly input: string;
  readonly output: string;
  readonly fault: string;
}[] = [
  bad("nothing", "", "", "1:1 the input ended without the line 0 0 0"),
  bad("white space alone", " \n\n", "", "3:1 the input ended without the line 0 0 0"),
  bad("no last line", "1 1 1\n", "Fibo\n", "2:1 the input ended without the line 0 0 0"),
  bad("half a case", "1 1 1\n1 4", "Fibo\n", "2:4 the input ended where heap p was expected"),
  bad(
    "half a last line",
    "0 0",
    "",
    "1:4 the input ended where heap p of the last line 0 0 0 was expected",
  ),
  bad(
    "a word",
    "1 1 1\n1 four 1\n0 0 0\n",
    "Fibo\n",
    '2:3 expected a whole number for heap n, found "four"',
  ),
  bad("a fraction", "1.5 1 1\n", "", '1:1 expected a whole number for heap m, found "1.5"'),
  bad("an exponent", "1e3 1 1\n", "", '1:1 expected a whole number for heap m, found "1e3"'),
  bad("a plus", "1 +5 1\n", "", '1:3 expected a whole number for heap n, found "+5"'),
  bad("a minus alone", "1 - 1\n", "", '1:3 expected a whole number for heap n, found "-"'),
  bad(
    "a NUL byte",
    "1 1\u00001 1\n",
    "",
    '1:3 expected a whole number for heap n, found "1\\u00001"',
  ),
  bad(
    "Chinese numerals",
    "1 1 1\n1 三 1",
    "Fibo\n",
    '2:3 expected a whole number for heap n, found "三"',
  ),
  bad(
    "a space that is none for numbers",
    "1\u20091 1\n",
    "",
    '1:1 expected a whole number for heap m, found "1\\u20091"',
  ),
  bad("a negative heap", "1 1 -1\n", "", "1:5 heap p must be between 1 and 1000, found -1"),
  bad(
    "too many stones",
    "1001 1 1\n",
    "",
    "1:1 heap m must be between 1 and 1000, or 0 at the end, found 1001",
  ),
  bad(
    "far too many",
    `1 ${"9".repeat(30)} 1`,
    "",
    `1:3 heap n must be between 1 and 1000, found "${"9".repeat(20)}…"`,
  ),
  bad("an empty heap", "5 0 5\n0 0 0\n", "", "1:3 heap n must be between 1 and 1000, found 0"),
  bad(
    "a last line that is none",
    "1 4 1\n0 0 5\n",
    "Nacci\n",
    "2:5 heap p of the last line 0 0 0 must be 0, found 5",
  ),
  bad(
    "text after the end",
    "1 1 1\n0 0 0\n\n7",
    "Fibo\n",
    '4:1 the input must end after the line 0 0 0, found "7"',
  ),
  bad("CR LF", "1 1 1\r\n1 x 1\r\n", "Fibo\n", '2:3 expected a whole number for heap n, found "x"'),
  bad(
    "CR alone",
    "1 1 1\r\r1 x 1\r",
    "Fibo\n",
    '3:3 expected a whole number for heap n, found "x"',
  ),
  bad("a byte order mark", "\uFEFFx", "", '1:1 expected a whole number for heap m, found "x"'),
];

function bad(what: string, input: string, output: string, fault: string) {
  return { what, input, output, fault };
}
