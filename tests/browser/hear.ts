import type { Page } from "playwright-core";

/** What a page's live regions have been given to announce since the last time that was asked. */
export type Heard = () => Promise<string[]>;

/**
 * Listens to every live region of a page, in editors too. A region that is given several things at once announces them
 * once, as its text stands then; one that is emptied announces nothing. One that is not atomic announces what was added.
 * An alert is announced as it comes, too.
 */
export async function hear(page: Page): Promise<Heard> {
  await page.evaluate(() => {
    const heard: string[] = [];
    const isLive = (region: Element): boolean =>
      (region.getAttribute("aria-live") ?? "polite") !== "off";
    const alertsIn = (node: Node): Element[] =>
      node instanceof Element && node.isConnected
        ? [node, ...node.querySelectorAll("*")].filter((one) => one.role === "alert")
        : [];
    const listen = (root: Node): void =>
      new MutationObserver((changes) => {
        const regions = changes
          .filter(({ type, addedNodes }) => type === "characterData" || addedNodes.length > 0)
          .map(({ target }) => (target instanceof Element ? target : target.parentElement))
          .map((at) => at?.closest('[aria-live], [role="status"], [role="alert"], output'))
          .concat(changes.flatMap(({ addedNodes }) => [...addedNodes].flatMap(alertsIn)));
        for (const region of new Set(regions)) {
          if (!region || !isLive(region)) continue;
          const added = changes
            .filter(({ target }) => region.contains(target))
            .flatMap(({ addedNodes }) => [...addedNodes])
            .filter((node) => node.isConnected);
          const parts = region.getAttribute("aria-atomic") === "false" ? added : [region];
          heard.push(...parts.map(({ textContent }) => textContent?.trim() ?? "").filter(Boolean));
        }
      }).observe(root, { subtree: true, childList: true, characterData: true });
    listen(document);
    const attachShadow = Object.getOwnPropertyDescriptor(Element.prototype, "attachShadow");
    Element.prototype.attachShadow = function (this: Element, ...options) {
      const root = (attachShadow?.value as Element["attachShadow"]).apply(this, options);
      listen(root);
      return root;
    };
    Object.assign(window, { heard });
  });
  return () =>
    page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0, Infinity));
}
