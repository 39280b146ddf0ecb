import { diffArrays } from "diff";

/** Successive lines that both texts have, near a change or far from any, or only the first, or only the second. */
export interface Part {
  readonly kind: "same" | "folded" | "removed" | "added";
  readonly lines: readonly string[];
}

/** Edits of more lines than this are not searched for likeness: the search is quadratic in them. */
const MOST_CHANGES = 1000;

/**
 * Two texts line by line, what is only in the first before what is only in the second.
 *
 * @param near how many lines that are alike stand around a change; a fold hides at least two of the others
 */
export function difference(before: string, after: string, near = 3): Part[] {
  const [first, second] = [before.split("\n"), after.split("\n")];
  const parts = diffArrays(first, second, { maxEditLength: MOST_CHANGES }) ?? [
    { removed: true, added: false, value: first },
    { removed: false, added: true, value: second },
  ];
  return parts.flatMap(({ removed, added, value: lines }, i): Part[] => {
    const kind = removed ? "removed" : added ? "added" : "same";
    const start = i === 0 ? 0 : near;
    const end = lines.length - (i === parts.length - 1 ? 0 : near);
    if (kind !== "same" || end - start < 2 || parts.length === 1) return [{ kind, lines }];
    const all: Part[] = [
      { kind, lines: lines.slice(0, start) },
      { kind: "folded", lines: lines.slice(start, end) },
      { kind, lines: lines.slice(end) },
    ];
    return all.filter((part) => part.lines.length > 0);
  });
}
