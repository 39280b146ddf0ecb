/** The event on the window when the address may name something else to show. */
const CHANGED = "addresschanged";

/** The query that the page shows: links within it leave that as it is. */
let shown = import.meta.env.SSR ? "" : location.search;

if (!import.meta.env.SSR) {
  addEventListener("popstate", () => {
    if (location.search === shown) return;
    shown = location.search;
    dispatchEvent(new Event(CHANGED));
  });
}

/**
 * The address of this page with a position on one of its boards: `?board=NAME&position=…`.
 *
 * @param game the position's game, where it is not the board's own
 */
export function addressOf(name: string, position: string, game?: string): string {
  const own = { board: name, position };
  return `?${new URLSearchParams(game === undefined ? own : { ...own, game }).toString()}`;
}

/** Names in the address what the page shows now, in a new entry of the history. */
export function pushAddress(address: string): void {
  history.pushState(null, "", address);
  shown = location.search;
}

/** Goes to an address of this page without loading it again: adds a history entry, and notifies what reads it. */
export function visit(address: string): void {
  pushAddress(address);
  dispatchEvent(new Event(CHANGED));
}

/** Names in the address what a board shows, unless the reader has gone on to another query meanwhile. */
export function rewriteAddress(address: string): void {
  if (location.search !== shown) return;
  history.replaceState(history.state, "", address);
  shown = location.search;
}

/**
 * Calls `read` whenever the address may name something else to show: after a visit, and after Back or Forward to another
 * query.
 *
 * @returns a function that removes the listener
 */
export function onVisit(read: () => void): () => void {
  addEventListener(CHANGED, read);
  return () => removeEventListener(CHANGED, read);
}
