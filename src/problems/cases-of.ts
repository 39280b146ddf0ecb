import type { TokenReader } from "./token-reader.ts";

/**
 * The cases of an input, or what is made of them, where they are small: a generator would take as long to go from case
 * to case as they take to be read, and this iterator is compiled into the loop that uses it.
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
      // One literal for both results: the compiler can then do without making the object.
      return { done: value === undefined, value } as IteratorResult<Case, void>;
    },
    [Symbol.iterator]: () => cases,
  };
  return cases;
}
