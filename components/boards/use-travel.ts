import { useLayoutEffect, useRef } from "preact/hooks";
import type { RefObject } from "preact";
import { useLatest } from "../ui/use-latest.ts";

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
