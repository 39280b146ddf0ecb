import type { RefObject } from "preact";
import type { Way } from "./family.ts";
import type { useBoard } from "./use-board.ts";
import { useEffect } from "preact/hooks";
import { useLatest } from "../ui/use-latest.ts";

/** A press becomes a drag after so many pixels. */
const SLACK = 8;

/**
 * Drags a piece of the board with the pointer. Its drop target is the `data-drop` beneath the pointer, or undefined
 * off the board. After the drop, or when the drag is cancelled, the piece returns to where the board renders it.
 */
function useDrag(
  area: RefObject<HTMLElement>,
  onLift: (piece: string) => boolean,
  onDrop: (piece: string, drop: string | undefined) => void,
): void {
  const lift = useLatest(onLift);
  const drop = useLatest(onDrop);
  useEffect(() => {
    const root = area.current;
    if (!root) return undefined;
    let lifted:
      { element: HTMLElement; piece: string; x: number; y: number; far: boolean } | undefined;

    const down = (event: PointerEvent): void => {
      const element = (event.target as Element).closest<HTMLElement>("[data-piece]");
      const piece = element?.dataset["piece"];
      if (!element || piece === undefined || event.button !== 0 || !event.isPrimary) return;
      if (!lift(piece)) return;
      lifted = { element, piece, x: event.clientX, y: event.clientY, far: false };
    };
    const move = (event: PointerEvent): void => {
      if (!lifted) return;
      const [x, y] = [event.clientX - lifted.x, event.clientY - lifted.y];
      if (!lifted.far && Math.hypot(x, y) < SLACK) return;
      lifted.far = true;
      lifted.element.dataset["dragged"] = "";
      lifted.element.style.translate = `${x}px ${y}px`;
    };
    const release = (): typeof lifted => {
      const was = lifted;
      lifted = undefined;
      if (was) {
        was.element.style.translate = "";
        delete was.element.dataset["dragged"];
      }
      return was;
    };
    const up = (event: PointerEvent): void => {
      const beneath = (): string | undefined =>
        document
          .elementsFromPoint(event.clientX, event.clientY)
          .map((each) => each.closest<HTMLElement>("[data-drop]"))
          .find((each) => each && root.contains(each) && each !== lifted?.element)?.dataset["drop"];
      const place = lifted?.far ? beneath() : undefined;
      const was = release();
      if (!was?.far) return;
      // Browsers dispatch a click after a drag: it is ignored.
      const swallow = (click: Event): void => click.stopPropagation();
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
      drop(was.piece, place);
    };
    root.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", release);
    return () => {
      root.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", release);
    };
  }, [area, lift, drop]);
}

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
