/** No position lists more options than this: it would fill the memory before anyone could read it. */
const MOST_OPTIONS = 1_000_000;

/**
 * Stops a game before it lists more than a million options.
 *
 * @throws {RangeError} when `count` is more than that.
 */
export function refuseLongList(game: string, count: number): void {
  if (count <= MOST_OPTIONS) return;
  throw new RangeError(
    `Cannot list options in ${game}: there must be at most ${MOST_OPTIONS}, current value is ${count}`,
  );
}
