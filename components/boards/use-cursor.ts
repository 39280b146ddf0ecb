import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useLatest } from "../ui/use-latest.ts";
import { nearestSpot, spotTowards } from "./spot.ts";

/**
 * One tab stop for all spots of a board, moved by the arrow keys. When the focused spot is removed, the focus stays on
 * the board: on the nearest spot, and after the last one on `fallback`.
 */
export function useCursor(
  spots: readonly string[],
  at: (spot: string) => readonly [number, number],
  fallback: () => HTMLElement | null,
) {
  const [wished, wish] = useState<readonly [number, number]>([0, Infinity]);
  const area = useRef<HTMLDivElement>(null);
  const held = useRef(false);
  const place = [wished[0], Math.min(wished[1], 1e6)] as const;
  const cursor = nearestSpot(spots, at, place);

  const hasFocus = (): boolean => area.current?.contains(document.activeElement) ?? false;
  /** To be called before a render, which may remove the focused spot. */
  const lookBefore = (): void => void (held.current = hasFocus());
  const focusCursor = useLatest(() =>
    (area.current?.querySelector<HTMLElement>('[data-spot][tabindex="0"]') ?? fallback())?.focus(),
  );
  useLayoutEffect(() => {
    if (held.current && !hasFocus()) focusCursor();
  }, [spots, focusCursor]);

  const moved = useRef(false);
  useLayoutEffect(() => {
    if (moved.current) focusCursor();
    moved.current = false;
  }, [wished, focusCursor]);

  const onArrow = (event: KeyboardEvent, from: string): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (/^(Arrow|Home|End)/.test(event.key)) event.preventDefault();
    const next = spotTowards(spots, at, from, event.key);
    if (next === undefined || next === from) return;
    moved.current = true;
    wish(at(next));
  };
  /** Moves the tab stop to a spot, and on request the focus. */
  const put = (spot: string, focus = false): void => {
    moved.current = focus;
    wish([...at(spot)]);
  };
  return { area, cursor, onArrow, put, lookBefore };
}
