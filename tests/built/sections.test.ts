import { describe, expect, test } from "vitest";
import { builtArticles, builtPages } from "../support/built-pages.ts";
import { attribute, elements, find, textOf, type PageElement } from "../support/page-tree.ts";
import { builtPage, hasClass } from "./built-page.ts";

const linksOf = (parts: readonly PageElement[]): string[] =>
  parts.filter(({ tagName }) => tagName === "a").map((link) => attribute(link, "href"));

/** The links in the header of a page. */
function headerLinks(path: string): string[] {
  const header = find(builtPage(path).tree, "header");
  return linksOf(header ? elements(header) : []);
}

describe.each(["foundations", "reference", "problems"])("the page of %s", (section) => {
  const path = `/${section}/`;
  const own = builtArticles().filter((article) => article.startsWith(path));
  const main = find(builtPage(path).tree, "main");
  const items = main ? elements(main).filter(({ tagName }) => tagName === "li") : [];

  test("lists each of its articles once, with what it gives", () => {
    const listed = items.flatMap((item) =>
      linksOf(elements(item)).filter((to) => own.includes(to)),
    );
    const onPath = section === "foundations" ? listed.slice(0, own.length) : listed;
    expect([...onPath].sort()).toEqual(own);
    for (const item of items.slice(0, own.length)) {
      const summary = elements(item).find(({ tagName, properties }) => tagName === "p" && !properties["className"]); // prettier-ignore
      expect(summary && textOf(summary)).toMatch(/\w.*[.?]$/);
    }
  });

  test("marks what a reader has read, but not what one looks up", () => {
    const marked = items.filter((item) =>
      elements(item).some((one) => "dataReadMark" in one.properties),
    );
    expect(marked.length).toBe(section === "reference" ? 0 : own.length);
  });

  test.runIf(section === "foundations")("says how long each takes, and what it exercises", () => {
    const facts = items.slice(0, own.length).map(textOf);
    for (const fact of facts) expect(fact).toMatch(/[1-9]\d* minutes to read · [1-9]\d* exercises/);
  });

  test.each(own)("is where the line above the title of %s leads", (article) => {
    const line = builtPage(article).all.find((one) => hasClass(one, "article-section"));
    expect(linksOf(line ? elements(line) : [])).toEqual([path]);
    expect(line && textOf(line)).toMatch(new RegExp(`${own.length}\\s*$`));
  });
});

test("from any page to any other it is two links: the header's, and that of the page it leads to", () => {
  const pages = builtPages();
  for (const path of pages) {
    const first = headerLinks(path);
    const second = first.flatMap((to) => linksOf(builtPage(to).all)).map((to) => to.replace(/#.*/, "")); // prettier-ignore
    const reached = new Set([...first, ...second]);
    expect(
      pages.filter((page) => !reached.has(page)),
      path,
    ).toEqual([]);
  }
});
