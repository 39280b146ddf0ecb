import type { NamedMatch } from "../../src/articles/named-place.ts";
import type { Found } from "./found.ts";
import { namedResult } from "./named-result.ts";
import { mentions } from "./search-words.ts";

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
export type Hits = readonly (() => Promise<Found>)[];

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
export async function openIndex(
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
