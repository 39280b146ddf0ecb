import type { Pair } from "./ratio-row.ts";

type Measure = () => number | Promise<number>;

/**
 * Measures ours and each of its twins in turn, again and again: A B A B, or A B C A B C. Each twin's pairs come out,
 * round by round. The environment variable `ROUNDS` says how many rounds, in place of the usual number.
 */
export async function inTurn(
  usual: number,
  ours: Measure,
  ...twins: readonly Measure[]
): Promise<readonly Pair[][]> {
  const pairs = twins.map((): Pair[] => []);
  const rounds = Number(process.env["ROUNDS"] ?? usual);
  for (let round = 0; round < rounds; round++) {
    const own = await ours();
    for (const [index, twin] of twins.entries())
      pairs[index]?.push({ ours: own, theirs: await twin() });
  }
  return pairs;
}
