/** Verdict lines of one message of the worker: joined, each with its line end, and the number of the first. */
interface Batch {
  readonly start: number;
  readonly text: string;
}

/**
 * The verdicts of one run, in order. To save memory they are not split: a million of them are a few hundred strings.
 */
export interface VerdictRoll {
  readonly count: number;
  readonly batches: readonly Batch[];
}

export const emptyRoll: VerdictRoll = { count: 0, batches: [] };

/** The roll with `count` more lines; `text` holds them, each with its line end. */
export const append = (roll: VerdictRoll, text: string, count: number): VerdictRoll => ({
  count: roll.count + count,
  batches: [...roll.batches, { start: roll.count, text }],
});

/** Lines `from` to `to`, without the last; costs the splitting of the batches that they touch. */
export function slice(roll: VerdictRoll, from: number, to: number): string[] {
  const touched = roll.batches.filter((batch, index) => {
    const end = roll.batches[index + 1]?.start ?? roll.count;
    return batch.start < to && end > from;
  });
  const first = touched[0];
  if (first === undefined) return [];
  const lines = touched.flatMap(({ text }) => text.slice(0, -1).split("\n"));
  return lines.slice(from - first.start, to - first.start);
}

/** The whole roll as a file, byte for byte what the command `solve` prints. */
export const asBlob = (roll: VerdictRoll): Blob =>
  new Blob(
    roll.batches.map(({ text }) => text),
    { type: "text/plain" },
  );
