import type { TokenReader } from "./token-reader.ts";

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
