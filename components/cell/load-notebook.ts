/**
 * The only script of the notebook before the first interaction. It loads the notebook at the first click of a button,
 * key in a cell or input of a control. Events during the load are handled after the same import.
 */
import { fill } from "../../src/i18n/fill.ts";
import type { LinkedCell } from "../../src/notebook/link.ts";
import { fetchJson } from "../ui/files.ts";
import {
  isPageLink,
  LAST_NOTEBOOK,
  NOT_FOLLOWING,
  ownKey,
  readStored,
  storageKey,
} from "./drafts/browser-storage.ts";
import type { Notebook, Setup } from "./notebook.ts";

/** The notebook's data that the build writes into the page. */
interface PageSetup extends Omit<Setup, "cells"> {
  /** The address of the compiled cells, if there are any. */
  readonly program?: string;
  readonly notLoaded: string;
  readonly ownTab: string;
}

const element = document.getElementById("notebook-setup");
const setup = JSON.parse(element?.textContent ?? "{}") as PageSetup;

let loaded: Notebook | undefined;
let loading: Promise<Notebook> | undefined;

/** Loads the notebook and its compiled cells in parallel. After a failure the next call loads them again. */
function load(): Promise<Notebook> {
  const { program } = setup;
  loading ??= Promise.all([
    import("./notebook.ts"),
    program === undefined ? [] : fetchJson<readonly LinkedCell[]>(program),
  ]).then(([{ Notebook }, cells]) => (loaded = new Notebook({ ...setup, cells })));
  loading.catch(() => (loading = undefined));
  return loading;
}

/** Reports whether another site shows this page in a frame, which permits clickjacking. */
function isFramed(): boolean {
  try {
    return window.top?.location.origin !== origin;
  } catch {
    return true;
  }
}

/** Shows a link that opens the page in its own tab, instead of a notebook in another site's frame. */
function offerOwnTab(): void {
  const link = document.createElement("a");
  link.href = location.href;
  link.target = "_blank";
  link.textContent = setup.ownTab;
  document.querySelector(".notebook-note")?.replaceChildren(link);
  link.focus();
}

/** The status line that shows the message of a failed load. */
let failed: Element | null = null;

/** Shows that a script did not load, in the status line of the cell or, for a button of the toolbar, of the toolbar. */
function showFailure(element: Element, error: unknown): void {
  failed =
    element.closest(".cell")?.querySelector(".cell-status") ??
    document.querySelector(".notebook-status");
  if (failed) failed.textContent = fill(setup.notLoaded, { reason: String(error) });
}

type Action = (notebook: Notebook) => Promise<void> | void;

/**
 * Loads the notebook and performs an action for an element; shows a failure to load. If the notebook is loaded, the
 * action is synchronous: before a later task, a run that ends could reset a control's value.
 */
async function loadScript(element: Element, act: Action): Promise<void> {
  if (isFramed()) return offerOwnTab();
  failed?.replaceChildren();
  failed = null;
  try {
    if (!loaded) element.setAttribute("aria-busy", "true");
    const notebook = loaded ?? (await load().finally(() => element.removeAttribute("aria-busy")));
    await act(notebook);
  } catch (error) {
    showFailure(element, error);
  }
}

/** Does the same for opening an editor, and requests the editor's script in parallel. */
function loadEditor(element: Element, act: Action): Promise<void> {
  import("../editor/open-editor.ts").catch(() => {
    // The notebook requests it again and shows the error if that fails.
  });
  return loadScript(element, act);
}

const cellOf = (element: Element): number =>
  Number(element.closest<HTMLElement>(".cell")?.dataset["cell"]);

document.addEventListener("click", (event) => {
  // The second click of a double click would activate the button that replaces the first: Stop instead of Run.
  if (!(event.target instanceof Element) || event.detail > 1) return;
  const button = event.target.closest<HTMLButtonElement>("button[data-act], button[data-notebook]");
  if (!button) return;
  const start = button.dataset["act"] === "edit" ? loadEditor : loadScript;
  void start(button, (notebook) => notebook.press(button));
});

