import { readQuery } from "../ui/bound-text.ts";

/** What the page is asked to look at: two texts as a reader has typed them, or as an address says. */
export interface Asked {
  readonly game: string;
  /** The heap up to which its table goes; empty where the reader names none. */
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
  const to = wanted.get("to") ?? "";
  return { game, to, ...(other !== null && other.trim() !== "" && { with: other }) };
}

/** The address of what is asked: `?game=0.77&to=1000000`. */
export function addressOf({ game, to, with: other }: Asked): string {
  const limit = readHeapLimit(to);
  const query = new URLSearchParams({ game });
  if (to.trim() !== "") query.set("to", String(limit ?? to));
  if (other !== undefined) query.set("with", other);
  return `?${query.toString()}`;
}

/** The largest heap that a table may be asked for. */
export const MOST_HEAP = 10_000_000;

/** The heap up to which files and the table of the build go where no heap is named. */
export const USUAL_HEAP = 100_000;

/** Milliseconds of work after which a look without a limit pauses. */
export const PAUSE = 3000;

/** The largest heap whose value a proved period is asked for: its value is exact, too. */
export const FARTHEST = 1_000_000_000_000_000;

/**
 * Reads the number of heaps that a table is asked for, as people write it: `1000000`, `1 000 000`, `1,000,000`, `1e6`, `10^6`.
 *
 * @returns an integer from 1 to `most`; undefined for all else
 */
export function readHeapLimit(text: string, most = MOST_HEAP): number | undefined {
  const plain = text
    .trim()
    .replace(/^\d{1,3}([,\s_’'])\d{3}(?:\1\d{3})*$/u, (all) => all.replace(/\D/g, ""));
  const [, digits = NaN, sign, exponent = 1] =
    /^(\d{1,16})(?:([e^])(\d{1,2}))?$/i.exec(plain) ?? [];
  const number = Number(digits);
  const power = Number(exponent);
  const value = sign === "^" ? number ** power : sign ? number * 10 ** power : number;
  return value >= 1 && value <= most ? value : undefined;
}
