import { geography } from "../../games/rulesets/geography.ts";
import { itemAt } from "../../games/theory/item-at.ts";
import { defineProblem, luogu, single } from "../define-problem.ts";
import { playAs, type Reasons } from "../explanation.ts";
import { randomInteger, repeat } from "../generate.ts";
import type { ExplainedMove, ExplainedRow, PlayedPosition, Winner } from "../problem.ts";
import type { TokenReader } from "../token-reader.ts";
import { lostPeaks, matched, solve } from "./solve.ts";

/** A peak and a valley. */
export type Trail = readonly [number, number];

/** A map. Peaks and valleys are numbered from 1, separately. */
export interface Case {
  /** Number of peaks, and number of valleys. */
  readonly places: number;
  readonly trails: readonly Trail[];
}

export const limits = {
  places: { min: 1, max: 5000 },
  trails: { min: 1, max: 5000 },
} as const;

const { places: counts, trails: many } = limits;

/** Reads `N M`, then a line for each trail. */
function readMap(reader: TokenReader): Case {
  const places = reader.integer("placesN", counts.min, counts.max);
  const count = reader.integer("trailsM", many.min, many.max);
  const trails = repeat(count, (): Trail => [
    reader.integer("peakV", 1, places),
    reader.integer("valleyP", 1, places),
  ]);
  return { places, trails };
}

/**
 * Explains each peak by its valleys, and lists the valleys from which Mirko loses in the map without the peak, so that
 * Slavko wins. Without the peak's pair, the matching is a maximum matching of that map. O(N + M) for each won peak.
 */
function explain(map: Case): Reasons {
  const found = matched(map);
  const { valleys, valleyOf } = found;
  const lost = lostPeaks(found);
  const value = (peak: number) => {
    const text = [...new Set(valleys[peak])].sort((a, b) => a - b).join(" ");
    return text === "" ? ({ id: "noTrail" } as const) : text;
  };
  const at = (index: number): ExplainedRow => ({
    label: { id: "peak", values: { n: index + 1 } },
    value: value(index + 1),
  });

  function* moves(): Generator<ExplainedMove, void, undefined> {
    const peaks: number[][] = valleys.map(() => []);
    for (const [peak, valley] of map.trails) peaks[valley]?.push(peak);
    const free = [...found.peakOf.keys()].filter(
      (valley) => valley > 0 && found.peakOf[valley] === 0,
    );
    for (let peak = 1; peak <= map.places; peak++) {
      if (lost.has(peak)) continue;
      const lostValleys = new Set([...free, itemAt(valleyOf, peak)]);
      for (const valley of lostValleys) {
        for (const other of itemAt(peaks, valley)) {
          if (other !== peak) lostValleys.add(itemAt(valleyOf, other));
        }
      }
      for (const valley of new Set(valleys[peak])) {
        if (!lostValleys.has(valley)) continue;
        yield {
          sentence: { id: "goDown", values: { peak, valley } },
          row: peak - 1,
          before: { value: value(peak) },
          after: { value: { id: "valley", values: { n: valley } } },
        };
      }
    }
  }

  const winner = lost.size < map.places ? "first" : "second";
  return { rows: { length: map.places, at }, winner, moves: moves() };
}

/** Maximum number of peaks of a map with positions to play: each position is as long as the map. */
const MAX_PLAYED = 30;

/** Returns a position for each peak. Peak v is the vertex v - 1, and the valleys come after the peaks. */
function positions({ places, trails }: Case): readonly PlayedPosition[] {
  if (places > MAX_PLAYED) return [];
  const edges = trails.map(([peak, valley]): Trail => [peak - 1, places + valley - 1]);
  const game = geography(2 * places, edges);
  return repeat(places, () => 0).map((_, peak) => playAs(game, [peak]));
}

/** Returns a map with `count` different trails, or fewer if there are not enough; `near` bounds peak − valley. */
function mapOf(random: () => number, places: number, count: number, near = places): Case {
  const trails = new Map<string, Trail>();
  for (let tries = 0; trails.size < count && tries < 20 * count; tries++) {
    const peak = randomInteger(random, 1, places);
    const valley = randomInteger(random, Math.max(1, peak - near), Math.min(places, peak + near));
    trails.set(`${peak} ${valley}`, [peak, valley]);
  }
  return { places, trails: [...trails.values()] };
}

const random = (from: () => number, most: number): Case => {
  const places = randomInteger(from, 1, most);
  const count = randomInteger(from, 1, Math.min(places ** 2, 2 * places));
  return mapOf(from, places, count, from() < 0.5 ? 2 : places);
};

/** A walk between peaks and valleys that never returns to a place: the winner for each starting peak. */
export const p4617 = defineProblem<Case, readonly Winner[]>({
  id: "p4617",
  title: "Planinarenje",
  judge: {
    ...luogu("P4617"),
    seconds: 1,
    kilobytes: 256_000,
    mirrors: [{ name: "COCI 2017/2018, contest 5" }],
  },
  limits,
  columns: { row: "peak", value: "valleys" },
  samples: [
    { input: "2 3\n1 2\n2 2\n2 1\n", output: "Slavko\nSlavko\n", by: "judge" },
    {
      input: "4 5\n2 2\n1 2\n1 1\n1 3\n4 2\n",
      output: "Slavko\nMirko\nMirko\nMirko\n",
      by: "judge",
    },
    {
      input: "4 5\n1 2\n1 3\n2 2\n2 3\n4 1\n",
      output: "Slavko\nSlavko\nMirko\nSlavko\n",
      by: "judge",
    },
    {
      input: "4 6\n1 1\n2 1\n2 2\n3 2\n4 2\n4 3\n",
      output: "Mirko\nMirko\nMirko\nSlavko\n",
      by: "us",
    },
  ],
  form: ["n m", "trails[m]*2", "answer n"],
  input: single(readMap, ({ places, trails }) => [[places, trails.length], ...trails], "lastTrail"),
  // An input has one case, whose verdict has all the lines.
  begins: /(?!)/,
  solve,
  format: (winners) =>
    winners.map((winner) => (winner === "first" ? "Slavko" : "Mirko")).join("\n"),
  explain,
  positions,
  generate: {
    tiny: (from) => [random(from, 4)],
    random: (from) => [random(from, MAX_PLAYED)],
    // With as many trails as peaks, the searches for partners are long.
    largest: (from) => [mapOf(from, counts.max, many.max)],
  },
});
