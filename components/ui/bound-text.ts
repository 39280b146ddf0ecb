import { shortenRuns } from "../../src/notebook/show-hidden.ts";

/** Maximum number of characters of a text field or of a query parameter. */
const MAX_LENGTH = 20_000;

/**
 * Parses the query of an address, which is untrusted, and shortens its parameters so that browsers can lay them out. A
 * parameter that is too long is cut to one character more than the maximum, so that the caller can reject it.
 */
export function readQuery(query: string): URLSearchParams {
  const parameters = new URLSearchParams(query);
  for (const [name, value] of [...parameters]) {
    parameters.set(name, shortenRuns(value.slice(0, MAX_LENGTH + 1)));
  }
  return parameters;
}

/** Shortens text that is pasted into a field before the browser lays it out. */
export function limitFields(): void {
  document.addEventListener(
    "beforeinput",
    (event) => {
      const { target, data } = event;
      const isLine = target instanceof HTMLInputElement;
      if (data === null || (!isLine && !(target instanceof HTMLTextAreaElement))) return;
      const bounded = shortenRuns(isLine ? data.slice(0, MAX_LENGTH) : data);
      if (bounded === data) return;
      event.preventDefault();
      const { selectionStart, selectionEnd, value } = target;
      target.setRangeText(
        bounded,
        selectionStart ?? value.length,
        selectionEnd ?? value.length,
        "end",
      );
      target.dispatchEvent(new InputEvent("input", { bubbles: true }));
    },
    true,
  );
}
