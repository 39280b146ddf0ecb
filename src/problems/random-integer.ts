/**
 * An integer from min to max, each as likely as the others.
 *
 * @param random a source of numbers in [0, 1)
 * @example
 * randomInteger(() => 0.99, 1, 6); // 6
 */
export function randomInteger(random: () => number, min: number, max: number): number {
  return min + Math.floor(random() * (max - min + 1));
}
