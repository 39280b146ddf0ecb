let isOpening = false;

/** Opens the search over the page; follows the link to the page of the search where its script cannot be loaded. */
async function open(link: HTMLAnchorElement): Promise<void> {
  if (isOpening || document.querySelector("dialog[open]")) return;
  isOpening = true;
  // The link's own script adds what is typed from now on.
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
  // A link can be opened elsewhere; and the page of the search needs none over it.
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || link.ariaCurrent) return;
  event.preventDefault();
  void open(link);
});
dispatchEvent(new Event("searchready"));
