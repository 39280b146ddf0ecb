import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

/** Where a spot is: x to the right, y downwards. */
type Place = readonly [x: number, y: number];

/**
 * The spot that a key leads to: an arrow to the nearest in its direction, preferring spots on the same line; Home
 * and End to the first and the last.
 */
export function spotTowards(
  spots: readonly string[],
  at: (spot: string) => Place,
  from: string,
  key: string,
): string | undefined {
  if (key === "Home") return spots[0];
  if (key === "End") return spots.at(-1);
  const directions: Readonly<Record<string, Place>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const direction = directions[key];
  if (direction === undefined) return undefined;
  const [x, y] = at(from);
  const found = spots.flatMap((spot) => {
    const [dx, dy] = [at(spot)[0] - x, at(spot)[1] - y];
    const ahead = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    return ahead > 0 && aside <= 8 * ahead ? [{ spot, far: ahead + 4 * aside }] : [];
  });
  return least(found, ({ far }) => far)?.spot;
}

function least<Item>(items: readonly Item[], measure: (item: Item) => number): Item | undefined {
  return items.reduce<{ item: Item; size: number } | undefined>((best, item) => {
    const size = measure(item);
    return best === undefined || size < best.size ? { item, size } : best;
  }, undefined)?.item;
}

/**
 * One tab stop for all spots of a board, which are buttons, moved by the arrow keys. When the focused spot is removed,
 * the focus stays on the board: on the nearest spot, and after the last one on `fallback`.
 *
 * @param first the tab stop is at first nearest to this place: the lower left corner, unless noted
 */
export function useCursor(
  area: RefObject<HTMLElement>,
  spots: readonly string[],
  at: (spot: string) => Place,
  { fallback, first = [0, 1e6] }: { fallback?: RefObject<HTMLElement>; first?: Place },
) {
  const [wanted, setWanted] = useState(first);
  const cursor = least(spots, (spot) => {
    const [x, y] = at(spot);
    return Math.abs(x - wanted[0]) + Math.abs(y - wanted[1]);
  });
  const moved = useRef(false);

  const hasFocus = (): boolean => area.current?.contains(document.activeElement) ?? false;
  // Here the document still shows the board of before, with the spot that may be removed.
  const hadFocus = hasFocus();
  useLayoutEffect(() => {
    const lost = hadFocus && !hasFocus();
    if (!lost && !moved.current) return;
    moved.current = false;
    const spot = area.current?.querySelector<HTMLElement>('button[tabindex="0"]');
    (spot ?? fallback?.current)?.focus();
  });

  /** Moves the tab stop and the focus to a spot. */
  const put = (spot: string): void => {
    moved.current = true;
    setWanted([...at(spot)]);
  };
  const onArrow = (event: KeyboardEvent, from: string): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (/^(Arrow|Home|End)/.test(event.key)) event.preventDefault();
    const next = spotTowards(spots, at, from, event.key);
    if (next !== undefined && next !== from) put(next);
  };
  return { cursor, onArrow, put };
}
