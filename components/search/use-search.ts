import { useEffect, useRef, useState } from "preact/hooks";
import type { SearchRecord } from "../../src/articles/name-places.ts";
import type { Words } from "../../src/i18n/words.ts";
import { fetchJson } from "../ui/files.ts";
import type { Found } from "./search-index.ts";

/** The file that the search loads when it is used. */
export interface SearchFile {
  readonly records: readonly SearchRecord[];
  readonly words: Words["search"];
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

/** The state of a search. */
export type Search =
  | { readonly kind: "nothing-asked" | "waiting" | "broken" }
  | {
      readonly kind: "found";
      readonly query: string;
      readonly count: number;
      readonly shown: readonly Found[];
    };

/** Results that are listed. */
const MOST = 30;

/** Milliseconds without a keystroke after which a search begins. */
const PAUSE = 120;

/** Searches what the file `from` has while the reader types. Results of superseded queries are discarded. */
export function useSearch(base: string, from: string, query: string) {
  const [search, setSearch] = useState<Search>({ kind: "nothing-asked" });
  const [tries, setTries] = useState(0);
  const index = useRef<Promise<(query: string) => readonly Found[]>>();
  const asked = query.trim();

  useEffect(() => {
    if (asked === "") {
      setSearch({ kind: "nothing-asked" });
      return;
    }
    let current = true;
    const look = async (): Promise<void> => {
      index.current ??= Promise.all([import("./search-index.ts"), loadSearch(from)]).then(
        ([{ searchIn }, { records }]) => searchIn(records, base),
      );
      const all = (await index.current)(asked);
      if (current) {
        setSearch({ kind: "found", query: asked, count: all.length, shown: all.slice(0, MOST) });
      }
    };
    const timer = setTimeout(() => {
      setSearch((before) => (before.kind === "found" ? before : { kind: "waiting" }));
      look().catch(() => {
        index.current = undefined;
        if (current) setSearch({ kind: "broken" });
      });
    }, PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [base, from, asked, tries]);

  return { search, again: () => setTries((before) => before + 1) };
}
