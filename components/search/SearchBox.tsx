import { useEffect, useRef, useState } from "preact/hooks";
import type { SearchRecord } from "../../src/articles/name-places.ts";
import type { Words } from "../../src/i18n/words.ts";
import { fetchJson } from "../ui/files.ts";
import type { Found, Piece } from "./search-index.ts";
import { fill } from "../../src/i18n/fill.ts";
import { Button } from "../ui/controls.tsx";
import { readQuery } from "../ui/bound-text.ts";
import { hasSlashKey, setSlashKey } from "./slash-key.ts";
import { render, type ComponentProps } from "preact";

/** The file that the search loads when it is used. */
export interface SearchFile {
  readonly records: readonly SearchRecord[];
  readonly words: Words["search"];
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
      index.current ??= Promise.all([
        import("./search-index.ts"),
        fetchJson<SearchFile>(from),
      ]).then(([{ searchIn }, { records }]) => searchIn(records, base));
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

/** Text around the words that were found, these marked. */
function Excerpt({ pieces }: { readonly pieces: readonly Piece[] }) {
  return (
    <p class="soft">{pieces.map(({ text, isMatch }) => (isMatch ? <mark>{text}</mark> : text))}</p>
  );
}

interface FoundListProps {
  readonly shown: readonly Found[];
  readonly words: Words["search"];
}

/** The results, best first: each page with its sections, and the text around the words. */
function FoundList({ shown, words }: FoundListProps) {
  return (
    <ol class="contents search-results" aria-label={words.results}>
      {shown.map((found) => (
        <li key={found.url}>
          {found.section && <span class="small soft">{found.section}</span>}{" "}
          <a href={found.url}>{found.title}</a>
          <Excerpt pieces={found.excerpt()} />
          {found.parts.length > 0 && (
            <ul>
              {found.parts.map((part) => (
                <li key={part.url}>
                  <a href={part.url}>{part.title}</a>
                  <Excerpt pieces={part.excerpt()} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

interface Props {
  /** The site's base path: "/" or "/games/". */
  readonly base: string;
  /** The file of the search, loaded when something is asked. */
  readonly from: string;
  readonly words: Words["search"];
  /** Over a page: what the reader has typed already. On its own page the address has the query. */
  readonly query?: string;
  /** Closes the search where it lies over a page. */
  readonly close?: () => void;
}

function format(search: Search, words: Props["words"]): string {
  switch (search.kind) {
    case "nothing-asked":
      return "";
    case "waiting":
    case "broken":
      return words[search.kind];
    case "found":
      if (search.count === 0) return fill(words.nothing, { query: search.query });
      if (search.count === 1) return words.one;
      return fill(search.shown.length < search.count ? words.foundMore : words.found, {
        count: search.count,
        shown: search.shown.length,
      });
  }
}

/** The query is kept in the address, so that Back returns to its results and a link can contain it. */
const queryOfAddress = (): string => readQuery(location.search).get("q") ?? "";

function keepInAddress(query: string): void {
  const address = new URL(location.href);
  if (query.trim() === "") address.searchParams.delete("q");
  else address.searchParams.set("q", query.trim());
  history.replaceState(history.state, "", address);
}

/**
 * The field, the status of the search, and its results. Arrow keys move the focus from the field into the list and
 * back. Over a page Enter opens the first result.
 */
export function SearchBox({ base, from, words, query: typed, close }: Props) {
  const [query, setQuery] = useState(typed ?? "");
  const { search, again } = useSearch(base, from, query);
  const box = useRef<HTMLFormElement>(null);
  const isOver = close !== undefined;
  /** The query whose first result is to be opened as soon as it is there. */
  const [entered, setEntered] = useState<string>();

  useEffect(() => {
    if (isOver) return;
    setQuery(queryOfAddress());
    box.current?.querySelector("input")?.focus();
  }, [isOver]);

  useEffect(() => {
    if (entered === undefined || search.kind !== "found" || search.query !== entered) return;
    setEntered(undefined);
    box.current?.querySelector<HTMLAnchorElement>(".search-results a")?.click();
  }, [entered, search]);

  const step = (event: KeyboardEvent): void => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined || !box.current) return;
    const stops = [
      ...box.current.querySelectorAll<HTMLElement>("#search-field, .search-results a"),
    ];
    const next = stops[stops.findIndex((stop) => stop === document.activeElement) + by];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    // The arrow keys are shortcuts beside the Tab key, which reaches the same elements.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      class="search needs-script stack"
      role="search"
      ref={box}
      onKeyDown={step}
      onSubmit={(event) => {
        event.preventDefault();
        if (isOver) setEntered(query.trim());
      }}
    >
      {close && <Button text={words.close} class="search-close" onPress={close} />}
      <div class="field">
        <label for="search-field">{words.field}</label>
        <input
          id="search-field"
          type="search"
          autoComplete="off"
          spellcheck={false}
          value={query}
          aria-describedby="search-hint"
          onInput={({ currentTarget: { value } }) => {
            setQuery(value);
            setEntered(undefined);
            if (!isOver) keepInAddress(value);
          }}
        />
        <span id="search-hint" class="field-hint">
          {isOver ? `${words.hint}. ${words.keys}` : words.hint}
        </span>
      </div>
      <p
        class={`search-said status ${search.kind === "broken" ? "error" : ""}`}
        role="status"
        data-kind={search.kind}
      >
        {format(search, words)}
      </p>
      {search.kind === "broken" && <Button text={words.again} onPress={again} />}
      {search.kind === "found" && <FoundList shown={search.shown} words={words} />}
      {isOver && (
        <label class="target small">
          <input
            type="checkbox"
            defaultChecked={hasSlashKey()}
            onChange={({ currentTarget }) => setSlashKey(currentTarget.checked)}
          />
          {words.slash}
        </label>
      )}
    </form>
  );
}

let dialog: HTMLDialogElement | undefined;

/** Browsers let Escape empty a field of search before it closes anything. */
function closeByEscape(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.isComposing) return;
  event.preventDefault();
  dialog?.close();
}

function make(box: Omit<ComponentProps<typeof SearchBox>, "close">): HTMLDialogElement {
  const made = document.createElement("dialog");
  made.className = "search-dialog";
  made.ariaLabel = box.words.title;
  const close = (): void => made.close();
  made.addEventListener("click", ({ target, ctrlKey, metaKey, shiftKey }) => {
    const leads = target instanceof Element && target.closest("a") !== null;
    // Outside its box the dialogue itself is pressed; and a result may lie on this very page.
    if (target === made || (leads && !ctrlKey && !metaKey && !shiftKey)) close();
  });
  made.addEventListener("keydown", closeByEscape);
  render(<SearchBox {...box} close={close} />, made);
  document.body.append(made);
  return made;
}

/**
 * Shows the search over the page, as it was left when it was open before.
 *
 * @param link the data of its link: the file with its parts, the site's base path, and what is typed while they load
 * @throws when the parts cannot be loaded
 */
export async function showSearch(link: DOMStringMap): Promise<void> {
  const { from = "", base = "/" } = link;
  const query = dialog?.querySelector("input")?.value ?? "";
  if (!dialog) {
    const { words } = await fetchJson<SearchFile>(from);
    dialog = make({ from, base, words, query: link["typed"] ?? "" });
  }
  dialog.showModal();
  const field = dialog.querySelector("input");
  field?.focus();
  // A query from before is replaced by the next key; one that has just been begun goes on.
  field?.setSelectionRange(query === "" ? field.value.length : 0, field.value.length);
}
