import MiniSearch, { type SearchResult } from "minisearch";
import type { Words } from "../../src/i18n/words.ts";
import type { SearchRecord } from "../../src/articles/name-places.ts";
import { fetchJson } from "../ui/fetch-json.ts";

/** The file that the search loads when it is used. */
export interface SearchFile {
  readonly records: readonly SearchRecord[];
  readonly words: Words["search"];
}

/** A piece of a text; whether it is a word that was looked for. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A result, and the sections of its page that have the words too. */
export interface Found extends Pick<SearchRecord, "title" | "section"> {
  readonly url: string;
  readonly excerpt: readonly Piece[];
  readonly parts: readonly Pick<Found, "url" | "title" | "excerpt">[];
}

const isChinese = (word: string): boolean => /\p{Script=Han}/u.test(word);

/** Chinese has no spaces: every two neighbours are a word. */
const inPairs = (word: string): readonly string[] =>
  isChinese(word) && word.length > 2
    ? Array.from(word.slice(1), (second, i) => `${word[i]}${second}`)
    : [word];

/** The words of a text in small letters, without accents and apostrophes. */
export const searchWords = (text: string): string[] =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{Mn}'’]/gu, "")
    .split(/(\p{Script=Han}+)|[^\p{L}\p{N}]+/u)
    .filter((word) => word)
    .flatMap(inPairs);

/** Spaces and hyphens in names do not matter: "nimsum", "hdu1848". */
const spellings = (names: readonly string[]): string =>
  names.flatMap((name) => [name, name.replace(/[\s\p{P}]/gu, "")]).join("\n");

const LIKELY = { term: 3, article: 2, problem: 1.2, export: 0.4, section: 0.7 };

/** How much better a whole name is than words in one. */
const WHOLE = 10;

/** A query is tried as it is, then with mistakes in its words, then any of its words alone. */
const WAYS = [
  { fuzzy: false, combineWith: "AND" },
  { fuzzy: 0.25, combineWith: "AND" },
  { fuzzy: false, combineWith: "OR" },
] as const;

/** Parts of one page that a result lists. */
const PARTS = 3;

/** Words of an excerpt before and after the first match. */
const BEFORE = 6;
const AFTER = 18;

/** The text around the first word that was found. */
function excerptOf(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces = text.split(/(\s+)/).map((piece) => ({
    text: piece,
    isMatch: searchWords(piece).some((word) => terms.has(word)),
  }));
  const first = Math.max(0, pieces.findIndex(({ isMatch }) => isMatch) - 2 * BEFORE);
  const shown = pieces.slice(first, first + 2 * (BEFORE + AFTER));
  const dots = { text: "…", isMatch: false };
  return [
    ...(first > 0 ? [dots] : []),
    ...shown,
    ...(first + shown.length < pieces.length ? [dots] : []),
  ];
}

/** The search of some records: the results of a query, best first. */
export function searchIn(
  records: readonly SearchRecord[],
  base: string,
): (query: string) => readonly Found[] {
  const index = new MiniSearch<SearchRecord>({
    idField: "place",
    fields: ["names", "aliases", "text"],
    extractField: (record, field) => {
      if (field === "names" || field === "aliases") return spellings(record[field]);
      return record[field as "place" | "text"];
    },
    tokenize: searchWords,
    processTerm: (term) => term,
  });
  const byPlace = new Map(records.map((record) => [record.place, record]));
  index.addAll([...byPlace.values()]);
  const look = (query: string): SearchResult[] => {
    const asked = searchWords(query).join("");
    const likely = (place: unknown): number => {
      const record = byPlace.get(String(place));
      if (!record) return 0;
      const names = [...record.names, ...record.aliases];
      const isWhole = names.some((name) => searchWords(name).join("") === asked);
      return LIKELY[record.kind] * (isWhole ? WHOLE : 1);
    };
    for (const { fuzzy, combineWith } of WAYS) {
      const found = index.search(query, {
        combineWith,
        prefix: (word) => word.length > 1 || isChinese(word),
        fuzzy: (word) => !isChinese(word) && word.length > 3 && fuzzy,
        maxFuzzy: 2,
        boost: { names: 8, aliases: 4 },
        boostDocument: likely,
      });
      if (found.length > 0) return found;
    }
    return [];
  };
  return (query) => {
    const found = new Map<string, Found & { parts: Found[] }>();
    for (const { id, terms } of look(query)) {
      const record = byPlace.get(String(id));
      if (!record) continue;
      const { place, title, section, text, aliases } = record;
      const whole = [text, ...aliases].join(" · ");
      const result = { url: base + place, title, section, excerpt: excerptOf(whole, new Set(terms)), parts: [] }; // prettier-ignore
      if (record.kind !== "section") {
        found.set(place, { ...result, parts: found.get(place)?.parts ?? [] });
        continue;
      }
      const [page = ""] = place.split("#");
      const owner = byPlace.get(page);
      if (!owner) continue;
      const known = found.get(page) ?? { ...result, url: base + page, title: owner.title, section: owner.section, parts: [] }; // prettier-ignore
      if (known.parts.length < PARTS) known.parts.push(result);
      found.set(page, known);
    }
    return [...found.values()];
  };
}

let loading: Promise<SearchFile> | undefined;

/**
 * The file `from`, loaded once for the whole page; asked for again after a failure.
 *
 * @throws when it cannot be loaded
 */
export function loadSearch(from: string): Promise<SearchFile> {
  loading ??= fetchJson<SearchFile>(from).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
