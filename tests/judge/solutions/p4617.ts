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
