import { describe, expect, test } from "vitest";
import { builtArticles } from "../support/built-pages.ts";
import { attribute, elements, textOf } from "../support/page-tree.ts";
import { builtPage, elementsBut, hasClass } from "./built-page.ts";

/** What paper does not show, or shows as no link, and what a statement says of itself. */
const WITHOUT = [
  "cell-code",
  "outline",
  "around",
  "notebook-bar",
  "environment-head",
  "short-path-next",
  "article-section",
  "article-terms",
  "needs-script",
  "other-languages",
  "sequence-link",
];

describe.each(builtArticles())("on paper %s", (path) => {
  const { all, tree } = builtPage(path);
  const notes = all
    .filter((one) => hasClass(one, "link-notes"))
    .flatMap((section) => elements(section).filter(({ tagName }) => tagName === "li"))
    .map(textOf);

  test("numbers every link that leads to another page, in order, and says where it leads", () => {
    const article = all.find(({ tagName }) => tagName === "article") ?? tree;
    const links =
      [...elementsBut(article, (one) => one.tagName === "astro-island" || WITHOUT.some((name) => hasClass(one, name)))] // prettier-ignore
        .filter(({ tagName }) => tagName === "a")
        .filter((one) => !attribute(one, "href").startsWith("#"));
    expect(links.length).toBeGreaterThan(0);
    const seen: number[] = [];
    for (const link of links) {
      const [href, n] = [attribute(link, "href"), Number(attribute(link, "dataNote"))];
      const address = href.startsWith("/") ? href.replace(/#.*/, "") : href;
      if (address === path || textOf(link).includes(address.replace(/^https?:\/\/|\/$/g, ""))) {
        expect.soft(n, href).toBe(0);
        continue;
      }
      expect.soft(notes[n - 1]?.endsWith(address), `${href}: ${notes[n - 1]}`).toBe(true);
      if (!seen.includes(n)) seen.push(n);
    }
    expect(seen).toEqual(notes.map((_, i) => i + 1));
  });
});
