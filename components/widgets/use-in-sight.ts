import { useEffect, useRef } from "preact/hooks";

/** Pixels around what is brought into sight. */
const AROUND = 24;

/**
 * Scrolls what a step marked into sight, where the bar with the steps stays at the window's foot: between the window's
 * top and the bar. Elsewhere the bar would leave the window, so nothing is scrolled.
 *
 * @param marked what the step marked, as it changes; undefined where nothing is
 * @returns for the bar, which is in the same `.graph-play` as the picture
 */
export function useInSight(marked: string | undefined) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = bar.current
      ?.closest(".graph-play")
      ?.querySelector('.game-graph-node[data-current="true"]');
    if (marked === undefined || !bar.current || !node) return;
    if (getComputedStyle(bar.current).position !== "sticky") return;
    const { top, bottom } = node.getBoundingClientRect();
    const below = bottom + AROUND - bar.current.getBoundingClientRect().top;
    const above = top - AROUND;
    const by = above < 0 ? above : Math.max(0, below);
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (by !== 0) scrollBy({ top: by, behavior: still ? "auto" : "smooth" });
  }, [marked]);
  return bar;
}
