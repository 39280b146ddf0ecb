import { itemAt } from "../../games/theory/item-at.ts";
import type { Winner } from "../problem.ts";
import type { Case } from "./problem.ts";

/** A graph of peaks and valleys, and a maximum matching of it. Entry 0 of each list is unused; 0 means no partner. */
interface Matched {
  /** The valleys next to each peak. */
  readonly valleys: readonly (readonly number[])[];
  /** The partner of each peak. */
  readonly valleyOf: readonly number[];
  /** The partner of each valley. */
  readonly peakOf: readonly number[];
}

/** Returns a maximum matching, by Kuhn's algorithm. Breadth first needs no deep recursion. O(N (N + M)). */
export function matched({ places, trails }: Case): Matched {
  const valleys: number[][] = Array.from({ length: places + 1 }, () => []);
  for (const [peak, valley] of trails) valleys[peak]?.push(valley);
  const valleyOf = new Array<number>(places + 1).fill(0);
  const peakOf = new Array<number>(places + 1).fill(0);
  /** The peak from which each valley was reached, and the search that reached it. */
  const before = new Array<number>(places + 1).fill(0);
  const reachedBy = new Array<number>(places + 1).fill(0);

  /** Returns a valley without a partner that an alternating path from a peak reaches; 0 if there is none. */
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

/** Returns the peaks that some maximum matching misses: alternating paths reach them from peaks that this one misses. */
export function lostPeaks({
  valleys,
  valleyOf,
  peakOf,
}: Matched): ReadonlySet<number> {
  const lost = new Set<number>();
  for (const [peak, valley] of valleyOf.entries())
    if (peak > 0 && valley === 0) lost.add(peak);
  // The set grows during the loop. The matching is maximum, so every valley next to a lost peak has a partner.
  for (const peak of lost)
    for (const valley of itemAt(valleys, peak)) lost.add(itemAt(peakOf, valley));
  return lost;
}

/** Returns the winner for each starting peak. Slavko is the first player. */
export function solve(map: Case): readonly Winner[] {
  const lost = lostPeaks(matched(map));
  return Array.from({ length: map.places }, (_, at) =>
    lost.has(at + 1) ? "second" : "first",
  );
}
