import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useLatest } from "../ui/use-latest.ts";

/** The nearest of some spots to a place. */
export function nearestSpot(
  spots: readonly string[],
  at: (spot: string) => readonly [number, number],
  wanted: readonly [number, number],
): string | undefined {
  return least(spots, (spot) => {
    const [x, y] = at(spot);
    return Math.abs(x - wanted[0]) + Math.abs(y - wanted[1]);
  });
}

/**
 * The spot that a key leads to: an arrow to the nearest in its direction, preferring spots on the same line; Home
 * and End to the first and the last.
 */
export function spotTowards(
  spots: readonly string[],
  at: (spot: string) => readonly [number, number],
  from: string,
  key: string,
): string | undefined {
  if (key === "Home") return spots[0];
  if (key === "End") return spots.at(-1);
  const directions: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const direction = directions[key];
  if (direction === undefined) return undefined;
  const [x, y] = at(from);
  const reach = (spot: string) => {
    const [dx, dy] = [at(spot)[0] - x, at(spot)[1] - y];
    const ahead = dx * direction[0] + dy * direction[1];
    return { ahead, aside: Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]) };
  };
  const found = spots.filter((spot) => {
    const { ahead, aside } = reach(spot);
    return ahead > 0 && aside <= 8 * ahead;
  });
  return least(found, (spot) => reach(spot).ahead + 4 * reach(spot).aside);
}

function least<Item>(items: readonly Item[], measure: (item: Item) => number): Item | undefined {
  return items.reduce<{ item: Item; size: number } | undefined>((best, item) => {
    const size = measure(item);
    return best === undefined || size < best.size ? { item, size } : best;
  }, undefined)?.item;
}

/**
 * One tab stop for all spots of a board, moved by the arrow keys. When the focused spot is removed, the focus stays on
 * the board: on the nearest spot, and after the last one on `fallback`.
 */
export function useCursor(
  spots: readonly string[],
  at: (spot: string) => readonly [number, number],
  fallback: () => HTMLElement | null,
) {
  const [wanted, setWanted] = useState<readonly [number, number]>([0, Infinity]);
  const area = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const place = [wanted[0], Math.min(wanted[1], 1e6)] as const;
  const cursor = nearestSpot(spots, at, place);

  const hasFocus = (): boolean => area.current?.contains(document.activeElement) ?? false;
  /** To be called before a render, which may remove the focused spot. */
  const rememberFocus = (): void => void (hadFocus.current = hasFocus());
  const focusCursor = useLatest(() =>
    (area.current?.querySelector<HTMLElement>('[data-spot][tabindex="0"]') ?? fallback())?.focus(),
  );
  useLayoutEffect(() => {
    if (hadFocus.current && !hasFocus()) focusCursor();
  }, [spots, focusCursor]);

  const moved = useRef(false);
  useLayoutEffect(() => {
    if (moved.current) focusCursor();
    moved.current = false;
  }, [wanted, focusCursor]);

  const onArrow = (event: KeyboardEvent, from: string): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (/^(Arrow|Home|End)/.test(event.key)) event.preventDefault();
    const next = spotTowards(spots, at, from, event.key);
    if (next === undefined || next === from) return;
    moved.current = true;
    setWanted(at(next));
  };
  /** Moves the tab stop to a spot, and on request the focus. */
  const put = (spot: string, focus = false): void => {
    moved.current = focus;
    setWanted([...at(spot)]);
  };
  return { area, cursor, onArrow, put, rememberFocus };
}
