import { itemAt } from "../../src/games/theory/item-at.ts";
import type { Sorted } from "./verdict-kinds.ts";

/** Verdict lines of one message of the worker: joined, each with its line end, and the number of the first. */
interface Batch {
  readonly start: number;
  readonly text: string;
  readonly kinds: Uint16Array | undefined;
}

/** One kind of verdict: its text, and how many cases have it. */
export interface Kind {
  readonly verdict: string;
  readonly count: number;
}

/**
 * The verdicts of one run, in order. To save memory they are not split: a million of them are a few hundred strings.
 */
export interface VerdictRoll {
  readonly count: number;
  readonly batches: readonly Batch[];
  /** By the number of a kind; undefined where verdicts are not sorted. */
  readonly kinds: readonly Kind[] | undefined;
}

export const emptyRoll: VerdictRoll = { count: 0, batches: [], kinds: [] };

/** The roll with `count` more lines; `text` holds them, each with its line end. Kinds stay known while all are sorted. */
export const append = (
  roll: VerdictRoll,
  text: string,
  count: number,
  sorted?: Sorted,
): VerdictRoll => ({
  count: roll.count + count,
  batches: [...roll.batches, { start: roll.count, text, kinds: sorted?.kinds }],
  kinds: sorted && roll.kinds && addKinds(roll.kinds, sorted),
});

function addKinds(known: readonly Kind[], { kinds, fresh }: Sorted): readonly Kind[] {
  const counts = new Uint32Array(known.length + fresh.length);
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  const before = [...known, ...fresh.map((verdict) => ({ verdict, count: 0 }))];
  return before.map(({ verdict, count }, at) => ({ verdict, count: count + (counts[at] ?? 0) }));
}

/**
 * Lines `from` to `to`, without the last. It costs a look-up a line where verdicts are sorted, else the splitting of the
 * batches that the lines touch.
 */
export function slice(roll: VerdictRoll, from: number, to: number): string[] {
  const { kinds } = roll;
  if (kinds !== undefined) {
    const end = Math.min(to, roll.count);
    return Array.from({ length: Math.max(0, end - from) }, (_, at) => {
      const kind = kindAt(roll, from + at);
      return kind === undefined ? "" : itemAt(kinds, kind).verdict;
    });
  }
  const touched = roll.batches.filter((batch, index) => {
    const end = roll.batches[index + 1]?.start ?? roll.count;
    return batch.start < to && end > from;
  });
  const first = touched[0];
  if (first === undefined) return [];
  const lines = touched.flatMap(({ text }) => text.slice(0, -1).split("\n"));
  return lines.slice(from - first.start, to - first.start);
}

/** The indices of the cases of a kind, increasing; costs a look at every case's number, not at its text. */
export function casesOf(roll: VerdictRoll, kind: number): Uint32Array {
  const cases = new Uint32Array(roll.kinds?.[kind]?.count ?? 0);
  let found = 0;
  for (const { start, kinds } of roll.batches) {
    if (kinds === undefined) continue;
    for (let at = kinds.indexOf(kind); at >= 0; at = kinds.indexOf(kind, at + 1)) {
      cases[found++] = start + at;
    }
  }
  return cases;
}

/** The kind of a case; undefined where verdicts are not sorted. */
export function kindAt(roll: VerdictRoll, index: number): number | undefined {
  const batch = roll.batches.findLast(({ start }) => start <= index);
  return roll.kinds && batch?.kinds?.[index - batch.start];
}

/** The first case after `index` that has its verdict, from the first case on again after the last; undefined without another. */
export function nextOfKind(roll: VerdictRoll, index: number): number | undefined {
  const kind = kindAt(roll, index);
  if (kind === undefined) return undefined;
  const cases = casesOf(roll, kind);
  const next = cases[(cases.indexOf(index) + 1) % cases.length];
  return next === index ? undefined : next;
}

/** The whole roll as a file, byte for byte what the command `solve` prints. */
export const asBlob = (roll: VerdictRoll): Blob =>
  new Blob(
    roll.batches.map(({ text }) => text),
    { type: "text/plain" },
  );
