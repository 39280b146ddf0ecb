/** No position lists more options than this, since longer lists could exhaust the memory. */
const MOST_OPTIONS = 1_000_000;

/**
 * Checks the number of options of a position before they are listed.
 *
 * @throws {RangeError} when `count` is more than 1 000 000.
 */
export function refuseLongList(game: string, count: number): void {
  if (count <= MOST_OPTIONS) return;
  throw new RangeError(
    `Cannot list options in ${game}: there must be at most ${MOST_OPTIONS}, current value is ${count}`,
  );
}
