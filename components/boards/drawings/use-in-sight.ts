import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** For an element that scrolls where not all squares fit: the first piece of a new start is in sight. */
export function useInSight(start: unknown): RefObject<HTMLDivElement> {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = scroller;
    const piece = current?.querySelector<HTMLElement>(":is(.square, .grid-cell) > .stone");
    if (!current || !piece) return;
    const right = piece.getBoundingClientRect().right - current.getBoundingClientRect().right;
    if (right > 0) current.scrollLeft += right + current.clientWidth / 2;
  }, [start]);
  return scroller;
}
