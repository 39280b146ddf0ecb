import type { RefObject } from "preact";
import type { Way } from "./family.ts";
import type { useBoard } from "./use-board.ts";
import { useDrag } from "./use-drag.ts";

/** Whether dropping a piece there makes this move. Stones that leave the game are dropped off the board. */
const endsAt = ({ target }: Way<unknown>, drop: string | undefined): boolean =>
  target === undefined ? drop === undefined : drop === target || !!drop?.startsWith(`${target}:`);

/** Moves by dragging: dropping a piece on a target plays the move, or opens the choice if there are several. */
export function useDraggedMoves(
  area: RefObject<HTMLElement>,
  board: ReturnType<typeof useBoard>,
): void {
  const { ways, family, position, waits, editing, offer } = board;
  /** The moves of a piece: those that its spot begins, or those that move it. */
  const movesOf = (piece: string): readonly Way<unknown>[] => {
    const own = ways.filter(({ spots }) => spots.includes(piece));
    if (own.length > 0) return own;
    const carries = (way: Way<unknown>): boolean =>
      way.target !== undefined && family.touches(position, way.option).includes(piece);
    return ways.filter(carries);
  };
  useDrag(
    area,
    (piece) => waits === "reader" && !editing && movesOf(piece).length > 0,
    (piece, drop) =>
      offer(
        piece,
        movesOf(piece).filter((way) => endsAt(way, drop)),
      ),
  );
}
