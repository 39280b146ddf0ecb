import type { Page } from "playwright-core";
import { readThrough } from "./support.ts";

/** How an element is called in what a test says of it. */
const NAME = `(one) => one.outerHTML.replace(/\\s+/g, " ").slice(0, 120)`;

/** Runs in the page: `name` is there to call elements by. */
const measure = <Result>(page: Page, body: string): Promise<Result> =>
  page.evaluate(`(async () => { const name = ${NAME}; ${body} })()`);

/** Scrolls to the end as a reader does, and comes near everything that wakes for a hand. */
export async function wakeThrough(page: Page): Promise<void> {
  await readThrough(page);
  await page.evaluate(() => {
    scrollTo(0, 0);
    for (const island of document.querySelectorAll("astro-island")) {
      island.firstElementChild?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    }
  });
  await page.waitForLoadState("networkidle");
}

/**
 * What can be pressed and is smaller than it may be: 24 px each way for a link that stands alone, 44 for a
 * control. WCAG 2.5.8 lets links in a line of text be as high as the line, and the arrows of a graph as narrow as
 * they have to be. A box to tick is pressed by its label; a spot of a board is as large as its piece.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  measure(
    page,
    `const inText = (link) => {
       if (getComputedStyle(link).display !== "inline") return false;
       const block = link.closest("p, li, td, th, dd, dt, figcaption, h1, h2, h3, .environment, .environment-head");
       return block !== null;
     };
     return [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [role=button], [role=option], [tabindex='0']")]
       .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled)
       .filter((one) => !(one.matches("a") && inText(one)))
       .filter((one) => !one.matches("[tabindex='0']:not(a, button, input, select, textarea, summary, [role])"))
       .map((one) => ({ one, box: ((one.matches("input") && one.closest("label")) || one).getBoundingClientRect() }))
       .filter(({ one, box }) => {
         if (one.matches("[data-edge]")) return false;
         const least = one.matches("a, [role=option], [data-spot]") ? 24 : 43.9;
         return box.width > 1 && Math.min(box.width, box.height) < least;
       })
       .map(({ one, box }) => Math.round(box.width) + "×" + Math.round(box.height) + " " + name(one));`,
  );

/**
 * What can be focused and does not show that it is: by an outline of its own, of what is drawn before it or of
 * what it stands in, or by a line of its picture. Words that a script leads the reader to need not. To be called after a key was pressed, as readers of keys do.
 */
export const hiddenFocus = (page: Page): Promise<string[]> =>
  measure(
    page,
    `const outlined = ({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && parseFloat(outlineWidth) >= 1;
     const lines = (one) => [...one.querySelectorAll("path")].map((path) => {
       const { stroke, strokeWidth } = getComputedStyle(path);
       return stroke + strokeWidth;
     }).join();
     const hidden = [];
     for (const one of document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")) {
       if (one.matches("main, p[tabindex='-1'], :disabled") || !one.checkVisibility({ visibilityProperty: true })) continue;
       const before = lines(one);
       one.focus({ preventScroll: true });
       const around = [one, one.parentElement, one.parentElement.parentElement];
       const shown = around.some((at) => outlined(getComputedStyle(at))) ||
         outlined(getComputedStyle(one, "::before")) || lines(one) !== before;
       if (document.activeElement === one && !shown) hidden.push(name(one));
     }
     document.activeElement.blur();
     return hidden;`,
  );

/** Text as far apart as a reader may set it (WCAG 1.4.12); by the page's own rules a test may add no style element. */
export const spaceText = (page: Page): Promise<void> =>
  measure(
    page,
    `const sheet = new CSSStyleSheet();
     sheet.replaceSync("* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }");
     document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];`,
  );

/** Boxes that hide part of the text in them. */
export const clippedText = (page: Page): Promise<string[]> =>
  measure(
    page,
    `const cut = (value) => value === "hidden" || value === "clip";
     return [...document.querySelectorAll("body *")]
       .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.textContent.trim() !== "")
       .filter((one) => !one.closest(".visually-hidden, svg, .katex-mathml, .katex"))
       .filter((one) => {
         const { overflowX, overflowY } = getComputedStyle(one);
         return (cut(overflowX) && one.scrollWidth > one.clientWidth + 1) ||
           (cut(overflowY) && one.scrollHeight > one.clientHeight + 1);
       })
       .map((one) => one.scrollWidth + "×" + one.scrollHeight + " in " + one.clientWidth + "×" + one.clientHeight + " " + name(one));`,
  );

/** How far the page can be scrolled sideways. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What stays where it is while the page scrolls, and takes more than a third of the screen's height. */
export const covering = (page: Page): Promise<string[]> =>
  measure(
    page,
    `return [...document.querySelectorAll("body *")]
       .filter((one) => /fixed|sticky/.test(getComputedStyle(one).position) && one.checkVisibility())
       .filter((one) => one.getBoundingClientRect().height > innerHeight / 3)
       .map(name);`,
  );

/** What moves although the reader asked for no motion. */
export const motion = (page: Page): Promise<string[]> =>
  measure(
    page,
    `return document.getAnimations()
       .filter(({ playState, effect }) => playState === "running" && effect.getComputedTiming().duration > 1)
       .map(({ effect }) => name(effect.target));`,
  );

/** What can be focused and has no name, as the browser tells it to what reads pages aloud. */
export async function nameless(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const parts =
    /^(button|link|textbox|searchbox|checkbox|radio|combobox|listbox|option|slider|spinbutton|switch|tab|DisclosureTriangle)$/;
  return nodes
    .filter(({ ignored, role }) => !ignored && parts.test(String(role?.value)))
    .filter(({ name }) => String(name?.value ?? "").trim() === "")
    .map(({ role, nodeId }) => `${String(role?.value)} ${nodeId}`);
}