document.addEventListener("input", ({ target }) => {
  if (!(target instanceof Element) || !target.matches(".cell [data-control]")) return;
  void loadScript(target, (notebook) => notebook.control(target));
});

const follow = document.querySelector<HTMLInputElement>("[data-notebook=follow]");
if (follow) follow.checked = readStored(NOT_FOLLOWING) === null;
follow?.addEventListener("change", () => {
  void loadScript(follow, (notebook) => notebook.follow(follow.checked));
});

document.addEventListener("dblclick", ({ target }) => {
  const listing = target instanceof Element && target.closest(".cell-code pre");
  if (listing) void loadEditor(listing, (notebook) => notebook.open(cellOf(listing)));
});

// The reader did not request this: if a script does not load, the listing remains, and a click reports the error.
document.addEventListener("open-editor", ({ target }) => {
  if (!(target instanceof Element) || isFramed()) return;
  Promise.all([load(), import("../editor/open-editor.ts")])
    .then(([notebook]) => notebook.open(cellOf(target), undefined, false))
    .catch(() => {});
});

/** The text typed while the editor is loading, which it inserts when it opens. */
let typed = "";
const takeTyped = (): string => {
  const keys = typed;
  typed = "";
  return keys;
};

/**
 * Handles keys. Control-Shift-Enter runs all cells. In a cell, Shift-Enter and Control-Enter run it; in its listing,
 * Enter and letters open the editor.
 */
document.addEventListener("keydown", (event) => {
  const { target, key, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (!(target instanceof Element) || altKey) return;
  const control = ctrlKey || metaKey;
  const runAll = document.querySelector<HTMLButtonElement>("[data-notebook=run-all]");
  // Text fields outside the cells belong to other parts of the page.
  const isElsewhere = target.matches("input, textarea, select") && !target.closest(".cell");
  if (key === "Enter" && shiftKey && control && runAll && !isElsewhere) {
    event.preventDefault();
    return void loadScript(runAll, (notebook) => notebook.press(runAll));
  }
  if (!target.closest(".cell-in")) return;
  const inTools = target.matches(".cell-tools button");
  if (inTools && (key === "a" || key === "b") && !control) {
    const cell = target.closest<HTMLElement>(".cell");
    const add = cell?.querySelector("[data-act=add]");
    if (!cell || !add) return;
    event.preventDefault();
    return void loadScript(add, async (notebook) => (await notebook.own()).add(cell, key === "a"));
  }
  const inListing = target.matches(".cell-code pre");
  if (key === "Enter" && (shiftKey || control)) {
    void loadScript(target, (notebook) => notebook.run(cellOf(target), !control));
  } else if (inListing && !control && (key === "Enter" || /^\S$/u.test(key))) {
    if (key !== "Enter") typed += key;
    void loadEditor(target, (notebook) => notebook.open(cellOf(target), takeTyped));
  } else return;
  event.preventDefault();
});

const keys = [storageKey(location.pathname), ownKey(location.pathname)] as const;

/** Loads the notebook to show edits and own cells from the storage or the page's address, without running them. */
function showStored(): void {
  if (!element) return;
  const [edits, own] = keys.map((key) => readStored(key) !== null);
  if (own) void loadScript(element, (notebook) => notebook.own().then(() => {}));
  const isUsed =
    setup.isOwn && (readStored(LAST_NOTEBOOK) !== null || notebooks?.matches(":focus-within"));
  if (edits || isPageLink(location.hash) || isUsed)
    void loadScript(element, (notebook) => notebook.store());
}

/** The list of notebooks, on the page of the reader's notebooks. */
const notebooks = document.getElementById("notebooks");
notebooks?.addEventListener("focusin", showStored, { once: true });

showStored();
addEventListener("hashchange", showStored);
// Another tab has stored something of this page.
addEventListener("storage", ({ key }) => keys.some((each) => each === key) && showStored());

// Replays the events from before this script was loaded.
dispatchEvent(new Event("notebookready"));
