/** What a dealt position may look like; both bounds are included. */
export interface DealBounds {
  readonly heaps: readonly [least: number, most: number];
  readonly stones: readonly [least: number, most: number];
}

/**
 * A position of heaps by chance, as good for who begins as for the other.
 *
 * @param random gives numbers in [0, 1), as `Math.random` does
 */
export function dealHeaps(bounds: DealBounds, random: () => number): number[] {
  const within = ([least, most]: readonly [number, number]): number =>
    least + Math.floor(random() * (most - least + 1));
  return Array.from({ length: within(bounds.heaps) }, () => within(bounds.stones));
}
