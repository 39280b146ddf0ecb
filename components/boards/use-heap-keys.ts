import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { HeapTake } from "./heap-game.ts";

/** A stone of the board, named by the move that it stands for. */
export interface Stone {
  readonly heap: number;
  readonly take: number;
}

const same = (a: Stone | undefined, b: Stone | undefined): boolean =>
  a?.heap === b?.heap && a?.take === b?.take;

/** The legal stone nearest to a wished one: in its heap if possible, else in the nearest heap. */
function nearest(moves: readonly HeapTake[], wished: Stone): HeapTake | undefined {
  const distance = ({ heap, take }: Stone): number =>
    Math.abs(heap - wished.heap) * 1000 + Math.abs(take - wished.take);
  return moves.reduce<HeapTake | undefined>(
    (best, move) => (best === undefined || distance(move) < distance(best) ? move : best),
    undefined,
  );
}

/** The stone an arrow key leads to: left and right change the heap, up and down how many. */
function towards(moves: readonly HeapTake[], from: Stone, key: string): Stone | undefined {
  const beyond: Record<string, (move: Stone) => boolean> = {
    ArrowLeft: (move) => move.heap < from.heap,
    ArrowRight: (move) => move.heap > from.heap,
    ArrowUp: (move) => move.heap === from.heap && move.take < from.take,
    ArrowDown: (move) => move.heap === from.heap && move.take > from.take,
    Home: (move) => move.heap === from.heap && move.take < from.take,
    End: (move) => move.heap === from.heap && move.take > from.take,
  };
  const ahead = moves.filter(beyond[key] ?? (() => false));
  const farthest = { ...from, take: key === "Home" ? 0 : Infinity };
  if (key === "Home") return nearest(ahead, farthest);
  return key === "End" ? ahead.at(-1) : nearest(ahead, from);
}

/**
 * One tab stop for all stones. When the focused stone is taken, by either player, focus stays on
 * the board: on the nearest stone, and after the last one on `fallback`.
 */
export function useHeapKeys(moves: readonly HeapTake[], fallback: () => HTMLElement | null) {
  const [wished, wish] = useState<Stone>({ heap: 0, take: 1 });
  const area = useRef<HTMLDivElement>(null);
  const cursor = nearest(moves, wished);

  // Read while rendering, since after it a focused stone that was taken is gone from the page.
  const held = useRef(false);
  held.current = area.current?.contains(document.activeElement) ?? false;
  const focusCursor = (): void =>
    (area.current?.querySelector<HTMLElement>('[tabindex="0"]') ?? fallback())?.focus();
  useLayoutEffect(() => {
    if (held.current && area.current?.contains(document.activeElement) !== true) focusCursor();
  }, [moves]);

  const moved = useRef(false);
  useLayoutEffect(() => {
    if (moved.current) focusCursor();
    moved.current = false;
  }, [wished]);

  const onArrow = (event: KeyboardEvent): void => {
    const next = cursor && towards(moves, cursor, event.key);
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (/^(Arrow|Home|End)/.test(event.key)) event.preventDefault();
    if (next === undefined || same(next, cursor)) return;
    moved.current = true;
    wish({ heap: next.heap, take: next.take });
  };
  return { area, cursor, wish, onArrow };
}
