import { readQuery } from "../ui/bound-text.ts";

/** A query of the laboratory: texts that the reader typed, or that the address contains. */
export interface LaboratoryQuery {
  readonly game: string;
  /** The last heap of the game's table; empty for no limit. */
  readonly to: string;
  /** A second game to compare the game with. */
  readonly with?: string;
}

/** Returns the query of an address; undefined if it contains no game. */
export function queryIn(query: string): LaboratoryQuery | undefined {
  const parameters = readQuery(query);
  const game = parameters.get("game");
  if (game === null) return undefined;
  const other = parameters.get("with");
  const to = parameters.get("to") ?? "";
  return { game, to, ...(other !== null && other.trim() !== "" && { with: other }) };
}

/** Returns the address of a query: `?game=0.77&to=1000000`. */
export function addressOf({ game, to, with: other }: LaboratoryQuery): string {
  const limit = readHeapLimit(to);
  const query = new URLSearchParams({ game });
  if (to.trim() !== "") query.set("to", String(limit ?? to));
  if (other !== undefined) query.set("with", other);
  return `?${query.toString()}`;
}

/** Maximum last heap of a table. */
export const MAX_HEAP = 10_000_000;

/** The default last heap of files and of the built table. */
export const DEFAULT_HEAP = 100_000;

/** Milliseconds of work after which a query without a limit pauses. */
export const PAUSE = 3000;

/** Maximum heap whose value is computed from a proved period; up to it, all values are exact. */
export const MAX_PERIODIC_HEAP = 1_000_000_000_000_000;

/**
 * Parses the last heap of a table, in any common notation: `1000000`, `1 000 000`, `1,000,000`, `1e6`, `10^6`.
 *
 * @returns an integer from 1 to `most`; undefined for any other text
 */
export function readHeapLimit(text: string, most = MAX_HEAP): number | undefined {
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
