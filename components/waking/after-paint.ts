/** Milliseconds after which a page counts as painted whose browser does not say so. */
const PATIENCE = 1000;

/**
 * Calls `then` once, when the page has been painted: what it loads then takes nothing from that. A page in the
 * background is not painted, and is not waited for.
 */
export function afterPaint(then: () => void): void {
  if (document.hidden) {
    then();
    return;
  }
  const go = (): void => {
    clearTimeout(timer);
    observer.disconnect();
    then();
  };
  const timer = setTimeout(go, PATIENCE);
  const observer = new PerformanceObserver(go);
  observer.observe({ type: "paint", buffered: true });
}
