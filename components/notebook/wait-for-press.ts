import { SHARE_PREFIX, shelfKey } from "./keeping/marks.ts";
import type { Notebook } from "./notebook.ts";

/**
 * All that a page runs before the first press: it waits for one, or for a control that moves, then
 * loads the notebook. The module is the same one for every press, so a press while it loads is
 * answered once it is there.
 */
function hand(element: Element, to: (notebook: Notebook) => void): void {
  import("./notebook.ts").then(
    ({ notebook }) => to(notebook()),
    (error: unknown) => {
      const status = element.closest(".cell")?.querySelector(".cell-status");
      if (status) status.textContent = String(error);
    },
  );
}

document.addEventListener("click", (event) => {
  // The second half of a double click would press what the first half put there: Stop for Run.
  if (!(event.target instanceof Element) || event.detail > 1) return;
  const button = event.target.closest<HTMLButtonElement>("button[data-act], button[data-notebook]");
  if (button) hand(button, (notebook) => notebook.press(button));
});

document.addEventListener("input", ({ target }) => {
  if (!(target instanceof Element) || !target.matches(".cell [data-control]")) return;
  hand(target, (notebook) => notebook.control(target));
});

/** Edits that are kept, or that the page's address carries, are shown. Nothing of them runs. */
function hasEdits(): boolean {
  if (location.hash.startsWith(SHARE_PREFIX)) return true;
  try {
    return localStorage.getItem(shelfKey(location.pathname)) !== null;
  } catch {
    return false; // Storage is blocked: nothing is kept.
  }
}

function showEdits(): void {
  const bar = document.querySelector(".notebook-bar");
  if (bar && hasEdits()) hand(bar, (notebook) => notebook.keep("opened"));
}

showEdits();
addEventListener("hashchange", showEdits);
