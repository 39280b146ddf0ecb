import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { InputData } from "../../src/kernel/input.ts";

const textOf = (input: InputData): string =>
  input.kind === "set" ? input.value.join(", ") : String(input.value);

/** Whether a control is in the reader's hand, or holds a text that is still to be put right. */
const isHeld = (element: Element): boolean =>
  element === document.activeElement || element.getAttribute("aria-invalid") === "true";

/**
 * Brings the elements of a control to the value that its run had; but never one that the reader is
 * holding: what is under the finger, or half written, is newer than any run.
 */
export function useSettled(input: InputData): RefObject<HTMLDivElement> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const elements = [
      ...(box.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[data-control]") ??
        []),
    ];
    const value = textOf(input);
    if (!elements.some(isHeld)) {
      for (const element of elements) {
        if (element.type === "radio") element.checked = element.value === value;
        else if (element.value !== value) element.value = value;
      }
    }
    const shown = box.current?.querySelector(".control-value")?.firstChild;
    if (shown instanceof Text && elements[0]) shown.data = elements[0].value;
  }, [input]);
  return box;
}
