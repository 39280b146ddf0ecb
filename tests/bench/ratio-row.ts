import { median } from "./median.ts";
import { milliseconds, type Row } from "./row.ts";

/** What we took and what they took, one right after the other. */
export interface Pair {
  readonly ours: number;
  readonly theirs: number;
}

/** Something of ours beside its twin: what does the same by the same method without us. */
export interface Comparison {
  readonly what: string;
  readonly twin: string;
  readonly pairs: readonly Pair[];
  /** The most that the ratio may be. */
  readonly aim?: number;
}

/**
 * The median of the pairs' ratios, ours ÷ theirs, to two decimals: as it is said, so it is judged. A machine that is
 * busy for a while slows both of a pair down.
 */
export const ratioOf = (pairs: readonly Pair[]): number =>
  Number(median(pairs.map(({ ours, theirs }) => ours / theirs)).toFixed(2));

/** The row that says: ours, theirs, the ratio, and whether it is within its aim. Where nothing was measured it is not. */
export function ratioRow({ what, twin, pairs, aim }: Comparison): Row {
  const ours = milliseconds(median(pairs.map((pair) => pair.ours)));
  const theirs = milliseconds(median(pairs.map((pair) => pair.theirs)));
  const ratio = ratioOf(pairs);
  const said = `${ours}, ${twin} ${theirs}, ratio ${ratio.toFixed(2)}`;
  if (aim === undefined) return [what, said];
  const over = !(ratio <= aim);
  const verdict = over ? `OVER ITS AIM of ${aim}` : `aim ${aim}: within`;
  return { what, result: `${said}, ${verdict}`, over };
}
