const link = document.querySelector<HTMLAnchorElement>(".search-link");

const isTyping = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** What was typed since the search was asked for: it is the beginning of the query. */
let typed: string | undefined;

/** Opens the search over the page; follows the link to the page of the search where its script does not come. */
async function open(to: HTMLAnchorElement): Promise<void> {
  if (typed !== undefined) return;
  typed = "";
  try {
    const { showSearch } = await import("./search-dialog.tsx");
    await showSearch(to.dataset, () => typed ?? "");
  } catch {
    location.assign(to.href);
  } finally {
    typed = undefined;
  }
}

document.addEventListener("keydown", (event) => {
  const { key, ctrlKey, metaKey, altKey } = event;
  // The editor is in a shadow tree: only the event's path names the element that received the key.
  if (ctrlKey || metaKey || altKey || isTyping(event.composedPath()[0])) return;
  if (typed !== undefined) {
    if (key.length === 1) typed += key;
    if (key.length === 1) event.preventDefault();
    return;
  }
  if (key !== "/" || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  const field = document.querySelector<HTMLInputElement>("main .search input");
  if (field) field.focus();
  else if (link) void open(link);
});

link?.addEventListener("click", (event) => {
  // The link can be opened elsewhere as any other.
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  // The page of the search needs none over it.
  if (link.ariaCurrent) return;
  event.preventDefault();
  void open(link);
});
