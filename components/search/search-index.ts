import MiniSearch, { type SearchResult } from "minisearch";
import type { SearchRecord } from "../../src/articles/name-places.ts";

/** A piece of a text; `isMatch` is whether it matches the query. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A place that matches the query. */
interface Place extends Pick<SearchRecord, "title" | "section"> {
  readonly url: string;
  /** Returns the text around the first match. */
  readonly excerpt: () => readonly Piece[];
}

/** A result: a place, and its sections that also match. */
export interface Found extends Place {
  readonly parts: readonly Place[];
}

const isChinese = (word: string): boolean => /\p{Script=Han}/u.test(word);

/** Splits Chinese text, which has no spaces, into all pairs of adjacent characters. */
const inPairs = (word: string): readonly string[] =>
  isChinese(word) && word.length > 2
    ? Array.from(word.slice(1), (second, i) => `${word[i]}${second}`)
    : [word];

/** Returns the words of a text in lower case, without accents and apostrophes. */
export const searchWords = (text: string): string[] =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{Mn}'’]/gu, "")
    .split(/(\p{Script=Han}+)|[^\p{L}\p{N}]+/u)
    .filter((word) => word)
    .flatMap(inPairs);

/** Returns names together with their spellings without spaces and hyphens: "nimsum", "hdu1848". */
const spellings = (names: readonly string[]): string =>
  names.flatMap((name) => [name, name.replace(/[\s\p{P}]/gu, "")]).join("\n");

const KIND_WEIGHTS = { term: 3, article: 2, problem: 1.2, export: 0.4, section: 0.7 };

/** Weight of a match with a whole name, relative to a match with words in a name. */
const WHOLE_NAME_WEIGHT = 10;

/** The search methods in order: all words exactly, all words with typing errors, any of the words. */
const METHODS = [
  { fuzzy: false, combineWith: "AND" },
  { fuzzy: 0.25, combineWith: "AND" },
  { fuzzy: false, combineWith: "OR" },
] as const;

/** Maximum number of listed parts of a page. */
const MAX_PARTS = 3;

/** Numbers of words of an excerpt before and after the first match. */
const WORDS_BEFORE = 6;
const WORDS_AFTER = 18;

function excerptOf(text: string, terms: readonly string[]): Piece[] {
  const wanted = new Set(terms);
  const pieces = text.split(/(\s+)/).map((piece) => ({
    text: piece,
    isMatch: searchWords(piece).some((word) => wanted.has(word)),
  }));
  const first = Math.max(0, pieces.findIndex(({ isMatch }) => isMatch) - 2 * WORDS_BEFORE);
  const shown = pieces.slice(first, first + 2 * (WORDS_BEFORE + WORDS_AFTER));
  const dots = { text: "…", isMatch: false };
  return [
    ...(first > 0 ? [dots] : []),
    ...shown,
    ...(first + shown.length < pieces.length ? [dots] : []),
  ];
}

/** Maximum number of words of a query. */
const MAX_WORDS = 12;

async function indexOf(records: Iterable<SearchRecord>): Promise<MiniSearch<SearchRecord>> {
  const index = new MiniSearch<SearchRecord>({
    idField: "place",
    fields: ["names", "aliases", "text"],
    extractField: (record, field) =>
      field === "names" || field === "aliases"
        ? spellings(record[field])
        : record[field as "place" | "text"],
    tokenize: searchWords,
    processTerm: (term) => term,
  });
  // In steps, so that the page remains responsive.
  await index.addAllAsync([...records], { chunkSize: 20 });
  return index;
}

/** Returns a function that searches records and returns the results of a query, best first. */
export async function searchIn(
  records: readonly SearchRecord[],
  base: string,
): Promise<(query: string) => readonly Found[]> {
  const byPlace = new Map(records.map((record) => [record.place, record]));
  const index = await indexOf(byPlace.values());
  const named = new Map(
    records.map(({ place, names, aliases }) => [
      place,
      new Set([...names, ...aliases].map((name) => searchWords(name).join(""))),
    ]),
  );

  const search = (query: string): SearchResult[] => {
    const queryWords = searchWords(query);
    for (const { fuzzy, combineWith } of METHODS) {
      const found = index.search(queryWords.slice(0, MAX_WORDS).join(" "), {
        combineWith,
        prefix: (word) => word.length > 1 || isChinese(word),
        fuzzy: (word) => !isChinese(word) && word.length > 3 && fuzzy,
        maxFuzzy: 2,
        boost: { names: 8, aliases: 4 },
        boostDocument: (place: string) =>
          KIND_WEIGHTS[byPlace.get(place)?.kind ?? "section"] *
          (named.get(place)?.has(queryWords.join("")) ? WHOLE_NAME_WEIGHT : 1),
      });
      if (found.length > 0) return found;
    }
    return [];
  };

  return (query) => {
    const found = new Map<string, Place & { parts: Place[] }>();
    for (const { id, terms } of search(query)) {
      const record = byPlace.get(String(id));
      if (!record) continue;
      const { kind, place, title, section, text, aliases } = record;
      const whole = [...new Set([text, ...aliases])].join(" · ");
      const result = {
        url: base + place,
        title,
        section,
        excerpt: () => excerptOf(whole, terms),
      };
      const [page = "", anchor = ""] = place.split("#");
      const owner = byPlace.get(page);
      if (kind !== "section" || !owner) {
        found.set(place, { ...result, parts: found.get(place)?.parts ?? [] });
        continue;
      }
      const entry = found.get(page) ?? {
        ...result,
        url: base + page,
        title: owner.title,
        section: owner.section,
        parts: [],
      };
      if (anchor !== "" && entry.parts.length < MAX_PARTS) entry.parts.push(result);
      found.set(page, entry);
    }
    return [...found.values()];
  };
}
