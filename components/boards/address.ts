/** The window event that reports that the page's query has changed. */
const CHANGED = "addresschanged";

/** The query whose content the page shows. Links to places within the page do not change it. */
let shown = import.meta.env.SSR ? "" : location.search;

if (!import.meta.env.SSR) {
  addEventListener("popstate", () => {
    if (location.search === shown) return;
    shown = location.search;
    dispatchEvent(new Event(CHANGED));
  });
}

/**
 * Returns the address of this page with a position on one of its boards: `?board=NAME&position=…`.
 *
 * @param game the position's game, if it is not the board's own
 */
export function addressOf(name: string, position: string, game?: string): string {
  const own = { board: name, position };
  return `?${new URLSearchParams(game === undefined ? own : { ...own, game }).toString()}`;
}

/** Adds a history entry with the address of the content that the page shows now. */
export function pushAddress(address: string): void {
  history.pushState(null, "", address);
  shown = location.search;
}

/** Navigates to an address of this page without reloading it: adds a history entry and notifies the listeners. */
export function visit(address: string): void {
  pushAddress(address);
  dispatchEvent(new Event(CHANGED));
}

/** Replaces the address of the present history entry, unless the reader has navigated to another query. */
export function rewriteAddress(address: string): void {
  if (location.search !== shown) return;
  history.replaceState(history.state, "", address);
  shown = location.search;
}

/**
 * Calls `read` when the query may have changed: after {@link visit}, and after Back or Forward to another query.
 *
 * @returns a function that removes the listener
 */
export function onVisit(read: () => void): () => void {
  addEventListener(CHANGED, read);
  return () => removeEventListener(CHANGED, read);
}
