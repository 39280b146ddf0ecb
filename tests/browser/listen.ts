import type { Page } from "playwright-core";

/** What live regions have said since it was asked last. */
type Heard = () => Promise<string[]>;

type Listening = typeof globalThis & { heard: string[] };

/**
 * Listens to a page as a screen reader does: where a live region changes it says all of it, once for all that changes in
 * one turn of the page, and nothing of a region that is silenced, hidden or empty.
 */
export async function listen(page: Page): Promise<Heard> {
  await page.evaluate(() => {
    const here = globalThis as Listening;
    here.heard = [];
    const LIVE = "[aria-live], [role=status], [role=alert], [role=log], output";
    const regionOf = (node: Node): Element | null => {
      const element = node instanceof Element ? node : node.parentElement;
      return element?.closest(LIVE) ?? null;
    };
    new MutationObserver((changes) => {
      const regions = new Set(changes.map(({ target }) => regionOf(target)));
      for (const region of regions) {
        if (!(region instanceof HTMLElement) || region.ariaLive === "off") continue;
        if (!region.checkVisibility() || region.closest("[aria-hidden=true]")) continue;
        const text = region.innerText.replace(/\s+/g, " ").trim();
        if (text !== "") here.heard.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (globalThis as Listening).heard.splice(0));
}
