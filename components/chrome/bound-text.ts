import { shortenRuns } from "../../src/kernel/show-hidden.ts";

/** Characters of a text field or of a parameter in an address, at most. */
const MOST = 20_000;

/**
 * The parameters of an address, which may be a stranger's, as they can be drawn. One that is too long keeps one character
 * too many, so that its reader can refuse it.
 */
export function readQuery(query: string): URLSearchParams {
  const parameters = new URLSearchParams(query);
  for (const [name, value] of [...parameters]) {
    parameters.set(name, shortenRuns(value.slice(0, MOST + 1)));
  }
  return parameters;
}

/** Shortens what is typed or pasted into a field before anything else reads it, and before the browser draws it. */
export function boundFields(): void {
  document.addEventListener(
    "input",
    ({ target }) => {
      const isLine = target instanceof HTMLInputElement && target.type !== "file";
      if (!isLine && !(target instanceof HTMLTextAreaElement)) return;
      const bounded = shortenRuns(isLine ? target.value.slice(0, MOST) : target.value);
      if (bounded !== target.value) target.value = bounded;
    },
    true,
  );
}
