import type { PlayedPosition } from "../../src/problems/problem.ts";
import { addressOf, visit } from "../boards/address.ts";

/**
 * Puts a position on the board of this name, and goes there. Back returns to what was pressed.
 *
 * The address carries the position, since a board out of sight may not have its script yet.
 */
export function openOnBoard(
  name: string,
  { game, position }: PlayedPosition,
  pressed: HTMLElement,
): void {
  const before = location.href;
  visit(addressOf(name, position, game));
  addEventListener("popstate", function returned() {
    if (location.href !== before) return;
    removeEventListener("popstate", returned);
    pressed.focus({ preventScroll: true });
  });
  const figure = document.querySelector<HTMLElement>(`[data-board-name="${CSS.escape(name)}"]`);
  if (figure === null) return;
  figure.tabIndex = -1;
  figure.addEventListener("blur", () => figure.removeAttribute("tabindex"), { once: true });
  figure.focus({ preventScroll: true });
  figure.scrollIntoView();
}
