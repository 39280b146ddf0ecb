import type { ClientDirective } from "astro";

/** Events of a reader; assistive technology that presses a control sends "click" alone. */
const ACTS = ["pointermove", "pointerdown", "wheel", "scroll", "keydown", "focusin", "click"];

/** Where the pointer was first: browsers also send an event when a page appears under a resting pointer. */
let resting: string | undefined;

function rests(event: Event): boolean {
  if (event.type !== "pointermove" || !(event instanceof PointerEvent)) return false;
  const place = `${event.screenX} ${event.screenY}`;
  return place === (resting ??= place);
}

/** Resolves at the first event of the reader, or at once if the address has a query for a component. */
const begun = new Promise<void>((resolve) => {
  if (location.search !== "") resolve();
  const begin = (event: Event): void => {
    if (rests(event)) return;
    for (const act of ACTS) removeEventListener(act, begin);
    resolve();
  };
  for (const act of ACTS) addEventListener(act, begin, { passive: true });
});

/** Resolves after the first paint, or with `begun` in browsers that do not report it. */
const painted = (): Promise<void> =>
  Promise.race([
    begun,
    new Promise<void>((resolve) => {
      new PerformanceObserver(() => resolve()).observe({ type: "paint", buffered: true });
    }),
  ]);

/**
 * Hydrates an island that is in sight once the reader has done something, so that a page that is only read loads no
 * script of its boards. `client:reached="painted"` hydrates one that has something to show by itself. first-script.js
 * queues the events from before.
 */
const loadWhenReached: ClientDirective = (load, { value }, island) => {
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    watch.disconnect();
    void load().then((hydrate) => hydrate());
  });
  void (value === "painted" ? painted() : begun).then(() => {
    for (const part of island.children) watch.observe(part);
  });
};

export default loadWhenReached;
