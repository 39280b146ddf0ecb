import type { ClientDirective } from "astro";

/** Events of the reader's activity. Assistive technology that activates a control sends only "click". */
const ACTIVITY = ["pointermove", "pointerdown", "wheel", "scroll", "keydown", "focusin", "click"];

/** The first place of the pointer: browsers also send an event when a page appears below a resting pointer. */
let firstPlace: string | undefined;

function isResting(event: Event): boolean {
  if (event.type !== "pointermove" || !(event instanceof PointerEvent)) return false;
  const place = `${event.screenX} ${event.screenY}`;
  return place === (firstPlace ??= place);
}

/** Resolves at the first event of the reader, or immediately if the address has a query for a component. */
const active = new Promise<void>((resolve) => {
  if (location.search !== "") resolve();
  const start = (event: Event): void => {
    if (isResting(event)) return;
    for (const name of ACTIVITY) removeEventListener(name, start);
    resolve();
  };
  for (const name of ACTIVITY) addEventListener(name, start, { passive: true });
});

/** Resolves after the first paint, or with `active` in browsers that do not report it. */
const painted = (): Promise<void> =>
  Promise.race([
    active,
    new Promise<void>((resolve) => {
      new PerformanceObserver(() => resolve()).observe({ type: "paint", buffered: true });
    }),
  ]);

/**
 * Hydrates a visible island after the reader's first event, so that a page that is only read loads no script of its
 * boards. `client:reached="painted"` hydrates it after the first paint. first-script.js queues earlier events.
 */
const loadWhenReached: ClientDirective = (load, { value }, island) => {
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    watch.disconnect();
    void load().then((hydrate) => hydrate());
  });
  void (value === "painted" ? painted() : active).then(() => {
    for (const part of island.children) watch.observe(part);
  });
};

export default loadWhenReached;
