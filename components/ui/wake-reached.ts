import type { ClientDirective } from "astro";

/** What a reader does on a page. Whatever presses a control for a reader without a hand or a key still clicks. */
const ACTS = ["pointermove", "pointerdown", "wheel", "scroll", "keydown", "focusin", "click"];

/** Where the pointer was first heard of: browsers tell of one that rests where a page appears under it. */
let resting: string | undefined;

function rests(event: Event): boolean {
  if (event.type !== "pointermove" || !(event instanceof PointerEvent)) return false;
  const place = `${event.screenX} ${event.screenY}`;
  return place === (resting ??= place);
}

/** Resolves once the reader has done anything, or came by an address that asks a part of the page for something. */
const begun = new Promise<void>((resolve) => {
  if (location.search !== "") resolve();
  const begin = (event: Event): void => {
    if (rests(event)) return;
    for (const act of ACTS) removeEventListener(act, begin);
    resolve();
  };
  for (const act of ACTS) addEventListener(act, begin, { passive: true });
});

/**
 * Resolves after the first paint, which then waits for no script of an island; and with `begun`, since not every browser
 * says when it paints.
 */
const painted = (): Promise<void> =>
  Promise.race([
    begun,
    new Promise<void>((resolve) => {
      new PerformanceObserver(() => resolve()).observe({ type: "paint", buffered: true });
    }),
  ]);

/**
 * Wakes an island that the reader can reach: it is in sight, and the reader has begun to do something. A page that is
 * only looked at loads no script of its boards. `client:reached="painted"` wakes one that has something to show by
 * itself. Presses from before an island is awake are kept by the first script.
 */
const wakeReached: ClientDirective = (load, { value }, island) => {
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    watch.disconnect();
    void load().then((hydrate) => hydrate());
  });
  void (value === "painted" ? painted() : begun).then(() => {
    for (const part of island.children) watch.observe(part);
  });
};

export default wakeReached;
