import { render } from "preact";
import type { Words } from "../../src/i18n/words.ts";
import { SearchBox } from "./SearchBox.tsx";
import { searchParts } from "./search-parts.ts";

let dialog: HTMLDialogElement | undefined;

/** Browsers let Escape empty a field of search before it closes anything. */
function closeByEscape(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.isComposing) return;
  event.preventDefault();
  dialog?.close();
}

interface Made {
  readonly from: string;
  readonly base: string;
  readonly words: Words["search"];
  readonly query: string;
}

function make({ from, base, words, query }: Made): HTMLDialogElement {
  const made = document.createElement("dialog");
  made.className = "search-dialog";
  made.ariaLabel = words.title;
  const close = (): void => made.close();
  made.addEventListener("click", ({ target, ctrlKey, metaKey, shiftKey }) => {
    const leads = target instanceof Element && target.closest("a") !== null;
    // Outside its box the dialogue itself is pressed; and a result may lie on this very page.
    if (target === made || (leads && !ctrlKey && !metaKey && !shiftKey)) close();
  });
  made.addEventListener("keydown", closeByEscape);
  render(<SearchBox {...{ from, base, words, query, close }} />, made);
  document.body.append(made);
  return made;
}

/**
 * Shows the search over the page, as it was left when it was open before.
 *
 * @param from the file with its parts, and the site's base path
 * @param typed what the reader has typed meanwhile
 * @throws when the parts cannot be loaded
 */
export async function showSearch(
  { from = "", base = "/" }: DOMStringMap,
  typed: () => string,
): Promise<void> {
  const query = dialog?.querySelector("input")?.value ?? "";
  if (!dialog) {
    const { words } = await searchParts(from);
    dialog = make({ from, base, words, query: typed() });
  }
  dialog.showModal();
  const field = dialog.querySelector("input");
  field?.focus();
  // A query from before is replaced by the next key; one that has just been begun goes on.
  field?.setSelectionRange(query === "" ? field.value.length : 0, field.value.length);
}
