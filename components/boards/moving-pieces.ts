import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { BoardMove } from "./drawing.ts";
import { useLatest } from "../ui/hooks.ts";

/** A press becomes a drag after so many pixels. */
const SLACK = 8;

/** Whether dropping a piece there makes this move. Stones that leave the game are dropped off the board. */
const endsAt = ({ target }: BoardMove<unknown>, drop: string | undefined): boolean =>
  target === undefined ? drop === undefined : drop === target || !!drop?.startsWith(`${target}:`);

interface PieceActions {
  /** The moves that dragging a piece can make. */
  readonly movesOf: (piece: string) => readonly BoardMove<unknown>[];
  readonly offer: (piece: string, moves: readonly BoardMove<unknown>[]) => void;
  /** Called when a piece is pressed with which no move begins: it is no button. */
  readonly refuse: () => void;
}

/**
 * Moves by dragging a piece with the pointer: dropping it on a target plays the move, or opens the choice if there are
 * several. The target is the `data-drop` beneath the pointer, or undefined off the board. After the drop, or when the
 * drag is cancelled, the piece returns to where the board renders it.
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
      const was = pickedUp;
      pickedUp = undefined;
      if (was) {
        was.element.style.translate = "";
        delete was.element.dataset["dragged"];
      }
      return was;
    };
    const up = (event: PointerEvent): void => {
      const place = document
        .elementsFromPoint(event.clientX, event.clientY)
        .map((each) => each.closest<HTMLElement>("[data-drop]"))
        .find((each) => each && root.contains(each) && each !== pickedUp?.element);
      const was = release();
      if (!was?.far) return;
      // Browsers dispatch a click after a drag: it is ignored.
      const swallow = (click: Event): void => click.stopPropagation();
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
      const { movesOf, offer } = act();
      const found = movesOf(was.piece).filter((each) => endsAt(each, place?.dataset["drop"]));
      offer(was.piece, found);
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
 * Animates pieces from their places before a move to those after it. `origins` gives the name of a piece before the
 * move, where its name has changed. There is no animation when reduced motion is preferred; a move made while pieces
 * are still moving starts from their present places.
 */
export function useTravel(
  area: RefObject<HTMLElement>,
  position: unknown,
  forward: boolean,
  origins: () => ReadonlyMap<string, string>,
): void {
  const last = useRef(position);
  const before = useRef(new Map<string, DOMRect>());
  // Here the document still shows the pieces where they were.
  if (last.current !== position && area.current) before.current = places(area.current);

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
}
