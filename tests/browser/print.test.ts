import { expect, test } from "vitest";
import { printBook } from "../../src/export/book.ts";
import { builtArticles, builtPage, find, textOf } from "../support/built-pages.ts";
import { whole } from "../support/extent.ts";
import { open } from "./support.ts";

const articles = whole ? builtArticles() : ["/foundations/who-wins/", "/foundations/bouton/"];
/** Decodes a title of a PDF: a literal string, or UTF-16 with a byte order mark. */
const readTitle = (written: string): string => {
  const coded = /^<FEFF(\w*)>$/i.exec(written)?.[1];
  if (coded === undefined) return written.slice(1, -1).replace(/\\(.)/g, "$1");
  return Buffer.from(coded, "hex").swap16().toString("utf16le");
};

test(`the book of ${whole ? "all" : "two"} articles has A4 pages, bookmarks and link targets of chapters`, async () => {
  const most = whole ? {} : { most: articles.length };
  const pdf = await printBook({ site: "dist", base: "/", ...most });
  // Chromium does not compress objects.
  const raw = Buffer.from(pdf).toString("latin1");
  const boxes = [...raw.matchAll(/\/MediaBox \[0 0 ([\d.]+) /g)].map(([, width]) => Number(width));
  expect(boxes.length).toBeGreaterThan(7 * articles.length);
  expect(boxes.every((width) => Math.abs(width - 595) < 2)).toBe(true);
  const bookmarks = [...raw.matchAll(/\/Title (\(.*?\)|<\w*>)\n\/Dest/g)].map(([, title = ""]) =>
    readTitle(title),
  );
  for (const path of articles) {
    const heading = find(builtPage(path).tree, "h1");
    expect(bookmarks).toContain(heading && textOf(heading).trim());
    const chapter = path.slice(1, -1).replaceAll("/", "-");
    expect(raw).toMatch(new RegExp(`/${chapter} \\[\\d+ 0 R`));
  }
}, 600_000);

test("the cheat sheet prints on two pages of A4", async () => {
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
