/** Milliseconds after a finger is lifted within which a browser makes a click of it, if it does. */
const CLICK_COMES = 100;

/** A button and a place in the window. */
export interface PressedAt {
  readonly on: HTMLButtonElement | HTMLInputElement;
  readonly x: number;
  readonly y: number;
}

/** Presses of which the browser makes no click, since their button was closed for a moment. */
export interface DeadPresses {
  /** Whether a button is being pressed, or may have been. */
  pending(): boolean;
  end(): void;
}

/**
 * Notes presses that begin or end on a closed button: a button that closes under a hand gets no click, though the
 * hand cannot know.
 *
 * @param buttons a selector
 * @param note told of each, when no click has come of it
 */
export function noteDeadPresses(
  root: HTMLElement,
  buttons: string,
  note: (press: PressedAt) => void,
): DeadPresses {
  let held: (PressedAt & { dead: boolean }) | undefined;
  const buttonAt = (target: EventTarget | null): PressedAt["on"] | null =>
    target instanceof Element ? target.closest<PressedAt["on"]>(buttons) : null;

  const down = ({ target, clientX: x, clientY: y }: PointerEvent): void => {
    const on = buttonAt(target);
    held = on ? { on, x, y, dead: on.disabled } : undefined;
  };
  const up = ({ target }: PointerEvent): void => {
    const press = held;
    if (!press || press.on !== buttonAt(target)) return rest();
    press.dead ||= press.on.disabled;
    if (!press.dead) return rest();
    setTimeout(() => {
      if (held !== press) return;
      held = undefined;
      note(press);
    }, CLICK_COMES);
  };
  const rest = (): void => void (held = undefined);
  const click = ({ target }: Event): void => {
    if (held?.on === buttonAt(target)) rest();
  };

  root.addEventListener("pointerdown", down, true);
  root.addEventListener("click", click, true);
  addEventListener("pointerup", up, true);
  addEventListener("pointercancel", rest, true);
  return {
    pending: () => held !== undefined,
    end() {
      root.removeEventListener("pointerdown", down, true);
      root.removeEventListener("click", click, true);
      removeEventListener("pointerup", up, true);
      removeEventListener("pointercancel", rest, true);
    },
  };
}
