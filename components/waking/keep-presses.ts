import { noteDeadPresses } from "./dead-presses.ts";

/** What a press does something to. */
const BUTTONS = "button, input:is([type=checkbox], [type=radio], [type=submit])";
const CONTROLS = "button, input, select, textarea";

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Frames that a press waits for its button to come alive; then it is forgotten. */
const PATIENCE = 120;

type Press =
  | { readonly kind: "press"; readonly on: Element; readonly x: number; readonly y: number }
  | { readonly kind: "text"; readonly on: Control; readonly text: string };

/** What a part of the page keeps of a reader's presses until its script is there. */
interface KeptPresses {
  /** Ends the keeping, right before the script takes the part over. */
  close(): void;
  /** Makes up for all that was kept, in order. */
  replay(): Promise<void>;
  forget(): void;
}

const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));

/** The button that was pressed; where another has taken its place, the one that now stands there. */
function buttonOf(root: Element, { on, x, y }: Press & { kind: "press" }): HTMLElement | undefined {
  const own = on.isConnected ? on.closest<HTMLElement>(BUTTONS) : null;
  const there = own ?? document.elementFromPoint(x, y)?.closest<HTMLElement>(BUTTONS);
  const ready = there && root.contains(there) && !there.matches(":disabled");
  return ready ? there : undefined;
}

/**
 * Opens the controls of a part whose script is not there yet, and keeps what is pressed and written in them.
 *
 * @param pressed told of the first press
 */
export function keepPresses(root: HTMLElement, pressed: () => void): KeptPresses {
  const opened = [...root.querySelectorAll<Control>(CONTROLS)].filter((one) => one.disabled);
  for (const control of opened) control.disabled = false;
  let kept: Press[] = [];
  let focused: Element | null = null;

  const press = (event: MouseEvent): void => {
    const { target, clientX: x, clientY: y } = event;
    if (!(target instanceof Element)) return;
    if (target.closest(BUTTONS)) {
      event.preventDefault();
      event.stopPropagation();
    } else if (target.closest("a, summary, label, input, select, textarea")) return;
    kept.push({ kind: "press", on: target, x, y });
    pressed();
  };
  const write = ({ target }: Event): void => {
    const on = target as Control;
    kept = kept.filter((one) => one.on !== on);
    kept.push({ kind: "text", on, text: on.value });
    pressed();
  };
  root.addEventListener("click", press, true);
  root.addEventListener("input", write, true);
  const dead = noteDeadPresses(root, BUTTONS, (one) => kept.push({ kind: "press", ...one }));
  /** A key for the button that closing took the focus from. */
  const strike = (event: KeyboardEvent): void => {
    const { key, repeat } = event;
    const closed = focused?.matches(BUTTONS) && focused.matches(":disabled");
    if (!focused || !closed || repeat || !/^( |Enter)$/.test(key)) return;
    event.preventDefault();
    kept.push({ kind: "press", on: focused, x: -1, y: -1 });
  };

  const replayOne = async (one: Press): Promise<void> => {
    if (one.kind === "text") {
      if (one.on.type !== "file") one.on.value = one.text;
      one.on.dispatchEvent(new Event("input", { bubbles: true }));
      one.on.dispatchEvent(new Event("change", { bubbles: true }));
      return;
    }
    const patience = one.on.closest(BUTTONS) ? PATIENCE : PATIENCE / 4;
    for (let frames = 0; frames < patience; frames++) {
      const button = buttonOf(root, one);
      if (button) return button.click();
      await frame();
    }
  };

  return {
    close() {
      root.removeEventListener("click", press, true);
      root.removeEventListener("input", write, true);
      const { activeElement } = document;
      focused = opened.find((control) => control === activeElement) ?? null;
      // As the build made them: the script opens them itself, once it is ready.
      for (const control of opened) control.disabled = true;
      addEventListener("keydown", strike, true);
    },
    async replay() {
      const closed = () => opened.some((one) => one.isConnected && one.disabled);
      let frames = 0;
      while (kept.length > 0 || dead.pending() || (closed() && frames < PATIENCE)) {
        const one = kept.shift();
        if (one) await replayOne(one);
        else frames++;
        await frame();
      }
      dead.end();
      removeEventListener("keydown", strike, true);
      for (let frames = 0; focused && frames < PATIENCE; frames++) {
        const lost = document.activeElement === document.body;
        if (lost && focused.isConnected && !focused.matches(":disabled")) {
          (focused as HTMLElement).focus({ preventScroll: true });
          return;
        }
        if (!lost && document.activeElement !== focused) return;
        await frame();
      }
    },
    forget: () => void (kept = []),
  };
}
