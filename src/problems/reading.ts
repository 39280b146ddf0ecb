import type { Limit, PhraseId } from "./problem.ts";
import { TokenReader } from "./token-reader.ts";

/** Part of plain JavaScript's hosts, though not of the language. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** A {@link TokenReader} for a text, encoded as UTF-8. */
export function textReader(text: string): TokenReader {
  const chunks = [new TextEncoder().encode(text)];
  return new TokenReader(() => chunks.pop());
}

/** So many numbers within a limit. */
export function readNumbers(
  reader: TokenReader,
  count: number,
  what: PhraseId,
  { min, max }: Limit,
): number[] {
  const numbers: number[] = [];
  for (let index = 0; index < count; index++) numbers.push(reader.integer(what, min, max));
  return numbers;
}

/** Cases after their number T, up to the end of the input. */
export function* countedCases<Case>(
  reader: TokenReader,
  readCase: (reader: TokenReader) => Case,
  tests: Limit = { min: 0, max: Number.MAX_SAFE_INTEGER },
): Generator<Case, void, undefined> {
  const count = reader.integer("testsT", tests.min, tests.max);
  for (let test = 0; test < count; test++) yield readCase(reader);
  reader.end("lastTest");
}

/** Cases to the end of the input. */
export function* casesToEnd<Case>(
  reader: TokenReader,
  readCase: (reader: TokenReader) => Case,
): Generator<Case, void, undefined> {
  while (!reader.atEnd()) yield readCase(reader);
}

/** Cases that begin with a count, up to a 0 in its place, which must be there and must be the last. */
export function* casesToZero<Case>(
  reader: TokenReader,
  what: PhraseId,
  { min, max }: Limit,
  readCase: (reader: TokenReader, count: number) => Case,
): Generator<Case, void, undefined> {
  for (;;) {
    if (reader.atEnd()) reader.fail({ id: "endedBefore0" });
    const count = reader.integer(what, min, max, 0);
    if (count === 0) break;
    yield readCase(reader, count);
  }
  reader.end("line0");
}

/**
 * An iterator over small cases of an input, or over results computed from them. With a generator, each step would take
 * as long as reading the case; engines inline this iterator into the loop that uses it.
 *
 * @param readCase gives the next case, or `undefined` once, after the last
 */
export function casesOf<Case>(
  reader: TokenReader,
  readCase: (reader: TokenReader) => Case | undefined,
): IterableIterator<Case, void, undefined> {
  const cases: IterableIterator<Case, void, undefined> = {
    next() {
      const value = readCase(reader);
      // One object literal for both results lets the engine avoid the allocation.
      return { done: value === undefined, value } as IteratorResult<Case, void>;
    },
    [Symbol.iterator]: () => cases,
  };
  return cases;
}
