import { diffArrays } from "diff";

/** One line of two texts, or lines that are alike and far from any change. */
export type DifferenceRow =
  | { readonly kind: "same" | "removed" | "added"; readonly text: string }
  | { readonly kind: "folded"; readonly count: number };

/** Edits of more lines than this are not searched for likeness: the search is quadratic in them. */
const MOST_CHANGES = 1000;

/**
 * Two texts line by line, what is only in the first before what is only in the second.
 *
 * @param near how many lines that are alike stand around a change; a fold hides at least two of the others
 */
export function difference(before: string, after: string, near = 3): DifferenceRow[] {
  const [first, second] = [before.split("\n"), after.split("\n")];
  const parts = diffArrays(first, second, { maxEditLength: MOST_CHANGES }) ?? [
    { removed: true, added: false, value: first },
    { removed: false, added: true, value: second },
  ];
  return parts.flatMap(({ removed, added, value }, i) => {
    const kind = removed ? "removed" : added ? "added" : "same";
    const rows = value.map((text): DifferenceRow => ({ kind, text }));
    const start = i === 0 ? 0 : near;
    const count = rows.length - start - (i === parts.length - 1 ? 0 : near);
    if (kind !== "same" || count < 2 || parts.length === 1) return rows;
    return [...rows.slice(0, start), { kind: "folded", count }, ...rows.slice(start + count)];
  });
}
