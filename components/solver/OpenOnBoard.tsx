import type { PlayedPosition } from "../../src/problems/problem.ts";
import { asleep } from "../ui/asleep.ts";
import type { SolverWords } from "./say.ts";
import { addressOf, visit } from "../boards/address.ts";

/**
 * Shows a position on the board of this name, and moves the focus there. Back returns to the button.
 *
 * The position is passed in the address, since a board outside of the view may not be hydrated yet.
 */
function openOnBoard(name: string, { game, position }: PlayedPosition, pressed: HTMLElement): void {
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

/** The board of the page, for the positions of one case. */
export interface BoardLink {
  readonly name: string;
  /** Which positions fit the board; undefined while that is not known. */
  readonly fits: readonly boolean[] | undefined;
}

interface Props {
  readonly words: SolverWords;
  readonly board: BoardLink;
  readonly position: PlayedPosition;
  /** The index of the position among those of the case. */
  readonly at: number;
  readonly children: string;
  /** The button's accessible name, where its text is not enough. */
  readonly name?: string;
}

/** Opens a position on the page's board, or says that it is too large. */
export function OpenOnBoard({ words, board, position, at, children, name }: Props) {
  const { fits } = board;
  if (fits?.[at] === false) return <span class="solver-soft">{words.tooLarge}</span>;
  // Nothing is known when the games could not be loaded.
  if (fits !== undefined && fits[at] === undefined) return null;
  const waits = fits === undefined;
  return (
    <button
      type="button"
      class="needs-script"
      aria-label={name}
      disabled={asleep}
      aria-disabled={waits}
      onClick={({ currentTarget }) => waits || openOnBoard(board.name, position, currentTarget)}
    >
      {children}
    </button>
  );
}
