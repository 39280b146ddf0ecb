/** Marks the section that is being read: the last whose heading is in the upper 30 % of the window, or above. */
function follow(outline: HTMLDetailsElement): void {
  const here = outline.querySelector(".outline-here");
  const panel = outline.querySelector(".outline-panel");
  const links = new Map<Element, HTMLAnchorElement>();
  for (const link of outline.querySelectorAll<HTMLAnchorElement>("a[href^='#']")) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (heading) links.set(heading, link);
  }

  const mark = (current: HTMLAnchorElement | undefined): void => {
    for (const link of links.values()) link.ariaCurrent = link === current ? "location" : null;
    if (here) here.textContent = current?.textContent ?? "";
    if (!current || !panel) return;
    const { offsetTop, offsetHeight } = current;
    const isSeen =
      offsetTop >= panel.scrollTop &&
      offsetTop + offsetHeight <= panel.scrollTop + panel.clientHeight;
    if (!isSeen) panel.scrollTop = offsetTop - panel.clientHeight / 2;
  };

  // The margin reaches far up, so that a long jump misses no heading.
  const above = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) above.add(target);
        else above.delete(target);
      }
      mark([...links].findLast(([heading]) => above.has(heading))?.[1]);
    },
    { rootMargin: "1000000px 0px -70%" },
  );
  for (const heading of links.keys()) observer.observe(heading);
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
  follow(outline);
  closeByItself(outline);
}
