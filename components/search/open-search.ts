/** What was typed since the search was asked for, while it loads: the beginning of the query. */
let typed = "";
let isOpening = false;

function keep(event: KeyboardEvent): void {
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  typed += event.key;
}

/** Opens the search over the page; follows the link to the page of the search where its script does not come. */
async function open(link: HTMLAnchorElement): Promise<void> {
  if (isOpening || document.querySelector("dialog[open]")) return;
  typed = "";
  isOpening = true;
  document.addEventListener("keydown", keep, { capture: true });
  try {
    const { showSearch } = await import("./search-dialog.tsx");
    await showSearch(link.dataset, () => typed);
  } catch {
    location.assign(link.href);
  } finally {
    document.removeEventListener("keydown", keep, { capture: true });
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
