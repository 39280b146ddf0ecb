import { readQuery } from "../ui/bound-text.ts";

/** What the page is asked to look at: two texts as a reader has typed them, or as an address says. */
export interface Asked {
  readonly game: string;
  /** The heap up to which its table goes. */
  readonly to: string;
  /** A second game to compare it with. */
  readonly with?: string;
}

/** What an address asks for; undefined where it names no game. */
export function askedIn(query: string): Asked | undefined {
  const wanted = readQuery(query);
  const game = wanted.get("game");
  if (game === null) return undefined;
  const other = wanted.get("with");
  const to = wanted.get("to") ?? String(USUAL_HEAP);
  return { game, to, ...(other !== null && other.trim() !== "" && { with: other }) };
}

/** The address of what is asked: `?game=0.77&to=1000000`; the usual number of heaps is left out. */
export function addressOf({ game, to, with: other }: Asked): string {
  const limit = readHeapLimit(to);
  const query = new URLSearchParams({ game });
  if (limit !== USUAL_HEAP) query.set("to", limit === undefined ? to : String(limit));
  if (other !== undefined) query.set("with", other);
  return `?${query.toString()}`;
}

/** The largest heap that a table may be asked for. */
export const MOST_HEAP = 10_000_000;

/** The heap up to which a table goes where nothing else is asked. */
export const USUAL_HEAP = 100_000;

/** The largest heap whose value a proved period is asked for: its value is exact, too. */
export const FARTHEST = 1_000_000_000_000_000;

/** `2·10^8`, `2^20`; `2.1e7`, with the digits before and behind the point. */
const POWER =
  /^(?:(\d{1,15})(?:\.(\d{1,15}))?(?:[*x×·⋅]10\^|e))(\d{1,2})$|^(\d{1,15})\^(\d{1,2})$/iu;

/**
 * Reads a number of stones as people write it: `1000000`, `1 000 000`, `1,000,000`, `10^6`, `10⁶`, `2.1·10^7`, `2.1e7`, `2^20`.
 *
 * @returns an integer from `least` to `most`; undefined for all else
 */
export function readHeap(text: string, least: number, most: number): number | undefined {
  const bare = text
    .trim()
    .replace(/[⁰¹²³⁴-⁹]+/gu, (raised) => `^${raised}`)
    .normalize("NFKC")
    .replace(/\s*([*x×·⋅^])\s*/giu, "$1");
  const isGrouped = /^\d{1,3}(?:([,\s_’'])\d{3})(?:\1\d{3})*$/u.test(bare);
  const digits = isGrouped ? bare.replace(/\D/g, "") : bare;
  const value = /^\d+$/.test(digits) ? Number(digits) : powerOf(POWER.exec(bare));
  return value !== undefined && value >= least && value <= most ? value : undefined;
}

/** The value of what {@link POWER} has found, if it is whole. */
function powerOf(found: RegExpExecArray | null): number | undefined {
  if (found === null) return undefined;
  const [, before = "", behind = "", exponent, base, power] = found;
  if (base !== undefined) return Number(base) ** Number(power);
  const zeros = Number(exponent) - behind.length;
  return zeros < 0 ? undefined : Number(before + behind) * 10 ** zeros;
}

/** The number of heaps that a table is asked for, from 1 to {@link MOST_HEAP}. See {@link readHeap}. */
export const readHeapLimit = (text: string): number | undefined => readHeap(text, 1, MOST_HEAP);
