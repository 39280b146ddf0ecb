import { maximumMatching } from "grundy";

type Trail = readonly [number, number];

/** One matching of the library, and alternating paths from the peaks that it does not cover. */
export function onePass(n: number, trails: readonly Trail[]): string {
  const partner = maximumMatching(
    2 * n,
    trails.map(([peak, valley]) => [peak - 1, n + valley - 1] as const),
  );
  const valleys: number[][] = Array.from({ length: n }, () => []);
  for (const [peak, valley] of trails) valleys[peak - 1]?.push(n + valley - 1);
  const lost = new Set(valleys.keys().filter((peak) => (partner[peak] ?? -1) < 0));
  for (const peak of lost)
    for (const valley of valleys[peak] ?? []) lost.add(partner[valley] ?? -1);
  return Array.from(valleys, (_, peak) => (lost.has(peak) ? "Mirko" : "Slavko")).join("\n");
}

/** Kuhn's algorithm; then each peak in turn looks for a path to a peak without a partner, which can take its valley. */
export function oneByOne(n: number, trails: readonly Trail[]): string {
  const valleys: number[][] = Array.from({ length: n + 1 }, () => []);
  const peaks: number[][] = Array.from({ length: n + 1 }, () => []);
  for (const [peak, valley] of trails) {
    valleys[peak]?.push(valley);
    peaks[valley]?.push(peak);
  }
  const valleyOf = new Array<number>(n + 1).fill(0);
  const peakOf = new Array<number>(n + 1).fill(0);
  for (let root = 1; root <= n; root++) {
    // The path so far, as pairs of a peak and the next valley to try.
    const path = [{ peak: root, at: 0 }];
    const asked = new Set<number>();
    for (let last = path.at(-1); last; last = path.at(-1)) {
      const valley = valleys[last.peak]?.[last.at++];
      if (valley === undefined) path.pop();
      else if (!asked.has(valley)) {
        asked.add(valley);
        const rival = peakOf[valley] ?? 0;
        if (rival > 0) path.push({ peak: rival, at: 0 });
        else {
          for (const { peak, at } of path) {
            const taken = valleys[peak]?.[at - 1] ?? 0;
            valleyOf[peak] = taken;
            peakOf[taken] = peak;
          }
          break;
        }
      }
    }
  }
  const names: string[] = [];
  for (let start = 1; start <= n; start++) {
    const reached = [start];
    const seen = new Set(reached);
    // From a peak to its own valley, and on to the other peaks beside that.
    for (const peak of reached) {
      for (const next of peaks[valleyOf[peak] ?? 0] ?? []) {
        if (seen.size < seen.add(next).size) reached.push(next);
      }
    }
    names.push(reached.some((peak) => valleyOf[peak] === 0) ? "Mirko" : "Slavko");
  }
  return names.join("\n");
}
