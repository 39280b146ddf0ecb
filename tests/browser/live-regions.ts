import type { Page } from "playwright-core";

/** Returns what a page's live regions have announced since the last call. */
export type Announcements = () => Promise<string[]>;

/**
 * Records the announcements of every live region of a page, including those in editors. A region that changes several
 * times at once is recorded once, with its final text; a region that becomes empty is not recorded. A region that is not
 * atomic is recorded with the added nodes only. An alert is also recorded when it is inserted.
 */
export async function recordAnnouncements(page: Page): Promise<Announcements> {
  await page.evaluate(() => {
    const texts: string[] = [];
    const isLive = (region: Element): boolean =>
      (region.getAttribute("aria-live") ?? "polite") !== "off";
    const findAlerts = (node: Node): Element[] =>
      node instanceof Element && node.isConnected
        ? [node, ...node.querySelectorAll("*")].filter((one) => one.role === "alert")
        : [];
    const observe = (root: Node): void =>
      new MutationObserver((changes) => {
        const regions = changes
          .filter(({ type, addedNodes }) => type === "characterData" || addedNodes.length > 0)
          .map(({ target }) => (target instanceof Element ? target : target.parentElement))
          .map((at) => at?.closest('[aria-live], [role="status"], [role="alert"], output'))
          .concat(changes.flatMap(({ addedNodes }) => [...addedNodes].flatMap(findAlerts)));
        for (const region of new Set(regions)) {
          if (!region || !isLive(region)) continue;
          const added = changes
            .filter(({ target }) => region.contains(target))
            .flatMap(({ addedNodes }) => [...addedNodes])
            .filter((node) => node.isConnected);
          const parts = region.getAttribute("aria-atomic") === "false" ? added : [region];
          texts.push(...parts.map(({ textContent }) => textContent?.trim() ?? "").filter(Boolean));
        }
      }).observe(root, { subtree: true, childList: true, characterData: true });
    observe(document);
    const attachShadow = Object.getOwnPropertyDescriptor(Element.prototype, "attachShadow");
    Element.prototype.attachShadow = function (this: Element, ...options) {
      const root = (attachShadow?.value as Element["attachShadow"]).apply(this, options);
      observe(root);
      return root;
    };
    Object.assign(window, { texts });
  });
  return () =>
    page.evaluate(() => (window as unknown as { texts: string[] }).texts.splice(0, Infinity));
}
