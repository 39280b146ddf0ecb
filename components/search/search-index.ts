import MiniSearch, { type SearchResult } from "minisearch";
import type { SearchRecord } from "../../src/articles/name-places.ts";

/** A piece of a text; whether it is a word that was looked for. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A place that was found. */
interface Place extends Pick<SearchRecord, "title" | "section"> {
  readonly url: string;
  /** Text around the first word that was found. */
  readonly excerpt: () => readonly Piece[];
}

/** A result: a place, and the sections of it that have the words too. */
export interface Found extends Place {
  readonly parts: readonly Place[];
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

function excerptOf(text: string, terms: readonly string[]): Piece[] {
  const wanted = new Set(terms);
  const pieces = text.split(/(\s+)/).map((piece) => ({
    text: piece,
    isMatch: searchWords(piece).some((word) => wanted.has(word)),
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

/** Words of a query that are looked for. */
const MOST_WORDS = 12;

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
  // In steps, so that the page answers its reader meanwhile.
  await index.addAllAsync([...records], { chunkSize: 20 });
  return index;
}

/** The search of some records at a base path: the results of a query, best first. */
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

  const look = (query: string): SearchResult[] => {
    const asked = searchWords(query);
    for (const { fuzzy, combineWith } of WAYS) {
      const found = index.search(asked.slice(0, MOST_WORDS).join(" "), {
        combineWith,
        prefix: (word) => word.length > 1 || isChinese(word),
        fuzzy: (word) => !isChinese(word) && word.length > 3 && fuzzy,
        maxFuzzy: 2,
        boost: { names: 8, aliases: 4 },
        boostDocument: (place: string) =>
          LIKELY[byPlace.get(place)?.kind ?? "section"] *
          (named.get(place)?.has(asked.join("")) ? WHOLE : 1),
      });
      if (found.length > 0) return found;
    }
    return [];
  };

  return (query) => {
    const found = new Map<string, Place & { parts: Place[] }>();
    for (const { id, terms } of look(query)) {
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
      const known = found.get(page) ?? {
        ...result,
        url: base + page,
        title: owner.title,
        section: owner.section,
        parts: [],
      };
      if (anchor !== "" && known.parts.length < PARTS) known.parts.push(result);
      found.set(page, known);
    }
    return [...found.values()];
  };
}
