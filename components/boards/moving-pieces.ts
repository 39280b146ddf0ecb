import { type RefObject, Component, type ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { BoardMove } from "./drawing.ts";
import type { useBoard } from "./use-board.ts";
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
    let pickedUp:
      { element: HTMLElement; piece: string; x: number; y: number; far: boolean } | undefined;

    const down = (event: PointerEvent): void => {
      const element = (event.target as Element).closest<HTMLElement>("[data-piece]");
      const piece = element?.dataset["piece"];
      if (!element || piece === undefined || event.button !== 0 || !event.isPrimary) return;
      if (!lift(piece)) return;
      pickedUp = { element, piece, x: event.clientX, y: event.clientY, far: false };
    };
    const move = (event: PointerEvent): void => {
      if (!pickedUp) return;
      const [x, y] = [event.clientX - pickedUp.x, event.clientY - pickedUp.y];
      if (!pickedUp.far && Math.hypot(x, y) < SLACK) return;
      pickedUp.far = true;
      pickedUp.element.dataset["dragged"] = "";
      pickedUp.element.style.translate = `${x}px ${y}px`;
    };
    const release = (): typeof pickedUp => {
      const was = pickedUp;
      pickedUp = undefined;
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
          .find((each) => each && root.contains(each) && each !== pickedUp?.element)?.dataset[
          "drop"
        ];
      const place = pickedUp?.far ? beneath() : undefined;
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
const endsAt = ({ target }: BoardMove<unknown>, drop: string | undefined): boolean =>
  target === undefined ? drop === undefined : drop === target || !!drop?.startsWith(`${target}:`);

/** Moves by dragging: dropping a piece on a target plays the move, or opens the choice if there are several. */
export function useDraggedMoves(
  area: RefObject<HTMLElement>,
  board: ReturnType<typeof useBoard>,
): void {
  const { moves, drawing, position, waits, editing, offer } = board;
  /** The moves of a piece: those that its spot begins, or those that move it. */
  const movesOf = (piece: string): readonly BoardMove<unknown>[] => {
    const own = moves.filter(({ spots }) => spots.includes(piece));
    if (own.length > 0) return own;
    const carries = (move: BoardMove<unknown>): boolean =>
      move.target !== undefined && drawing.touches(position, move.option).includes(piece);
    return moves.filter(carries);
  };
  useDrag(
    area,
    (piece) => waits === "reader" && !editing && movesOf(piece).length > 0,
    (piece, drop) =>
      offer(
        piece,
        movesOf(piece).filter((move) => endsAt(move, drop)),
      ),
  );
}

const DURATION = 260;

const places = (area: HTMLElement): Map<string, DOMRect> =>
  new Map(
    [...area.querySelectorAll<HTMLElement>("[data-piece]")].map((piece) => [
      piece.dataset["piece"] ?? "",
      piece.getBoundingClientRect(),
    ]),
  );

/**
 * Animates pieces from their places before a move to those after it. `origins` gives the name of a piece before the
 * move, where its name has changed. There is no animation when reduced motion is preferred; a move made while pieces
 * are still moving starts from their present places.
 *
 * @returns a function to call before each render
 */
export function useTravel(
  area: RefObject<HTMLElement>,
  position: unknown,
  forward: boolean,
  origins: () => ReadonlyMap<string, string>,
): () => void {
  const last = useRef(position);
  const before = useRef(new Map<string, DOMRect>());

  const travel = useLatest(() => {
    const root = area.current;
    last.current = position;
    if (!root || !forward || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const from = origins();
    for (const piece of root.querySelectorAll<HTMLElement>("[data-piece]")) {
      const name = piece.dataset["piece"] ?? "";
      const was = before.current.get(from.get(name) ?? name);
      if (was === undefined) continue;
      const is = piece.getBoundingClientRect();
      const [x, y] = [was.x - is.x, was.y - is.y];
      if (Math.abs(x) + Math.abs(y) < 1) continue;
      const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }];
      piece.animate(frames, { duration: DURATION, easing: "ease-in-out" });
    }
  });
  useLayoutEffect(travel, [position, travel]);

  /** To be called before a render: records the places of the pieces. */
  return () => {
    if (last.current !== position && area.current) before.current = places(area.current);
  };
}

interface Props {
  readonly look: readonly (() => void)[];
  readonly children: ComponentChildren;
}

/** Calls every `look` before each render of its children, when the document still shows the previous one. */
export class BeforeChange extends Component<Props> {
  override getSnapshotBeforeUpdate(): null {
    for (const look of this.props.look) look();
    return null;
  }

  override render(): ComponentChildren {
    return this.props.children;
  }
}
