import type { Page } from "playwright-core";
import { CLOSE, OPEN } from "../support/marked-words.ts";

/** A text on a page, and what has it: the nearest class, or the attribute. */
export interface Said {
  readonly where: string;
  readonly text: string;
}

/** What is in another language than the page's, and says so. */
const OTHER_LANGUAGE = '[lang]:not([lang="qx"])';

/** The same, and what is in no language. */
const OTHER = `${OTHER_LANGUAGE}, code, pre, kbd, .katex, .cm-editor, script, style, template, noscript`;

/** Every visible text of a page, block by block, and every name or description that an attribute gives. */
const texts = (page: Page): Promise<Said[]> =>
  page.evaluate((other) => {
    const ATTRIBUTES = ["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "title", "placeholder", "alt"]; // prettier-ignore
    const blocks = new Map<Element, string>();
    const said: Said[] = [];
    const nameOf = (element: Element): string =>
      element.closest("[class]")?.getAttribute("class")?.split(" ")[0] ?? element.tagName;
    const blockOf = (element: Element): Element => {
      const flows = /^(inline$|contents)/.test(getComputedStyle(element).display);
      return flows && element.parentElement ? blockOf(element.parentElement) : element;
    };
    const visit = (node: Node): void => {
      if (node instanceof Text && node.parentElement) {
        const block = blockOf(node.parentElement);
        blocks.set(block, (blocks.get(block) ?? "") + node.data);
      }
      if (node instanceof Element) {
        if (node.matches(other)) return;
        // An element without a box of its own may have children that are shown; so does a closed list of options.
        const shown = node.checkVisibility() || getComputedStyle(node).display === "contents";
        if (!shown && node.tagName !== "OPTION") return;
        for (const name of ATTRIBUTES) {
          const text = node.getAttribute(name);
          if (text !== null) said.push({ where: `${nameOf(node)} ${name}`, text });
        }
        node.shadowRoot?.childNodes.forEach(visit);
      }
      node.childNodes.forEach(visit);
    };
    visit(document.body);
    for (const [block, text] of blocks) said.push({ where: nameOf(block), text });
    return said;
  }, OTHER);

const MARKED = new RegExp(`${OPEN}[^${OPEN}${CLOSE}]*${CLOSE}`, "g");
const WORD = /\p{L}{2,}/u;

/** What of a text stands in no mark, with a # for each number; nothing when there is no word in it. */
export function leftOf(text: string): string {
  const left = text.replace(MARKED, " ");
  if (left !== text) return leftOf(left);
  const plain = text.replace(/\d+/g, "#").replace(/\s+/g, " ").trim();
  return WORD.test(plain) ? plain : "";
}

/** What of a page's words was not said in the made-up language. */
export async function unmarked(page: Page): Promise<Said[]> {
  const titles = await page.locator(`title:not([lang], ${OTHER_LANGUAGE} *)`).allTextContents();
  const all = [...(await texts(page)), ...titles.map((text) => ({ where: "title", text }))];
  return all
    .map(({ where, text }) => ({ where, text: leftOf(text) }))
    .filter(({ text }) => text !== "");
}
