import { SHARE_PREFIX, shelfKey } from "./keeping/marks.ts";

/**
 * All that a page runs before the first press: it waits for one, then loads the notebook. The module
 * is the same one for every press, so a press while it loads is answered once it is there.
 */
document.addEventListener("click", (event) => {
  // The second half of a double click would press what the first half put there: Stop for Run.
  if (!(event.target instanceof Element) || event.detail > 1) return;
  const button = event.target.closest<HTMLButtonElement>("button[data-act], button[data-notebook]");
  if (!button) return;
  import("./notebook.ts").then(
    ({ notebook }) => notebook().press(button),
    (error: unknown) => {
      const status = button.closest(".cell")?.querySelector(".cell-status");
      if (status) status.textContent = String(error);
    },
  );
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

const showEdits = () =>
  hasEdits() && import("./notebook.ts").then(({ notebook }) => notebook().keep("opened"));

if (document.getElementById("notebook-setup")) {
  void showEdits();
  addEventListener("hashchange", () => void showEdits());
}
