/**
 * The only script of the notebook before the first interaction: it loads the notebook at the first press of a button,
 * key in a cell or input of a control. Events that come while it is loading wait for the same import.
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

/** What the build left in the page for its notebook. */
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

/** The notebook with its compiled cells: both are fetched at once, and again after a failure. */
function load(): Promise<Notebook> {
  const { program } = setup;
  loading ??= Promise.all([
    import("./notebook.ts"),
    program === undefined ? [] : fetchJson<readonly LinkedCell[]>(program),
  ]).then(([{ Notebook }, cells]) => (loaded = new Notebook({ ...setup, cells })));
  loading.catch(() => (loading = undefined));
  return loading;
}

/** Whether another site shows this page in a frame, where it could deceive the reader by an overlay (clickjacking). */
function isFramed(): boolean {
  try {
    return window.top?.location.origin !== origin;
  } catch {
    return true;
  }
}

/** Shows a link that opens the page in its own tab: all that a notebook does in another site's frame. */
function offerOwnTab(): void {
  const link = document.createElement("a");
  link.href = location.href;
  link.target = "_blank";
  link.textContent = setup.ownTab;
  document.querySelector(".notebook-note")?.replaceChildren(link);
  link.focus();
}

/** The status line in which the message of a failed load stands. */
let failed: Element | null = null;

/** Shows that a script did not load: at the cell, or for a button of the toolbar in the toolbar's status. */
function showFailure(element: Element, error: unknown): void {
  failed =
    element.closest(".cell")?.querySelector(".cell-status") ??
    document.querySelector(".notebook-status");
  if (failed) failed.textContent = fill(setup.notLoaded, { reason: String(error) });
}

type Work = (notebook: Notebook) => Promise<void> | void;

/**
 * Loads the notebook and lets it do some work for an element; a failure to load is shown. A loaded notebook works at once:
 * before a later task reads a control, a run that ends may have put the control back.
 */
async function loadScript(element: Element, work: Work): Promise<void> {
  if (isFramed()) return offerOwnTab();
  failed?.replaceChildren();
  failed = null;
  try {
    if (!loaded) element.setAttribute("aria-busy", "true");
    const notebook = loaded ?? (await load().finally(() => element.removeAttribute("aria-busy")));
    await work(notebook);
  } catch (error) {
    showFailure(element, error);
  }
}

/** The same for opening an editor, whose script is requested at the same time as the notebook's. */
function loadEditor(element: Element, work: Work): Promise<void> {
  import("../editor/open-editor.ts").catch(() => {
    // The notebook requests it again, and shows the error if that fails.
  });
  return loadScript(element, work);
}

const cellOf = (element: Element): number =>
  Number(element.closest<HTMLElement>(".cell")?.dataset["cell"]);

document.addEventListener("click", (event) => {
  // The second click of a double click would press the button that the first one shows: Stop for Run.
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

// Asked by no press: where a script does not load, the listing stays, and a press says why.
document.addEventListener("open-editor", ({ target }) => {
  if (!(target instanceof Element) || isFramed()) return;
  Promise.all([load(), import("../editor/open-editor.ts")])
    .then(([notebook]) => notebook.open(cellOf(target), undefined, false))
    .catch(() => {});
});

/** The text typed while the editor was loading, which it inserts when it opens. */
let typed = "";
const takeTyped = (): string => {
  const keys = typed;
  typed = "";
  return keys;
};

/**
 * Control-Shift-Enter runs all cells. In a cell, Shift-Enter and Control-Enter run it; in its listing, Enter and letters open
 * the editor.
 */
document.addEventListener("keydown", (event) => {
  const { target, key, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (!(target instanceof Element) || altKey) return;
  const control = ctrlKey || metaKey;
  const runAll = document.querySelector<HTMLButtonElement>("[data-notebook=run-all]");
  // The text fields outside the cells belong to other parts of the page.
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

/** Loads the notebook to show edits and own cells that are stored, or are in the page's address. It does not run them. */
function showStored(): void {
  if (!element) return;
  const [edits, own] = keys.map((key) => readStored(key) !== null);
  if (own) void loadScript(element, (notebook) => notebook.own().then(() => {}));
  const isUsed =
    setup.isOwn && (readStored(LAST_NOTEBOOK) !== null || notebooks?.matches(":focus-within"));
  if (edits || isPageLink(location.hash) || isUsed)
    void loadScript(element, (notebook) => notebook.store());
}

/** The names of the reader's notebooks, on the page of these. */
const notebooks = document.getElementById("notebooks");
notebooks?.addEventListener("focusin", showStored, { once: true });

showStored();
addEventListener("hashchange", showStored);
// Another tab has stored something of this page.
addEventListener("storage", ({ key }) => keys.some((each) => each === key) && showStored());

// Replays the events from before this script was loaded.
dispatchEvent(new Event("notebookready"));
