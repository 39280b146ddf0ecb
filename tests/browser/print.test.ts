import { expect, test } from "vitest";
import { printBook } from "../../src/export/book/print-book.ts";
import { elements, find, textOf, type PageElement } from "../support/page-tree.ts";
import { builtPage, hasClass, type BuiltPage } from "../built/built-page.ts";
import { builtArticles } from "../support/built-pages.ts";
import { whole } from "../support/extent.ts";
import { readPdf } from "../support/pdf.ts";
import { open } from "./support.ts";

const articles = whole ? builtArticles() : ["/foundations/who-wins/", "/foundations/bouton/"];
/** Letters alone; a font may have one sign for two. */
const bare = (text: string): string => text.normalize("NFKC").replace(/\s+/g, "");

/** The longest stretch of words in a paragraph that no formula breaks. */
function longestText({ children }: PageElement): string {
  const words = children.flatMap((node) => (node.type === "text" ? node.value : []));
  return words.sort((a, b) => b.length - a.length)[0] ?? "";
}

const answersOf = (page: BuiltPage): string[] =>
  page.all
    .filter((one) => hasClass(one, "exercise"))
    .flatMap((exercise) => elements(exercise).filter((one) => hasClass(one, "fold-body")))
    .flatMap((fold) => elements(fold).filter(({ tagName }) => tagName === "p"))
    .map(longestText);

const outputsOf = (page: BuiltPage): string[] =>
  page.all.filter((one) => hasClass(one, "output-text")).map(textOf);

const wordsOf = (page: BuiltPage, selector: string): string =>
  bare(textOf(find(page.tree, selector) ?? { children: [] }));

test(`${whole ? "all" : "two"} articles make a book: contents, bookmarks, outputs and answers`, async () => {
  const most = whole ? {} : { most: articles.length };
  const book = readPdf(await printBook({ site: "dist", base: "/", ...most }));
  expect(book.pages.length).toBeGreaterThan(7 * articles.length);
  expect(book.boxes.every(([width]) => Math.abs(width - 595) < 2)).toBe(true);

  const bookmarks = book.outline.map(bare);
  const pages = book.pages.map(bare);
  const has = (part: string): boolean => pages.some((page) => page.includes(part));
  /** Whether a paragraph goes on behind the head of the next page: the article's title and the page's number. */
  const goesOn = (part: string): boolean =>
    pages.some((page, i) => {
      const head = bookmarks.map((title) => `${title}${i + 1}`).find((one) => page.startsWith(one));
      if (head === undefined) return false;
      const cuts = Array.from(part, (_, cut) => cut);
      return cuts.some(
        (cut) => page.startsWith(part.slice(cut), head.length) && pages[i - 1]?.includes(part.slice(0, cut)), // prettier-ignore
      );
    });
  const contents = pages.slice(1, 4).join("\n");
  for (const path of articles) {
    const page = builtPage(path);
    const title = wordsOf(page, "h1");
    expect.soft(bookmarks, path).toContain(title);
    const entry = new RegExp(`${title.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}(\\d+)`);
    const report = Number(entry.exec(contents)?.[1]);
    expect
      .soft(pages[report - 1], `${path}: the page that the contents name`)
      .toContain(wordsOf(page, ".article-section") + title);

    const [outputs, answers] = [outputsOf(page), answersOf(page)];
    if (path.startsWith("/foundations/")) {
      expect(outputs.length).toBeGreaterThan(2);
      expect(answers.length).toBeGreaterThan(2);
    }
    const missing = [...outputs, ...answers]
      .map(bare)
      .filter((part) => !has(part) && !goesOn(part));
    expect.soft(missing, path).toEqual([]);
  }
}, 600_000);

test("the cheat sheet prints on two pages of A4: theory on one, programs on the other", async () => {
  const page = await open("/reference/cheat-sheet/");
  await page.waitForLoadState("networkidle");
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(boxes).not.toHaveLength(0);
  for (const [, width, height] of boxes) {
    expect(Number(width)).toBeCloseTo(595, -1);
    expect(Number(height)).toBeCloseTo(842, -1);
  }
});
