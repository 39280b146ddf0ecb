/**
 * Marks the link to the current section: the last link whose target is above the window or in its upper 30 %.
 *
 * @param onMark called with the marked link, or with undefined above the first target
 */
function follow(list: Element, onMark?: (current: HTMLAnchorElement | undefined) => void): void {
  const links = new Map<Element, HTMLAnchorElement>();
  for (const link of list.querySelectorAll<HTMLAnchorElement>("a[href^='#']")) {
    const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (target) links.set(target, link);
  }

  const mark = (current: HTMLAnchorElement | undefined): void => {
    for (const link of links.values()) link.ariaCurrent = link === current ? "location" : null;
    onMark?.(current);
  };

  // The margin extends far upwards, so that a long jump skips no heading.
  const above = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) above.add(target);
        else above.delete(target);
      }
      mark([...links].findLast(([target]) => above.has(target))?.[1]);
    },
    { rootMargin: "1000000px 0px -70%" },
  );
  for (const target of links.keys()) observer.observe(target);
}

/** Shows the current section's name in the bar, and scrolls the list so that the section's link is visible. */
function showCurrent(outline: HTMLDetailsElement, current: HTMLAnchorElement | undefined): void {
  const title = outline.querySelector(".outline-here");
  const panel = outline.querySelector(".outline-panel");
  if (title) title.textContent = current?.textContent ?? "";
  if (!current || !panel) return;
  const { offsetTop, offsetHeight } = current;
  const isVisible =
    offsetTop >= panel.scrollTop &&
    offsetTop + offsetHeight <= panel.scrollTop + panel.clientHeight;
  if (!isVisible) panel.scrollTop = offsetTop - panel.clientHeight / 2;
}

/** Closes the list, which covers the text, after a choice, on Escape, and when the focus or a click is outside. */
function closeAutomatically(outline: HTMLDetailsElement): void {
  const close = (): void => {
    outline.open = false;
  };
  outline.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) close();
  });
  outline.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !outline.open) return;
    close();
    outline.querySelector("summary")?.focus();
  });
  outline.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !outline.contains(relatedTarget)) close();
  });
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Node && !outline.contains(target)) close();
  });
}

const outline = document.querySelector<HTMLDetailsElement>(".outline");
if (outline) {
  follow(outline, (current) => showCurrent(outline, current));
  closeAutomatically(outline);
}
const parts = document.querySelector(".article-parts");
if (parts) follow(parts);
