/**
 * Marks the page while a message is at the bottom of the window, so that the page has space for it. A selector with
 * `:has()` at the root would recompute the styles of the whole page at each change of a text.
 */
export function markBottomMessages(): void {
  const hasLine = document.querySelector(".bottom-message") !== null;
  document.documentElement.toggleAttribute("data-bottom-message", hasLine);
}
