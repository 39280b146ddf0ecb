import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { InputData } from "../../src/notebook/input.ts";

const textOf = (input: InputData): string =>
  input.kind === "set" ? input.value.join(", ") : String(input.value);

/** Whether the reader is changing a control: it has the focus, or an invalid text. */
const isChanging = (element: Element): boolean =>
  element === document.activeElement || element.getAttribute("aria-invalid") === "true";

/**
 * Sets the elements of a control to the value of its last run, except while the reader is
 * changing them: the reader's input is newer than any run.
 */
export function useSettled(input: InputData): RefObject<HTMLDivElement> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const elements = [
      ...(box.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[data-control]") ??
        []),
    ];
    const value = textOf(input);
    if (!elements.some(isChanging)) {
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
