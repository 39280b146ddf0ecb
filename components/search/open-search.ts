let isOpening = false;

/** Opens the search dialog, or the search page if the dialog's script cannot be loaded. */
async function open(link: HTMLAnchorElement): Promise<void> {
  if (isOpening || document.querySelector("dialog[open]")) return;
  isOpening = true;
  // The link's script appends the keys that are typed from now on.
  link.dataset["typed"] ??= "";
  try {
    const { showSearch } = await import("./SearchBox.tsx");
    await showSearch(link.dataset);
  } catch {
    location.assign(link.href);
  } finally {
    delete link.dataset["typed"];
    isOpening = false;
  }
}

const link = document.querySelector<HTMLAnchorElement>(".search-link");
link?.addEventListener("click", (event) => {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
  // Modifier keys open the link elsewhere, and the search page needs no dialog.
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || link.ariaCurrent) return;
  event.preventDefault();
  void open(link);
});
dispatchEvent(new Event("searchready"));
