import type { ClientDirective } from "astro";

/** What a reader does before anything is pressed, or in pressing it. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/** Frames that a press waits for its button; then it is forgotten. */
const PATIENCE = 120;

/**
 * An island that loads nothing until the reader moves, scrolls, touches or presses a key, or unless the address already
 * asks for something. A press on a button that was not alive yet is kept, and made once the button is.
 */
const clientSign: ClientDirective = (load, _options, island) => {
  let pressed: HTMLButtonElement | undefined;
  let woken = false;

  const press = (frames = 0): void => {
    if (pressed === undefined || frames > PATIENCE) return;
    if (!pressed.disabled) return pressed.click();
    requestAnimationFrame(() => press(frames + 1));
  };
  const wake = async (): Promise<void> => {
    if (woken) return;
    woken = true;
    const hydrate = await load();
    await hydrate();
    for (const sign of SIGNS) window.removeEventListener(sign, note, true);
    press();
  };
  const note = (event: Event): void => {
    if (event instanceof PointerEvent && event.type === "pointerdown") {
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest("button");
      const waits = under?.disabled === true && island.contains(under);
      pressed = waits ? under : undefined;
    }
    void wake();
  };
  for (const sign of SIGNS) window.addEventListener(sign, note, { capture: true, passive: true });
  if (location.search !== "") void wake();
};

export default clientSign;
