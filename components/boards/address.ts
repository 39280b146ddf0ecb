/** The event that {@link visit} dispatches on the window after it has changed the page's address. */
const CHANGED = "addresschanged";

/**
 * The address of this page with a position on one of its boards: `?board=NAME&position=…`.
 *
 * @param game the position's game, where it is not the board's own
 */
export function addressOf(name: string, position: string, game?: string): string {
  const own = { board: name, position };
  return `?${new URLSearchParams(game === undefined ? own : { ...own, game }).toString()}`;
}

/** Goes to an address of this page without loading it again: adds a history entry, and notifies boards. */
export function visit(address: string): void {
  history.pushState(null, "", address);
  dispatchEvent(new Event(CHANGED));
}

/**
 * Calls `read` whenever the address may put another position on a board: after a visit, and after Back or Forward to
 * another query. Links within the page do not cause a call.
 *
 * @returns a function that removes the listeners
 */
export function onVisit(read: () => void): () => void {
  let query = location.search;
  const visited = (): void => {
    query = location.search;
    read();
  };
  const returned = (): void => {
    if (location.search !== query) visited();
  };
  addEventListener(CHANGED, visited);
  addEventListener("popstate", returned);
  return () => {
    removeEventListener(CHANGED, visited);
    removeEventListener("popstate", returned);
  };
}
