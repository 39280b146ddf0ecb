import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { BoardMove } from "./drawing.ts";
import { useLatest } from "../ui/hooks.ts";

/** The distance in pixels after which a press becomes a drag. */
const SLACK = 8;

/** Reports whether dropping a piece there makes this move. Stones that leave the game are dropped off the board. */
const endsAt = ({ target }: BoardMove<unknown>, drop: string | undefined): boolean =>
  target === undefined ? drop === undefined : drop === target || !!drop?.startsWith(`${target}:`);

interface PieceActions {
  /** Returns the moves that dragging a piece can make. */
  readonly movesOf: (piece: string) => readonly BoardMove<unknown>[];
  readonly offer: (piece: string, moves: readonly BoardMove<unknown>[]) => void;
  /** Called when the reader presses a piece that begins no move and is therefore not a button. */
  readonly refuse: () => void;
}

/**
 * Handles dragging of pieces with the pointer: dropping a piece on a target plays the move, or opens the choice if
 * there are several. The target is the `data-drop` beneath the pointer, or undefined off the board. After the drop, or
 * when the drag is cancelled, the piece returns to the place where the board renders it.
 */
export function usePieces(area: RefObject<HTMLElement>, actions: PieceActions): void {
  const act = useLatest(() => actions);
  useEffect(() => {
    const root = area.current;
    if (!root) return undefined;
    let pickedUp:
      { element: HTMLElement; piece: string; x: number; y: number; far: boolean } | undefined;

    const down = (event: PointerEvent): void => {
      const element = (event.target as Element).closest<HTMLElement>("[data-piece]");
      const piece = element?.dataset["piece"];
      if (!element || piece === undefined || event.button !== 0 || !event.isPrimary) return;
      if (act().movesOf(piece).length === 0) return;
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
      const released = pickedUp;
      pickedUp = undefined;
      if (released) {
        released.element.style.translate = "";
        delete released.element.dataset["dragged"];
      }
      return released;
    };
    const up = (event: PointerEvent): void => {
      const place = document
        .elementsFromPoint(event.clientX, event.clientY)
        .map((each) => each.closest<HTMLElement>("[data-drop]"))
        .find((each) => each && root.contains(each) && each !== pickedUp?.element);
      const dropped = release();
      if (!dropped?.far) return;
      // Browsers dispatch a click after a drag; this ignores it.
      const ignoreClick = (click: Event): void => click.stopPropagation();
      addEventListener("click", ignoreClick, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", ignoreClick, { capture: true }), 0);
      const { movesOf, offer } = act();
      const found = movesOf(dropped.piece).filter((each) => endsAt(each, place?.dataset["drop"]));
      offer(dropped.piece, found);
    };
    const click = ({ target }: Event): void => {
      const pressed = (target as Element).closest<HTMLElement>("[data-piece]:not(button)");
      if (pressed !== null) act().refuse();
    };
    const listening = new AbortController();
    const { signal } = listening;
    root.addEventListener("pointerdown", down, { signal });
    root.addEventListener("click", click, { signal });
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", up, { signal });
    addEventListener("pointercancel", release, { signal });
    return () => listening.abort();
  }, [area, act]);
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
 * Animates pieces from their places before a move to those after it. `origins` maps changed names of pieces to their
 * names before the move. There is no animation if reduced motion is preferred. If a move is made while pieces are still
 * moving, its animation starts from their present places.
 */
export function useTravel(
  area: RefObject<HTMLElement>,
  position: unknown,
  forward: boolean,
  origins: () => ReadonlyMap<string, string>,
): void {
  const last = useRef(position);
  const before = useRef(new Map<string, DOMRect>());
  // During rendering, the document still shows the pieces at their previous places.
  if (last.current !== position && area.current) before.current = places(area.current);

  const animate = useLatest(() => {
    const root = area.current;
    last.current = position;
    if (!root || !forward || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const from = origins();
    for (const piece of root.querySelectorAll<HTMLElement>("[data-piece]")) {
      const name = piece.dataset["piece"] ?? "";
      const start = before.current.get(from.get(name) ?? name);
      if (start === undefined) continue;
      const end = piece.getBoundingClientRect();
      const [x, y] = [start.x - end.x, start.y - end.y];
      if (Math.abs(x) + Math.abs(y) < 1) continue;
      const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }];
      piece.animate(frames, { duration: DURATION, easing: "ease-in-out" });
    }
  });
  useLayoutEffect(animate, [position, animate]);
}
