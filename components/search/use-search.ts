import { useEffect, useRef, useState } from "preact/hooks";
import type { Found } from "./found.ts";
import { searchParts } from "./search-parts.ts";
import type { NamedMatch, NamedPlace } from "../../src/articles/named-place.ts";
import { searchWords, mentions, isChinese } from "./search-words.ts";
import { itemAt } from "../../src/games/theory/item-at.ts";

/**
 * How many changes turn one text into another: a letter added, removed or replaced, or two neighbours exchanged. It is
 * `most + 1` where more than `most` are needed. Time in proportion to the product of the lengths.
 */
export function editDistance(one: string, other: string, most: number): number {
  const [a, b] = [Array.from(one), Array.from(other)];
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const exchanged = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? before[j - 2] : undefined;
      next.push(
        Math.min(
          itemAt(last, j) + 1,
          itemAt(next, j - 1) + 1,
          itemAt(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
          (exchanged ?? Infinity) + 1,
        ),
      );
    }
    [before, last] = [last, next];
  }
  return Math.min(itemAt(last, b.length), most + 1);
}

/** How well a name matches a query, the best first. */
const RANKS = {
  whole: 0,
  begins: 2,
  inside: 4,
  /** Every word of the query begins a word of the name, in any order. */
  allWords: 6,
  /** The query has more than the name. */
  withinQuery: 8,
  /** But for a typing mistake. */
  close: 10,
} as const;

/** Typing mistakes that a text of so many letters may have. */
const mistakesIn = (letters: number): number => (letters < 4 ? 0 : letters < 8 ? 1 : 2);

/** Whether words stand side by side in a name, from `start`; the last of them may be the beginning of a word. */
const standsAt = (words: readonly string[], name: readonly string[], start: number): boolean =>
  words.every((word, i) => {
    const other = name[start + i];
    const mayBegin = i === words.length - 1 && (word.length > 1 || isChinese(word));
    return other === word || (mayBegin && other?.startsWith(word) === true);
  });

/** Whether some words of a name, side by side, are the query but for typing mistakes. */
function isClose(query: readonly string[], name: readonly string[]): boolean {
  const asked = query.join("");
  const most = mistakesIn(asked.length);
  if (most === 0 || isChinese(asked)) return false;
  return name.some((_, start) => {
    const part = name.slice(start, start + query.length).join("");
    return editDistance(asked, part, most) <= most;
  });
}

/** Whether the query contains the name: all of its Chinese characters, or all of its words side by side. */
const isWithin = (name: readonly string[], query: readonly string[]): boolean => {
  const found = name.join("");
  return isChinese(found)
    ? found.length > 1 && query.join("").includes(found)
    : found.length > 2 &&
        query.some((_, start) => name.every((word, i) => query[start + i] === word));
};

/** How a name matches a query, both by their words; undefined when it does not. */
function rankName(query: readonly string[], name: readonly string[]): number | undefined {
  const [asked, found] = [query.join(""), name.join("")];
  if (asked === found) return RANKS.whole;
  const chinese = isChinese(asked);
  if (standsAt(query, name, 0)) return RANKS.begins;
  // Spaces and hyphens do not matter: "nimsum", "SG函数".
  if ((chinese || asked.length > 2) && found.startsWith(asked)) return RANKS.begins;
  if (name.some((_, start) => standsAt(query, name, start))) return RANKS.inside;
  if (chinese && found.includes(asked)) return RANKS.inside;
  const beginsOne = (word: string): boolean =>
    name.some((one) => one === word || (word.length > 2 && one.startsWith(word)));
  if (query.every(beginsOne)) return RANKS.allWords;
  if (isWithin(name, query)) return RANKS.withinQuery;
  return isClose(query, name) ? RANKS.close : undefined;
}

const asMarkup = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** How a place that a query names is shown: a page as it was found by its text, where it was; a term by its definition, a name of the library by its summary. */
function namedResult({ at, alias }: NamedMatch, base: string, found?: Found): Found {
  const isPage = at.kind === "article" || at.kind === "problem";
  if (found !== undefined && isPage) return found;
  const called = alias === undefined ? "" : `<mark>${asMarkup(alias)}</mark> · `;
  const { title, section, text, place } = at;
  return { url: base + place, title, section, excerpt: called + asMarkup(text), parts: [] };
}

interface Fragment {
  readonly url: string;
  readonly content: string;
  readonly excerpt: string;
  readonly meta: { readonly title?: string; readonly section?: string };
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly sub_results: readonly {
    readonly title: string;
    readonly url: string;
    readonly excerpt: string;
  }[];
}

interface Results {
  readonly results: readonly { readonly id: string; data(): Promise<Fragment> }[];
}

