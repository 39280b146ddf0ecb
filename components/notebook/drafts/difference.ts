import { diffArrays } from "diff";

/** One line of two texts, where they are alike or not; a side without it has a gap. */
export type DifferenceRow =
  | { readonly kind: "same"; readonly text: string }
  | {
      readonly kind: "other";
      readonly before: string | undefined;
      readonly after: string | undefined;
    }
  /** Lines that are alike and far from any change. */
  | { readonly kind: "folded"; readonly count: number };

/** Edits of more lines than this are not searched for likeness: the search is quadratic in them. */
const MOST_CHANGES = 1000;

/** Lines shown around a change. */
const CONTEXT = 3;

interface Block {
  readonly removed: readonly string[];
  readonly added: readonly string[];
  readonly same: readonly string[];
}

function* blocks(before: readonly string[], after: readonly string[]): Iterable<Block> {
  const changes = diffArrays([...before], [...after], { maxEditLength: MOST_CHANGES });
  if (!changes) {
    yield { removed: before, added: after, same: [] };
    return;
  }
  let removed: readonly string[] = [];
  let added: readonly string[] = [];
  for (const change of changes) {
    if (change.removed) removed = change.value;
    else if (change.added) added = change.value;
    else {
      yield { removed, added, same: change.value };
      [removed, added] = [[], []];
    }
  }
  yield { removed, added, same: [] };
}

/** Two texts line by line, changed lines side by side. */
export function difference(before: string, after: string): DifferenceRow[] {
  return [...blocks(before.split("\n"), after.split("\n"))].flatMap(({ removed, added, same }) => [
    ...Array.from({ length: Math.max(removed.length, added.length) }, (_, i) => ({
      kind: "other" as const,
      before: removed[i],
      after: added[i],
    })),
    ...same.map((text) => ({ kind: "same" as const, text })),
  ]);
}

/** Folds what is alike and more than a few lines from any change. A fold hides at least two lines. */
export function foldSame(rows: readonly DifferenceRow[]): DifferenceRow[] {
  const near = (at: number) =>
    rows.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some((row) => row.kind !== "same");
  const folded: DifferenceRow[] = [];
  for (let at = 0; at < rows.length;) {
    let end = at;
    while (end < rows.length && !near(end)) end += 1;
    if (end - at > 1) folded.push({ kind: "folded", count: end - at });
    else folded.push(...rows.slice(at, end));
    folded.push(...rows.slice(end, end + 1));
    at = end + 1;
  }
  return folded;
}
