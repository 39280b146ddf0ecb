import type { Problem } from "./problem.ts";
import type { TokenReader } from "./token-reader.ts";

/** A global of every JavaScript host that is not part of the language. */
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };

/** The verdicts of consecutive cases. */
interface Batch {
  readonly cases: number;
  /** Bytes of the input read so far, for a progress bar. */
  readonly bytes: number;
  /** The verdicts in ASCII, each followed by a line end. */
  readonly output: Uint8Array;
  /** The output as text. It is decoded on access, since writing to a file needs only the bytes. */
  readonly text: string;
}

/**
 * Answers a judge input as a stream: reads, solves and formats one case after another, in constant memory.
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
  const writer = new LineWriter();
  for (;;) {
    const end = answerSome(problem, cases, batchSize, writer);
    if (writer.lines > 0) yield batchOf(writer.lines, reader.bytes, writer.take());
    if (end?.fault !== undefined) throw end.fault;
    if (end !== undefined) return;
  }
}

const batchOf = (cases: number, bytes: number, output: Uint8Array): Batch => ({
  cases,
  bytes,
  output,
  get text() {
    return new TextDecoder().decode(output);
  },
});

/** How the input ended: normally, or with a fault. */
interface End {
  readonly fault?: Error;
}

/** Answers up to `limit` cases. The loop is in a separate function so that the engine can compile it as a unit. */
function answerSome<Case, Verdict>(
  { solve, format }: Pick<Problem<Case, Verdict>, "solve" | "format">,
  cases: Iterator<Case, void, undefined>,
  limit: number,
  writer: LineWriter,
): End | undefined {
  try {
    while (writer.lines < limit) {
      const next = cases.next();
      if (next.done === true) return {};
      writer.add(format(solve(next.value)));
    }
    return undefined;
  } catch (error) {
    return { fault: error instanceof Error ? error : new Error(String(error)) };
  }
}

const LF = 10;

/** A buffer of ASCII lines as bytes, which is faster than strings for short verdicts. */
class LineWriter {
  #bytes = new Uint8Array(65_536);
  #length = 0;
  #lines = 0;

  /** Number of lines added since the last {@link take}. */
  get lines(): number {
    return this.#lines;
  }

  /** Adds a line and its line end. */
  add(line: string): void {
    const at = this.#length;
    const end = at + line.length + 1;
    if (end > this.#bytes.length) this.#grow(end);
    const bytes = this.#bytes;
    const length = line.length;
    for (let index = 0; index < length; index++) bytes[at + index] = line.charCodeAt(index);
    bytes[end - 1] = LF;
    this.#length = end;
    this.#lines++;
  }

  /** Returns the lines and empties the buffer. */
  take(): Uint8Array {
    const lines = this.#bytes.slice(0, this.#length);
    this.#length = 0;
    this.#lines = 0;
    return lines;
  }

  #grow(needed: number): void {
    const larger = new Uint8Array(2 * needed);
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}
