import { onVisit } from "../boards/address.ts";
import { afterPaint } from "./after-paint.ts";
import { keepPresses } from "./keep-presses.ts";
import { sayNotLoaded } from "./say-not-loaded.ts";

/**
 * What wakes a part of the page: a hand near it, always; besides, `now` the page itself, `along` any other part
 * that wakes, and `address` an address that asks for something.
 */
export type When = "hand" | "now" | "along" | "address";

/** A pointer above it, a finger on it, the focus or a file within it. */
const SIGNS = ["pointerover", "pointerdown", "focusin", "dragenter"] as const;

/** Pixels from the screen within which a part is near for someone who uses the Tab key. */
const NEAR = 200;

function isNear(root: Element): boolean {
  const { top, bottom } = (root.firstElementChild ?? root).getBoundingClientRect();
  return bottom > -NEAR && top < innerHeight + NEAR;
}

/**
 * A part of the page that the build made, and that loads no script until a hand comes near. Its controls can be
 * pressed at once: what is pressed or written before the script is there is made up for afterwards. Where the script
 * does not load, that is said below the part, with a button that tries again.
 *
 * @param load fetches the script; what it yields brings the part to life
 */
export function wakeByHand(
  root: HTMLElement,
  load: () => Promise<() => void | Promise<void>>,
  when: When = "hand",
): void {
  let state: "asleep" | "waking" | "awake" | "failed" = "asleep";
  const failure = sayNotLoaded(root, () => void wake());

  const wake = async (): Promise<void> => {
    if (state === "waking" || state === "awake") return;
    state = "waking";
    root.setAttribute("aria-busy", "true");
    try {
      const live = await load();
      kept.close();
      await live();
      state = "awake";
      failure.takeBack();
      ignore();
      await kept.replay();
    } catch (error) {
      console.error(error);
      state = "failed";
      kept.forget();
      failure.say();
    } finally {
      root.removeAttribute("aria-busy");
    }
  };
  const kept = keepPresses(root, () => void wake());
  const note = (): void => {
    if (state === "asleep") void wake();
  };
  const tab = ({ key }: KeyboardEvent): void => {
    if (key === "Tab" && isNear(root)) note();
  };
  const visited = (): void => {
    if (location.search !== "") note();
  };
  const ignoreVisits = when === "address" ? onVisit(visited) : () => {};
  const ignore = (): void => {
    for (const sign of SIGNS) root.removeEventListener(sign, note);
    removeEventListener("keydown", tab, true);
    removeEventListener("astro:hydrate", note, true);
    ignoreVisits();
  };

  for (const sign of SIGNS) root.addEventListener(sign, note, { passive: true });
  addEventListener("keydown", tab, true);
  if (when === "along") addEventListener("astro:hydrate", note, true);
  if (when === "address") visited();
  if (when === "now") afterPaint(note);
}
