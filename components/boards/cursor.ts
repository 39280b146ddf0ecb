import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

/** The position of a spot: x to the right, y downwards. */
type Place = readonly [x: number, y: number];

/**
 * Returns the spot that a key moves to: for an arrow key the nearest spot in its direction, preferring spots on the
 * same line; for Home and End the first and the last spot.
 */
export function nextSpot(
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
  return minBy(found, ({ far }) => far)?.spot;
}

function minBy<Item>(items: readonly Item[], measure: (item: Item) => number): Item | undefined {
  return items.reduce<{ item: Item; size: number } | undefined>((best, item) => {
    const size = measure(item);
    return best === undefined || size < best.size ? { item, size } : best;
  }, undefined)?.item;
}

/**
 * Provides one tab stop for all spots of a board, which are buttons; the arrow keys move it. When the focused spot is
 * removed, the focus moves to the nearest spot, or to `fallback` if there are no spots.
 *
 * @param first the place of the initial tab stop, which is on the nearest spot; the lower left corner by default
 */
export function useCursor(
  area: RefObject<HTMLElement>,
  spots: readonly string[],
  at: (spot: string) => Place,
  { fallback, first = [0, 1e6] }: { fallback?: RefObject<HTMLElement>; first?: Place },
) {
  const [target, setTarget] = useState(first);
  const cursor = minBy(spots, (spot) => {
    const [x, y] = at(spot);
    return Math.abs(x - target[0]) + Math.abs(y - target[1]);
  });
  const moved = useRef(false);

  const hasFocus = (): boolean => area.current?.contains(document.activeElement) ?? false;
  // During rendering, the document still shows the previous board, with the spot that may be removed.
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
    setTarget([...at(spot)]);
  };
  const onArrow = (event: KeyboardEvent, from: string): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (/^(Arrow|Home|End)/.test(event.key)) event.preventDefault();
    const next = nextSpot(spots, at, from, event.key);
    if (next !== undefined && next !== from) put(next);
  };
  return { cursor, onArrow, put };
}
