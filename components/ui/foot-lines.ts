/**
 * Marks the page while a message stands at the foot of the window, for the space below its text. A selector with
 * `:has()` at the root would compute the styles of the whole page again whenever any text changes.
 */
export function markFootLines(): void {
  const hasLine = document.querySelector(".foot-line") !== null;
  document.documentElement.toggleAttribute("data-foot-line", hasLine);
}
