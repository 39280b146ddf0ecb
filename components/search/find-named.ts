import type { NamedMatch, NamedPlace } from "../../src/articles/named-place.ts";
import { RANKS, rankName } from "./rank-name.ts";
import { searchWords } from "./search-words.ts";

interface Ranked extends NamedMatch {
  readonly rank: number;
}

/** Added to the rank of an alias, and of a name in code, which come after a name that matches in the same way. */
const ALIAS = 1;

/** Kinds in the order of results that match equally well. */
const KINDS = ["term", "article", "export", "problem"] as const;

function rankPlace(query: readonly string[], at: NamedPlace): readonly Ranked[] {
  const ranked = (name: string, alias: boolean): readonly Ranked[] => {
    const rank = rankName(query, searchWords(name));
    if (rank === undefined) return [];
    if (alias) return [{ at, rank: rank + ALIAS, alias: name }];
    return [{ at, rank: at.kind === "export" ? rank + ALIAS : rank }];
  };
  const all = [
    ...at.names.flatMap((name) => ranked(name, false)),
    ...at.aliases.flatMap((name) => ranked(name, true)),
  ];
  return all.sort((one, other) => one.rank - other.rank).slice(0, 1);
}

/** Articles rank with the terms that they explain, where a term's name is the query or begins with it. */
function explaining(terms: readonly Ranked[], places: readonly NamedPlace[]): readonly Ranked[] {
  return terms
    .filter(({ rank }) => rank < RANKS.inside || rank >= RANKS.close)
    .flatMap(({ at, rank }) =>
      places
        .filter(({ place }) => place === at.explainedIn)
        .map((article) => ({ at: article, rank })),
    );
}

/**
 * The places that a query names, best first: of equal ones the term, then the article that explains it, then the
 * problems. Names but for a typing mistake are found only where no name matches without.
 */
export function findNamed(query: string, places: readonly NamedPlace[]): readonly NamedMatch[] {
  const words = searchWords(query);
  if (words.length === 0) return [];
  const own = places.flatMap((at) => rankPlace(words, at));
  const least = Math.min(...own.map(({ rank }) => rank));
  const counted = own.filter(({ rank }) => rank < RANKS.close || least >= RANKS.close);
  const all = [...counted, ...explaining(counted, places)].sort(
    (one, other) =>
      one.rank - other.rank ||
      KINDS.indexOf(one.at.kind) - KINDS.indexOf(other.at.kind) ||
      one.at.title.length - other.at.title.length,
  );
  const best = new Map<string, Ranked>();
  for (const match of all) if (!best.has(match.at.place)) best.set(match.at.place, match);
  return [...best.values()].map(({ at, alias }) => ({ at, ...(alias !== undefined && { alias }) }));
}
