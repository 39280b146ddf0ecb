/**
 * Scrolls to the board that the address names. It is asleep as long as it is out of sight, so this cannot be its own
 * work. A page that is loaded again, or gone back to, stays where the reader left it.
 */
export function goToBoard(): void {
  const query = new URLSearchParams(location.search);
  const [how] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!query.has("position") || location.hash !== "" || how?.type !== "navigate") return;
  const name = CSS.escape(query.get("board") ?? "1");
  const figure = document.querySelector(`[data-board-name="${name}"]`);
  const place = figure?.getBoundingClientRect();
  if (place && (place.top < 0 || place.bottom > innerHeight)) figure?.scrollIntoView();
}
