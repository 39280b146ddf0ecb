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

/** The file that the search loads at its first use. */
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

/** Maximum number of results that are shown. */
const LIMIT = 30;

/** Milliseconds without a keystroke after which a search starts. */
const SEARCH_DELAY = 120;

/** Searches the records of the file `from` while the reader types. Results of superseded queries are discarded. */
export function useSearch(base: string, from: string, query: string) {
  const [search, setSearch] = useState<Search>({ kind: "nothing-asked" });
  const [tries, setTries] = useState(0);
  const index = useRef<Promise<(query: string) => readonly Found[]>>();
  const term = query.trim();

  useEffect(() => {
    if (term === "") {
      setSearch({ kind: "nothing-asked" });
      return;
    }
    let isCurrent = true;
    const look = async (): Promise<void> => {
      index.current ??= Promise.all([
        import("./search-index.ts"),
        fetchJson<SearchFile>(from),
      ]).then(([{ searchIn }, { records }]) => searchIn(records, base));
      const all = (await index.current)(term);
      if (isCurrent) {
        setSearch({ kind: "found", query: term, count: all.length, shown: all.slice(0, LIMIT) });
      }
    };
    const timer = setTimeout(() => {
      setSearch((before) => (before.kind === "found" ? before : { kind: "waiting" }));
      look().catch(() => {
        index.current = undefined;
        if (isCurrent) setSearch({ kind: "broken" });
      });
    }, SEARCH_DELAY);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [base, from, term, tries]);

  return { search, again: () => setTries((before) => before + 1) };
}

/** Shows the text around the matches, with the matches marked. */
function Excerpt({ pieces }: { readonly pieces: readonly Piece[] }) {
  return (
    <p class="soft">{pieces.map(({ text, isMatch }) => (isMatch ? <mark>{text}</mark> : text))}</p>
  );
}

interface FoundListProps {
  readonly shown: readonly Found[];
  readonly words: Words["search"];
}

/** Shows the results, best first: each page with its sections, and the text around the matches. */
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
  /** The file of the search, loaded at the first query. */
  readonly from: string;
  readonly words: Words["search"];
  /** The initial query of the search dialog. On the search page the address contains the query. */
  readonly query?: string;
  /** Closes the search dialog. Absent on the search page. */
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

/** Returns the query in the address, which stores it for the Back button and for links. */
const queryOfAddress = (): string => readQuery(location.search).get("q") ?? "";

function storeInAddress(query: string): void {
  const address = new URL(location.href);
  if (query.trim() === "") address.searchParams.delete("q");
  else address.searchParams.set("q", query.trim());
  history.replaceState(history.state, "", address);
}

/**
 * Shows the field, the status of the search, and its results. Arrow keys move the focus between the field and the list.
 * In the dialog, Enter opens the first result.
 */
export function SearchBox({ base, from, words, query: typed, close }: Props) {
  const [query, setQuery] = useState(typed ?? "");
  const { search, again } = useSearch(base, from, query);
  const box = useRef<HTMLFormElement>(null);
  const isDialog = close !== undefined;
  /** The query whose first result is opened as soon as it is found. */
  const [entered, setEntered] = useState<string>();

  useEffect(() => {
    if (isDialog) return;
    setQuery(queryOfAddress());
    box.current?.querySelector("input")?.focus();
  }, [isDialog]);

  useEffect(() => {
    if (entered === undefined || search.kind !== "found" || search.query !== entered) return;
    setEntered(undefined);
    box.current?.querySelector<HTMLAnchorElement>(".search-results a")?.click();
  }, [entered, search]);

  const step = (event: KeyboardEvent): void => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined || !box.current) return;
    const targets = [
      ...box.current.querySelectorAll<HTMLElement>("#search-field, .search-results a"),
    ];
    const next = targets[targets.findIndex((target) => target === document.activeElement) + by];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    // The arrow keys are shortcuts; the Tab key reaches the same elements.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      class="search needs-script stack"
      role="search"
      ref={box}
      onKeyDown={step}
      onSubmit={(event) => {
        event.preventDefault();
        if (isDialog) setEntered(query.trim());
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
            if (!isDialog) storeInAddress(value);
          }}
        />
        <span id="search-hint" class="field-hint">
          {isDialog ? `${words.hint}. ${words.keys}` : words.hint}
        </span>
      </div>
      <p
        class={`search-status status ${search.kind === "broken" ? "error" : ""}`}
        role="status"
        data-kind={search.kind}
      >
        {format(search, words)}
      </p>
      {search.kind === "broken" && <Button text={words.again} onPress={again} />}
      {search.kind === "found" && <FoundList shown={search.shown} words={words} />}
      {isDialog && (
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

/** Closes the dialog on Escape, which in browsers otherwise first empties the search field. */
function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.isComposing) return;
  event.preventDefault();
  dialog?.close();
}

function createDialog(box: Omit<ComponentProps<typeof SearchBox>, "close">): HTMLDialogElement {
  const element = document.createElement("dialog");
  element.className = "search-dialog";
  element.ariaLabel = box.words.title;
  const close = (): void => element.close();
  element.addEventListener("click", ({ target, ctrlKey, metaKey, shiftKey }) => {
    const isLink = target instanceof Element && target.closest("a") !== null;
    // A click outside the box has the dialog as its target, and a result may be on this page.
    if (target === element || (isLink && !ctrlKey && !metaKey && !shiftKey)) close();
  });
  element.addEventListener("keydown", closeOnEscape);
  render(<SearchBox {...box} close={close} />, element);
  document.body.append(element);
  return element;
}

/**
 * Shows the search dialog in its last state.
 *
 * @param link the data of the search link: the search file, the site's base path, and the text typed while it loads
 * @throws if the file cannot be loaded
 */
export async function showSearch(link: DOMStringMap): Promise<void> {
  const { from = "", base = "/" } = link;
  const query = dialog?.querySelector("input")?.value ?? "";
  if (!dialog) {
    const { words } = await fetchJson<SearchFile>(from);
    dialog = createDialog({ from, base, words, query: link["typed"] ?? "" });
  }
  dialog.showModal();
  const field = dialog.querySelector("input");
  field?.focus();
  // An earlier query is selected, so that the next key replaces it; a query that was typed during the load is continued.
  field?.setSelectionRange(query === "" ? field.value.length : 0, field.value.length);
}
