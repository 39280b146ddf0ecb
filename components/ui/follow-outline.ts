/**
 * Marks the link to what is being read: the last whose target is in the upper 30 % of the window, or above.
 *
 * @param seen called with the marked link, or with none above the first target
 */
function follow(list: Element, seen?: (current: HTMLAnchorElement | undefined) => void): void {
  const links = new Map<Element, HTMLAnchorElement>();
  for (const link of list.querySelectorAll<HTMLAnchorElement>("a[href^='#']")) {
    const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (target) links.set(target, link);
  }

  const mark = (current: HTMLAnchorElement | undefined): void => {
    for (const link of links.values()) link.ariaCurrent = link === current ? "location" : null;
    seen?.(current);
  };

  // The margin reaches far up, so that a long jump misses no heading.
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

/** Names the section that is being read in the bar, and keeps its link in the part of the list that is shown. */
function showHere(outline: HTMLDetailsElement, current: HTMLAnchorElement | undefined): void {
  const here = outline.querySelector(".outline-here");
  const panel = outline.querySelector(".outline-panel");
  if (here) here.textContent = current?.textContent ?? "";
  if (!current || !panel) return;
  const { offsetTop, offsetHeight } = current;
  const isSeen =
    offsetTop >= panel.scrollTop &&
    offsetTop + offsetHeight <= panel.scrollTop + panel.clientHeight;
  if (!isSeen) panel.scrollTop = offsetTop - panel.clientHeight / 2;
}

/** Closes the list, which covers the text, after a choice, by Escape, and when the focus or a click is elsewhere. */
function closeByItself(outline: HTMLDetailsElement): void {
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
  follow(outline, (current) => showHere(outline, current));
  closeByItself(outline);
}
const parts = document.querySelector(".article-parts");
if (parts) follow(parts);
