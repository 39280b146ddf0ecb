import { shortenRuns } from "../../src/notebook/show-hidden.ts";

/** Characters of a text field or of a parameter in an address, at most. */
const MOST = 20_000;

/**
 * The parameters of an address, which may come from anybody, shortened to what can be drawn. One that is too long is one
 * character longer than allowed, so that its reader can reject it.
 */
export function readQuery(query: string): URLSearchParams {
  const parameters = new URLSearchParams(query);
  for (const [name, value] of [...parameters]) {
    parameters.set(name, shortenRuns(value.slice(0, MOST + 1)));
  }
  return parameters;
}

/** Shortens what is pasted into a field before the browser lays it out. */
export function boundFields(): void {
  document.addEventListener(
    "beforeinput",
    (event) => {
      const { target, data } = event;
      const isLine = target instanceof HTMLInputElement;
      if (data === null || (!isLine && !(target instanceof HTMLTextAreaElement))) return;
      const bounded = shortenRuns(isLine ? data.slice(0, MOST) : data);
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
