/** The first items of an iterable, and how many there are beyond them. */
export interface Kept<Item> {
  readonly kept: readonly Item[];
  readonly cut: number;
}

/** Keeps at most `most` items; the rest is counted, never stored. */
export function keepFirst<Item>(items: Iterable<Item>, most: number): Kept<Item> {
  if (Array.isArray(items)) {
    const list = items as readonly Item[];
    return { kept: list.slice(0, most), cut: Math.max(0, list.length - most) };
  }
  const kept: Item[] = [];
  let count = 0;
  for (const item of items) {
    if (count < most) kept.push(item);
    count += 1;
  }
  return { kept, cut: count - kept.length };
}
