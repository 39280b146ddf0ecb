import { itemAt } from "../../games/theory/item-at.ts";
import type { Winner } from "../problem.ts";
import { problemTask } from "../task.ts";
import { limits, p4617, type Case, type Trail } from "./problem.ts";
import { lostPeaks, matched, solve } from "./solve.ts";

/** Returns a program that finds the peaks from which Slavko loses. */
const byLost =
  (lostIn: (map: Case) => ReadonlySet<number>) =>
  (map: Case): readonly Winner[] => {
    const lost = lostIn(map);
    return Array.from({ length: map.places }, (_, at) => (lost.has(at + 1) ? "second" : "first"));
  };

/** Returns the peaks from 1 to `places` that satisfy a condition. */
const peaksWith = (places: number, has: (peak: number) => boolean): ReadonlySet<number> =>
  new Set(Array.from({ length: places }, (_, at) => at + 1).filter(has));

/** The variants of Kuhn's algorithm: whether a rival may change its valley, and whether each search clears the marks. */
interface Change {
  readonly reassigns: boolean;
  readonly clears: boolean;
}

/** Returns the partners of the valleys by Kuhn's algorithm in the order of the input, and the unmatched peaks. */
function partners({ places, trails }: Case, { reassigns, clears }: Change) {
  const valleys: number[][] = Array.from({ length: places + 1 }, () => []);
  for (const [peak, valley] of trails) valleys[peak]?.push(valley);
  const peakOf = new Array<number>(places + 1).fill(0);
  let visited = new Set<number>();
  const match = (peak: number): boolean =>
    itemAt(valleys, peak).some((valley) => {
      if (visited.has(valley)) return false;
      visited.add(valley);
      const rival = itemAt(peakOf, valley);
      if (rival !== 0 && !(reassigns && match(rival))) return false;
      peakOf[valley] = peak;
      return true;
    });
  const free = peaksWith(places, (peak) => {
    if (clears) visited = new Set();
    return !match(peak);
  });
  return { valleys, peakOf, free };
}

/** Returns the unmatched peaks and all peaks that alternating paths reach from them. */
function marked({ valleys, peakOf, free }: ReturnType<typeof partners>): ReadonlySet<number> {
  const lost = new Set(free);
  for (const peak of lost) {
    for (const valley of itemAt(valleys, peak)) {
      const partner = itemAt(peakOf, valley);
      if (partner !== 0) lost.add(partner);
    }
  }
  return lost;
}

/** Returns the peaks whose part of the map has more peaks than valleys. */
function crowdedPeaks({ places, trails }: Case): ReadonlySet<number> {
  const peaks = Array.from({ length: places + 1 }, (): number[] => []);
  const valleys = Array.from({ length: places + 1 }, (): number[] => []);
  for (const [peak, valley] of trails) {
    valleys[peak]?.push(valley);
    peaks[valley]?.push(peak);
  }
  return peaksWith(places, (start) => {
    const [some, others] = [new Set([start]), new Set<number>()];
    for (const peak of some) {
      for (const valley of itemAt(valleys, peak)) {
        others.add(valley);
        for (const next of itemAt(peaks, valley)) some.add(next);
      }
    }
    return some.size > others.size;
  });
}

/** Returns every nonempty set of trails between this number of peaks and valleys, those with few trails first. */
function mapsOf(places: number): readonly Case[] {
  const all = Array.from({ length: places ** 2 }, (_, at): Trail => [
    1 + Math.floor(at / places),
    1 + (at % places),
  ]);
  return Array.from({ length: 2 ** all.length - 1 }, (_, at) => at + 1)
    .map((chosen) => ({ places, trails: all.filter((_, at) => chosen & (1 << at)) }))
    .sort((a, b) => a.trails.length - b.trails.length);
}

/** The orders of 1, 2, 3. */
const ORDERS = [
  [1, 2, 3],
  [1, 3, 2],
  [2, 1, 3],
  [2, 3, 1],
  [3, 1, 2],
  [3, 2, 1],
];

/** Reports whether another numbering of the three peaks and valleys gives a list of trails that sorts earlier. */
const isRenumbered = ({ trails }: Case): boolean =>
  ORDERS.some((peaks) =>
    ORDERS.some((valleys) => {
      const others = trails.map(([peak, valley]) => [peaks[peak - 1], valleys[valley - 1]]);
      return others.map(String).sort().join(" ") < trails.map(String).join(" ");
    }),
  );

const { places: counts, trails: many } = limits;

/** Number of places in a chain of the maximum number of trails. */
const LONG = many.max / 2;

/**
 * Returns a chain: each peak has trails to the valley of its number and to the next one, the last peak only to valley 1.
 * That valley already has a partner, so all earlier peaks must change their valleys; the last valley that they need is
 * free, or it does not exist.
 */
const chain = (isFree: boolean, places: number): Case => ({
  places,
  trails: [
    ...Array.from({ length: LONG - 1 }, (_, at): readonly Trail[] => [
      [at + 1, at + 1],
      [at + 1, at + 2],
    ]).flat(),
  ]
    .slice(0, isFree ? undefined : -1)
    .concat([[LONG, 1]]),
});

export const task = problemTask<Case, readonly Winner[]>(p4617, {
  entry: "answer",
  pass: ({ places, trails }) => [places, trails],
  // There are few small cases, since each is a separate input: with three peaks, one for each shape.
  *small() {
    for (const places of [1, 2]) yield* mapsOf(places);
    yield* mapsOf(3).filter((map) => !isRenumbered(map));
  },
  edges: [
    chain(true, LONG),
    chain(false, LONG),
    chain(false, counts.max),
    { places: counts.max, trails: Array.from({ length: many.max }, (_, at) => [at + 1, 1]) },
    { places: counts.max, trails: Array.from({ length: many.max }, (_, at) => [1, at + 1]) },
    {
      places: 70,
      trails: Array.from({ length: 70 ** 2 }, (_, at) => [1 + Math.floor(at / 70), 1 + (at % 70)]),
    },
  ],
  mistakes: {
    swapped: (map) => solve(map).map((winner) => (winner === "first" ? "second" : "first")),
    "one-matching": byLost((map) => partners(map, { reassigns: true, clears: true }).free),
    greedy: byLost((map) => marked(partners(map, { reassigns: false, clears: true }))),
    "not-cleared": byLost((map) => marked(partners(map, { reassigns: true, clears: false }))),
    "one-step": byLost((map) => {
      const { valleys, peakOf, free } = partners(map, { reassigns: true, clears: true });
      const near = [...free].flatMap((peak) => itemAt(valleys, peak));
      return new Set([...free, ...near.map((valley) => itemAt(peakOf, valley))]);
    }),
    "any-trail": byLost(({ places, trails }) =>
      peaksWith(places, (peak) => !trails.some(([from]) => from === peak)),
    ),
    "same-numbers": byLost(({ places, trails }) => {
      const turned = trails.map(([a, b]): Trail => [b, a]);
      return lostPeaks(matched({ places, trails: [...trails, ...turned] }));
    }),
    crowded: byLost(crowdedPeaks),
  },
});
