/** As much of the next cell as is brought into sight, in pixels: its first lines. */
const START = 120;

/** Pixels between what is brought into sight and the window's edge. */
const GAP = 8;

/**
 * Scrolls down until a cell's output is in sight, and with it the start of what comes next: no further than that, and
 * never so far that the output's own start leaves the window.
 */
export function keepInSight(output: Element, next?: Element): void {
  const { top, bottom } = output.getBoundingClientRect();
  const start = next?.getBoundingClientRect();
  const end = start ? Math.min(start.bottom, start.top + START) : bottom;
  const covered = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const down = Math.min(Math.max(bottom, end) + GAP - innerHeight, top - covered - GAP);
  if (down > 0) scrollBy({ top: down, behavior: "instant" });
}
