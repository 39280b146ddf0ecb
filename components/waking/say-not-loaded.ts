/** What is said below a part of the page whose script did not load. */
interface NotLoaded {
  /** Says it, or says it again after another try. */
  say(): void;
  takeBack(): void;
}

/**
 * A line for a part whose script did not load, with a button that tries again. Its words stand in the page, in a
 * template.
 */
export function sayNotLoaded(part: Element, again: () => void): NotLoaded {
  let line: HTMLElement | undefined;
  return {
    say() {
      const template = document.querySelector<HTMLTemplateElement>("#not-loaded");
      const made = template?.content.firstElementChild?.cloneNode(true);
      if (!(made instanceof HTMLElement)) return;
      const button = made.querySelector("button");
      button?.addEventListener("click", again);
      const held = line?.contains(document.activeElement);
      line?.remove();
      line = made;
      part.after(line);
      if (held) button?.focus();
    },
    takeBack() {
      const held = line?.contains(document.activeElement);
      line?.remove();
      line = undefined;
      if (held) part.querySelector<HTMLElement>("button, input, textarea")?.focus();
    },
  };
}
