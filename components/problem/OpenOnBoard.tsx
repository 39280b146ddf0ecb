import type { PlayedPosition } from "../../src/problems/problem.ts";
import { openOnBoard } from "./open-on-board.ts";
import { asleep } from "../chrome/asleep.ts";
import type { SolverWords } from "./say.ts";

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
