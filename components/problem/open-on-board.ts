import type { PlayedPosition } from "../../src/problems/problem.ts";
import { addressOf, visit } from "../boards/address.ts";

/**
 * Shows a position on the board of this name, and moves the focus there. Back returns to the button.
 *
 * The position is passed in the address, since a board outside of the view may not be hydrated yet.
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
