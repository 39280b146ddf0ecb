import { itemAt } from "../../games/theory/item-at.ts";
import type { Winner } from "../problem.ts";
import type { Case } from "./problem.ts";

/** A graph of peaks and valleys, and a maximum matching of it. Place 0 of each list is not used; 0 is no partner. */
interface Matched {
  /** The valleys beside a peak. */
  readonly valleys: readonly (readonly number[])[];
  /** The valley that a peak is matched with. */
  readonly valleyOf: readonly number[];
  /** The peak that a valley is matched with. */
  readonly peakOf: readonly number[];
}

/** Kuhn's algorithm, breadth first: no recursion that is as deep as the graph. O(N (N + M)). */
export function matched({ places, trails }: Case): Matched {
  const valleys: number[][] = Array.from({ length: places + 1 }, () => []);
  for (const [peak, valley] of trails) valleys[peak]?.push(valley);
  const valleyOf = new Array<number>(places + 1).fill(0);
  const peakOf = new Array<number>(places + 1).fill(0);
  /** The peak from which a valley was reached, and the search in which it was. */
  const before = new Array<number>(places + 1).fill(0);
  const reachedBy = new Array<number>(places + 1).fill(0);

  /** A valley without a partner that an alternating path from a peak leads to; 0 for none. */
  const search = (root: number): number => {
    const queue = [root];
    for (const peak of queue) {
      for (const valley of itemAt(valleys, peak)) {
        if (reachedBy[valley] === root) continue;
        reachedBy[valley] = root;
        before[valley] = peak;
        const rival = itemAt(peakOf, valley);
        if (rival === 0) return valley;
        queue.push(rival);
      }
    }
    return 0;
  };

  for (let root = 1; root <= places; root++) {
    for (let valley = search(root); valley !== 0;) {
      const peak = itemAt(before, valley);
      const next = itemAt(valleyOf, peak);
      valleyOf[peak] = valley;
      peakOf[valley] = peak;
      valley = next;
    }
  }
  return { valleys, valleyOf, peakOf };
}

/** The peaks that some maximum matching does not cover: those that alternating paths lead to from one that this one does not. */
export function lostPeaks({
  valleys,
  valleyOf,
  peakOf,
}: Matched): ReadonlySet<number> {
  const lost = new Set<number>();
  for (const [peak, valley] of valleyOf.entries())
    if (peak > 0 && valley === 0) lost.add(peak);
  // It grows as it is read. The matching is maximum, so every valley beside a lost peak has a partner.
  for (const peak of lost)
    for (const valley of itemAt(valleys, peak)) lost.add(itemAt(peakOf, valley));
  return lost;
}

/** Who wins from each peak: Slavko is the first player. */
export function solve(map: Case): readonly Winner[] {
  const lost = lostPeaks(matched(map));
  return Array.from({ length: map.places }, (_, at) =>
    lost.has(at + 1) ? "second" : "first",
  );
}
