import { sparseFacts } from "../../theory/sparse-facts.ts";
import type { TakeAndBreak } from "../../theory/take-and-break.ts";
import type { HeapValues } from "../../theory/heap-values.ts";
import type { Row } from "./row.ts";

/** What the values of a game tell beside their period. */
export type Facts = Pick<Row, "largest" | "largestAt" | "space">;

/** The largest of these values and its first heap, and the sparse space that they have. O(values) time. */
export function factsOf(values: HeapValues, law: TakeAndBreak): Facts {
  let largestAt = 0;
  for (let heap = 1; heap < values.length; heap++) {
    if ((values[heap] ?? 0) > (values[largestAt] ?? 0)) largestAt = heap;
  }
  const space = sparseFacts({ values, known: values.length }, law);
  return {
    largest: values[largestAt] ?? 0,
    largestAt,
    ...(space && {
      space: { mask: space.mask, sized: space.sized, heaps: space.heaps, last: space.last },
    }),
  };
}
