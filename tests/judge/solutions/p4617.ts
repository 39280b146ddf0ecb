type Trail = readonly [number, number];

/** From the valleys: each in turn takes a peak. Then alternating paths from the peaks that are left. */
export function onePass(n: number, trails: readonly Trail[]): string {
  const peaks: number[][] = Array.from({ length: n + 1 }, () => []);
  const valleys: number[][] = Array.from({ length: n + 1 }, () => []);
  for (const [peak, valley] of trails) {
    peaks[valley]?.push(peak);
    valleys[peak]?.push(valley);
  }
  const valleyOf = new Array<number>(n + 1).fill(0);
  const asked = new Array<number>(n + 1).fill(0);
  const take = (valley: number, root: number): boolean =>
    (peaks[valley] ?? []).some((peak) => {
      if (asked[peak] === root) return false;
      asked[peak] = root;
      const rival = valleyOf[peak] ?? 0;
      if (rival > 0 && !take(rival, root)) return false;
      valleyOf[peak] = valley;
      return true;
    });
  for (let valley = 1; valley <= n; valley++) take(valley, valley);
  const peakOf = new Array<number>(n + 1).fill(0);
  for (const [peak, valley] of valleyOf.entries()) peakOf[valley] = peak;
  const lost = new Set<number>();
  for (let peak = 1; peak <= n; peak++) if (valleyOf[peak] === 0) lost.add(peak);
  for (const peak of lost) for (const valley of valleys[peak] ?? []) lost.add(peakOf[valley] ?? 0);
  return Array.from({ length: n }, (_, at) => (lost.has(at + 1) ? "Mirko" : "Slavko")).join("\n");
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
