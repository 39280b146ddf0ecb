/** Verdicts of one message, sorted: the kind of each line, and the names of the kinds that came up for the first time. */
export interface Sorted {
  readonly kinds: Uint16Array<ArrayBuffer>;
  readonly fresh: readonly string[];
}

/** More different verdicts than this, or longer ones, are not told apart: they are no answers of a few kinds. */
export const MOST_KINDS = 1000;
export const LONGEST_KIND = 40;

/**
 * A function that sorts the verdict lines of one run into kinds, numbered from 0 as they come up. Each call takes the
 * next lines, each with its line end, and their number. It costs a look-up a line; `undefined` from the first line on
 * that has a kind too many, or is too long.
 */
export function kindSorter(): (text: string, count: number) => Sorted | undefined {
  const known = new Map<string, number>();
  let tellsApart = true;
  return (text, count) => {
    if (!tellsApart) return undefined;
    const kinds = new Uint16Array(count);
    const before = known.size;
    for (let line = 0, start = 0; line < count; line++) {
      const end = text.indexOf("\n", start);
      const verdict = text.slice(start, end);
      let kind = known.get(verdict);
      if (kind === undefined) {
        tellsApart = known.size < MOST_KINDS && verdict.length <= LONGEST_KIND;
        if (!tellsApart) return undefined;
        kind = known.size;
        known.set(verdict, kind);
      }
      kinds[line] = kind;
      start = end + 1;
    }
    return { kinds, fresh: [...known.keys()].slice(before) };
  };
}
