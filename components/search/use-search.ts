import { useEffect, useRef, useState } from "preact/hooks";
import { findNamed } from "./find-named.ts";
import type { Found } from "./found.ts";
import { openIndex, type Hits } from "./index-client.ts";
import { searchParts } from "./search-parts.ts";

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
