import { useEffect, useRef, useState } from "preact/hooks";
import { loadSearch, searchIn, type Found } from "./search-index.ts";

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

/** Searches what the file `from` has while the reader types. Results of superseded queries are discarded. */
export function useSearch(base: string, from: string, query: string) {
  const [search, setSearch] = useState<Search>({ kind: "nothing-asked" });
  const [many, setMany] = useState(STEP);
  const [tries, setTries] = useState(0);
  const index = useRef<ReturnType<typeof searchIn>>();
  const asked = query.trim();

  useEffect(() => setMany(STEP), [asked]);

  useEffect(() => {
    if (asked === "") {
      setSearch({ kind: "nothing-asked" });
      return;
    }
    let current = true;
    const look = async (): Promise<void> => {
      index.current ??= loadSearch(from).then(({ records }) => searchIn(records, base));
      const all = (await index.current)(asked);
      if (current) {
        setSearch({ kind: "found", query: asked, count: all.length, shown: all.slice(0, many) });
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
  }, [base, from, asked, many, tries]);

  return {
    search,
    more: () => setMany((before) => before + STEP),
    again: () => setTries((before) => before + 1),
  };
}
