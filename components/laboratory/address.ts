import { readQuery } from "../ui/bound-text.ts";
import { readHeapLimit, USUAL_HEAP } from "./heap-limit.ts";

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
