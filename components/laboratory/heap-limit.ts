/** The largest heap that a table may be asked for. */
export const MOST_HEAP = 1_000_000_000;

/** The heap up to which a table goes where nothing else is asked. */
export const USUAL_HEAP = 100_000;

/** `2·10^8`, `10^6`, `1e6`. */
const POWER = /^(?:(?:(\d{1,12})[*x×·])?10\^|(\d{1,12})e)(\d{1,2})$/iu;

/**
 * Reads a number of stones as people write it: `1000000`, `1 000 000`, `1,000,000`, `10^6`, `2·10^8`, `1e6`.
 *
 * @returns an integer from `least` to `most`; undefined for all else
 */
export function readHeap(text: string, least: number, most: number): number | undefined {
  const bare = text.normalize("NFKC").replace(/[\s_,’']/gu, "");
  const [, times, before, exponent] = POWER.exec(bare) ?? [];
  if (exponent === undefined && !/^\d+$/.test(bare)) return undefined;
  const value =
    exponent === undefined ? Number(bare) : Number(times ?? before ?? 1) * 10 ** Number(exponent);
  return value >= least && value <= most ? value : undefined;
}

/** The number of heaps that a table is asked for, from 1 to {@link MOST_HEAP}. See {@link readHeap}. */
export const readHeapLimit = (text: string): number | undefined => readHeap(text, 1, MOST_HEAP);
