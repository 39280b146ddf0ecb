/** A result within a page. */
export interface Found {
  readonly url: string;
  readonly title: string;
  /** Foundations, Problems, Reference or Term. */
  readonly section: string;
  /** Text around the words, with `mark` elements. */
  readonly excerpt: string;
  /** Places within the page, by their headings. */
  readonly parts: readonly Pick<Found, "url" | "title" | "excerpt">[];
}

interface Fragment {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: { readonly title?: string; readonly section?: string };
  readonly sub_results: readonly {
    readonly title: string;
    readonly url: string;
    readonly excerpt: string;
  }[];
}

interface Pagefind {
  options(options: { baseUrl: string; excerptLength: number }): Promise<void>;
  init(): Promise<void>;
  search(query: string): Promise<{
    readonly results: readonly { readonly id: string; data(): Promise<Fragment> }[];
  }>;
}

/** Parts of one page that a result lists. */
const PARTS = 3;

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

/** Loads the index of the site at the path `base`, such as "/" or "/games/". */
export async function openIndex(base: string): Promise<(query: string) => Promise<Hits>> {
  // A retry requests another address, since browsers cache the failure of a module to load.
  const address = `${base}pagefind/pagefind.js?${Date.now()}`;
  const pagefind = (await import(/* @vite-ignore */ address)) as Pagefind;
  await pagefind.options({ baseUrl: base, excerptLength: 24 });
  await pagefind.init();
  return async (query) => {
    const { results } = await pagefind.search(query);
    return results.map((result) => async () => readFragment(await result.data()));
  };
}
