import { useLayoutEffect, useRef } from "preact/hooks";
import type { RefObject } from "preact";
import { useLatest } from "../chrome/use-latest.ts";

const DURATION = 260;

const places = (area: HTMLElement): Map<string, DOMRect> =>
  new Map(
    [...area.querySelectorAll<HTMLElement>("[data-piece]")].map((piece) => [
      piece.dataset["piece"] ?? "",
      piece.getBoundingClientRect(),
    ]),
  );

/**
 * Lets pieces travel from where they were to where a move has put them. `origins` says what a piece was called before
 * the move, where its name has changed. Nothing moves when reduced motion is asked for; a move made while pieces are
 * still under way starts from where they are.
 *
 * @returns what is to be called before the page changes
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

  /** Afterwards the pieces are where they are going. */
  return () => {
    if (last.current !== position && area.current) before.current = places(area.current);
  };
}
