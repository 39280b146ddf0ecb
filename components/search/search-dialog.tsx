import { render, type ComponentProps } from "preact";
import { SearchBox } from "./SearchBox.tsx";
import { loadSearch } from "./use-search.ts";

let dialog: HTMLDialogElement | undefined;

/** Browsers let Escape empty a field of search before it closes anything. */
function closeByEscape(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.isComposing) return;
  event.preventDefault();
  dialog?.close();
}

function make(box: Omit<ComponentProps<typeof SearchBox>, "close">): HTMLDialogElement {
  const made = document.createElement("dialog");
  made.className = "search-dialog";
  made.ariaLabel = box.words.title;
  const close = (): void => made.close();
  made.addEventListener("click", ({ target, ctrlKey, metaKey, shiftKey }) => {
    const leads = target instanceof Element && target.closest("a") !== null;
    // Outside its box the dialogue itself is pressed; and a result may lie on this very page.
    if (target === made || (leads && !ctrlKey && !metaKey && !shiftKey)) close();
  });
  made.addEventListener("keydown", closeByEscape);
  render(<SearchBox {...box} close={close} />, made);
  document.body.append(made);
  return made;
}

/**
 * Shows the search over the page, as it was left when it was open before.
 *
 * @param link the data of its link: the file with its parts, the site's base path, and what is typed while they load
 * @throws when the parts cannot be loaded
 */
export async function showSearch(link: DOMStringMap): Promise<void> {
  const { from = "", base = "/" } = link;
  const query = dialog?.querySelector("input")?.value ?? "";
  if (!dialog) {
    const { words } = await loadSearch(from);
    dialog = make({ from, base, words, query: link["typed"] ?? "" });
  }
  dialog.showModal();
  const field = dialog.querySelector("input");
  field?.focus();
  // A query from before is replaced by the next key; one that has just been begun goes on.
  field?.setSelectionRange(query === "" ? field.value.length : 0, field.value.length);
}
