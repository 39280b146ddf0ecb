import { fill } from "../../src/i18n/fill.ts";
import { fetchJson } from "../ui/fetch-json.ts";
import { SHARE_PREFIX, storageKey } from "./drafts/browser-storage.ts";
import type { LinkedCell } from "../../src/notebook/link.ts";
import type { Notebook } from "./notebook.ts";

let program: Promise<readonly LinkedCell[]> | undefined;

const fetchProgram = (): Promise<readonly LinkedCell[]> =>
  fetchJson(document.getElementById("notebook-setup")?.dataset["cells"] ?? "");

/** The notebook with its compiled cells: both are fetched at once, and again after a failure. */
async function load(): Promise<Notebook> {
  program ??= fetchProgram();
  program.catch(() => (program = undefined));
  const [{ notebook }, cells] = await Promise.all([import("./notebook.ts"), program]);
  return notebook(cells);
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
  const note = document.querySelector<HTMLElement>(".notebook-note");
  const { ownTab = "" } = document.getElementById("notebook-setup")?.dataset ?? {};
  const link = document.createElement("a");
  link.href = location.href;
  link.target = "_blank";
  link.textContent = ownTab;
  note?.replaceChildren(link);
  link.focus();
}

/**
 * The only script of the notebook before the first event: it waits for a press, or the input of a control, then
 * loads the notebook. All events wait for the same import, so an event during loading is
 * handled afterwards.
 */
function wake(element: Element, work: (notebook: Notebook) => Promise<void> | void): void {
  if (isFramed()) return offerOwnTab();
  element.setAttribute("aria-busy", "true");
  load()
    .finally(() => element.removeAttribute("aria-busy"))
    .then(async (notebook) => {
      await work(notebook);
      takeBack();
    })
    .catch((error: unknown) => sayNotLoaded(element, error));
}

/** Takes back what was said in the toolbar's status of a script that did not load. */
function takeBack(): void {
  const status = document.querySelector<HTMLElement>(".notebook-status[data-trouble]");
  if (!status) return;
  status.textContent = "";
  delete status.dataset["trouble"];
}

/** Says that a script did not load: at the cell, or for a button of the toolbar in its status. */
function sayNotLoaded(element: Element, error: unknown): void {
  const status = document.querySelector<HTMLElement>(".notebook-status");
  const line = element.closest(".cell")?.querySelector(".cell-status") ?? status;
  if (line === status && status) status.dataset["trouble"] = "";
  const setup = document.getElementById("notebook-setup");
  const words = setup?.dataset["notLoaded"] ?? "{reason}";
  if (line) line.textContent = fill(words, { reason: String(error) });
}

/** Loads the notebook to open an editor, and the editor's module at the same time. */
function wakeEditor(element: Element, work: (notebook: Notebook) => Promise<void> | void): void {
  import("../editor/open-editor.ts").catch(() => {
    // The notebook requests it again, and shows the error if that fails.
  });
  wake(element, work);
}

const cellOf = (element: Element): number =>
  Number(element.closest<HTMLElement>(".cell")?.dataset["cell"]);

document.addEventListener("click", (event) => {
  // The second click of a double click would press the button that the first one shows: Stop for Run.
  if (!(event.target instanceof Element) || event.detail > 1) return;
  const button = event.target.closest<HTMLButtonElement>("button[data-act], button[data-notebook]");
  if (!button) return;
  const start = button.dataset["act"] === "edit" ? wakeEditor : wake;
  start(button, (notebook) => notebook.press(button));
});

document.addEventListener("input", ({ target }) => {
  if (!(target instanceof Element) || !target.matches(".cell [data-control]")) return;
  wake(target, (notebook) => notebook.control(target));
});

document.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.dataset["notebook"] !== "types") return;
  if (isFramed()) return offerOwnTab();
  load()
    .then((notebook) => notebook.checkTypes(target.checked))
    .catch((error: unknown) => {
      target.checked = false;
      sayNotLoaded(target, error);
    });
});

document.addEventListener("dblclick", ({ target }) => {
  const listing = target instanceof Element && target.closest(".cell-code pre");
  if (listing) wakeEditor(listing, (notebook) => notebook.open(cellOf(listing)));
});

/** The text typed while the editor was loading, which it inserts when it opens. */
let typed = "";
const takeTyped = (): string => {
  const keys = typed;
  typed = "";
  return keys;
};

/** In a cell, Shift-Enter and Control-Enter run it. In its listing, Enter and letters open the editor. */
document.addEventListener("keydown", (event) => {
  const { target, key, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (!(target instanceof Element) || !target.closest(".cell-in") || altKey) return;
  const inListing = target.matches(".cell-code pre");
  const control = ctrlKey || metaKey;
  if (key === "Enter" && (shiftKey || control)) {
    wake(target, (notebook) => notebook.run(cellOf(target), !control));
  } else if (inListing && !control && (key === "Enter" || /^\S$/u.test(key))) {
    if (key !== "Enter") typed += key;
    wakeEditor(target, (notebook) => notebook.open(cellOf(target), takeTyped));
  } else return;
  event.preventDefault();
});

/** Loads the notebook when edits are stored, or are in the page's address, to show them. It does not run them. */
function hasEdits(): boolean {
  if (location.hash.startsWith(SHARE_PREFIX)) return true;
  try {
    return localStorage.getItem(storageKey(location.pathname)) !== null;
  } catch {
    return false; // Storage is blocked: nothing is stored.
  }
}

function showEdits(): void {
  const setup = document.getElementById("notebook-setup");
  if (setup && hasEdits()) wake(setup, (notebook) => notebook.store());
}

showEdits();
addEventListener("hashchange", showEdits);
// Another tab has stored edits of this page.
addEventListener("storage", ({ key }) => key === storageKey(location.pathname) && showEdits());

// Replays the events from before this script was loaded.
dispatchEvent(new Event("notebookready"));