interface Pagefind {
  options(options: { baseUrl: string; excerptLength: number }): Promise<void>;
  init(): Promise<void>;
  search(
    query: string,
    options?: { filters: { place: { any: readonly string[] } } },
  ): Promise<Results>;
}

/** Parts of one page that a result lists. */
const PARTS = 3;

/** Results that are looked at for a word of the query. */
const LOOKED_AT = 3;

const readFragment = ({ url, excerpt, meta, sub_results }: Fragment): Found => ({
  url,
  excerpt,
  title: meta.title ?? url,
  section: meta.section ?? "",
  parts: sub_results
    .filter((part) => part.url !== url)
    .slice(0, PARTS)
    .map((part) => ({ url: part.url, title: part.title, excerpt: part.excerpt })),
});

/** The results of a query, best first; the text of each is fetched on demand. */
type Hits = readonly (() => Promise<Found>)[];

/**
 * The index of texts shortens a word that it lacks until some word begins with what is left. Such results are none,
 * and neither the first nor any other of them has the word.
 */
async function withoutGuesses({ results }: Results, query: string): Promise<Results["results"]> {
  const first = await Promise.all(results.slice(0, LOOKED_AT).map((result) => result.data()));
  const isMeant = first.some(({ content, meta }) => mentions(`${meta.title} ${content}`, query));
  return isMeant ? results : [];
}

/**
 * Loads the index of the site at the path `base`, such as "/" or "/games/". The results of a query begin with the
 * places that it names.
 */
async function openIndex(
  base: string,
): Promise<(query: string, named: readonly NamedMatch[]) => Promise<Hits>> {
  // A retry requests another address, since browsers cache the failure of a module to load.
  const address = `${base}pagefind/pagefind.js?${Date.now()}`;
  const pagefind = (await import(/* @vite-ignore */ address)) as Pagefind;
  await pagefind.options({ baseUrl: base, excerptLength: 24 });
  await pagefind.init();
  return async (query, named) => {
    const any = named.map(({ at }) => at.place);
    const all = await withoutGuesses(await pagefind.search(query), query);
    const ofNamed =
      all.length > 0 && any.length > 0
        ? (await pagefind.search(query, { filters: { place: { any } } })).results
        : [];
    const ids = new Set(ofNamed.map(({ id }) => id));
    const texts = await Promise.all(ofNamed.map((result) => result.data()));
    const first = named.map((match) => {
      const text = texts.find(({ filters }) => filters["place"]?.includes(match.at.place));
      return () => Promise.resolve(namedResult(match, base, text && readFragment(text)));
    });
    const rest = all
      .filter(({ id }) => !ids.has(id))
      .map((result) => async () => readFragment(await result.data()));
    return [...first, ...rest];
  };
}

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

/** The state of a search. */
export type Search =
  | { readonly kind: "nothing-asked" | "waiting" | "broken" }
  | {
      readonly kind: "found";
      readonly query: string;
      readonly count: number;
      readonly shown: readonly Found[];
    };

/** Results that are shown at first, and with each press of "more". */
const STEP = 8;

/** Milliseconds without a keystroke after which a search begins. */
const PAUSE = 120;

/**
 * Searches the names that the file `from` has, then all texts, while the reader types. Results of superseded queries are
 * discarded; those of the last are fetched a few at a time.
 */
export function useSearch(base: string, from: string, query: string) {
  const [search, setSearch] = useState<Search>({ kind: "nothing-asked" });
  const [many, setMany] = useState(STEP);
  const [tries, setTries] = useState(0);
  const index = useRef<ReturnType<typeof openIndex>>();
  const hits = useRef<{ readonly query: string; readonly all: Hits }>();
  const asked = query.trim();

  useEffect(() => setMany(STEP), [asked]);

  useEffect(() => {
    if (asked === "") {
      setSearch({ kind: "nothing-asked" });
      return;
    }
    let current = true;
    const look = async (): Promise<void> => {
      index.current ??= openIndex(base);
      const [find, { places }] = await Promise.all([index.current, searchParts(from)]);
      if (hits.current?.query !== asked) {
        hits.current = { query: asked, all: await find(asked, findNamed(asked, places)) };
      }
      const { all } = hits.current;
      const shown = await Promise.all(all.slice(0, many).map((fetchIt) => fetchIt()));
      if (current) setSearch({ kind: "found", query: asked, count: all.length, shown });
    };
    const timer = setTimeout(() => {
      setSearch((before) => (before.kind === "found" ? before : { kind: "waiting" }));
      look().catch(() => {
        index.current = undefined;
        hits.current = undefined;
        if (current) setSearch({ kind: "broken" });
      });
    }, PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [base, from, asked, many, tries]);

  return {
    search,
    more: () => setMany((before) => before + STEP),
    again: () => setTries((before) => before + 1),
  };
}
