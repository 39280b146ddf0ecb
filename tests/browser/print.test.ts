import { expect, test } from "vitest";
import { printBook } from "../../src/print/print-book.ts";
import { readPdf } from "../support/pdf.ts";
import { builtArticles } from "../support/built-pages.ts";
import { open } from "./support.ts";

/** The width of A4 between the margins, in CSS pixels. */
const A4 = 582;
const FIRST = ["/foundations/who-wins/", "/foundations/bouton/"];

test.each(["/foundations/mex/", "/problems/hdu1848/"])(
  "%s prints without controls, with every fold open, and its links as notes",
  async (path) => {
    const page = await open(path);
    await page.waitForLoadState("networkidle");
    await page.emulateMedia({ media: "print" });
    const controls = page.locator("button:visible, input:visible, select:visible");
    const besidesPieces = await controls.evaluateAll((all) =>
      all.filter((one) => !one.closest(".board-picture, .mex-boxes")).map((one) => one.outerHTML),
    );
    expect(besidesPieces).toEqual([]);
    const folds = page.locator("details:not(.outline, .cell-code, .board-setup)");
    const shut = await folds.evaluateAll((all) =>
      all
        .filter((fold) => fold.checkVisibility() && !fold.lastElementChild?.checkVisibility())
        .map((fold) => fold.textContent),
    );
    expect(shut).toEqual([]);
    const numbers = await page
      .locator("[data-note]")
      .evaluateAll((all) => all.map((link) => link.getAttribute("data-note")));
    const notes = await page.locator(".link-notes li:visible").allInnerTexts();
    expect([...new Set(numbers)]).toEqual(notes.map((_, i) => String(i + 1)));
    expect(notes).not.toEqual([]);
    for (const note of notes) expect(note).toMatch(/^(\S.*, \/[a-z0-9/-]*\/|https?:\S+)$/);
  },
);

test("no article is wider than paper, which would shrink its letters", async () => {
  const page = await open("/404.html", { viewport: { width: A4, height: 800 } });
  await page.emulateMedia({ media: "print" });
  const wide: string[] = [];
  for (const path of builtArticles()) {
    await page.goto(new URL(path, page.url()).href);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > A4) wide.push(`${path}: ${width}`);
  }
  expect(wide).toEqual([]);
});

test("two articles make a book: contents, bookmarks, outputs and answers", async () => {
  const book = readPdf(await printBook({ site: "dist", base: "/", most: 2 }));
  expect(book.pages.length).toBeGreaterThan(15);
  expect(book.boxes.every(([width]) => Math.abs(width - 595) < 2)).toBe(true);

  const text = book.pages.join("");
  for (const path of FIRST) {
    const page = await open(path);
    const title = (await page.locator("h1").innerText()).replace(/\s+/g, "");
    expect(book.outline.map((line) => line.replace(/\s+/g, ""))).toContain(title);
    const said = Number(
      new RegExp(`${title.replace("?", "\\?")}(\\d+)`).exec(book.pages[1] ?? "")?.[1],
    );
    expect(book.pages[said - 1], "the page that the contents name").toContain(
      `Foundations${title}`,
    );

    const outputs = await page.locator(".output-text").allTextContents();
    expect(outputs.length).toBeGreaterThan(2);
    const answers = await page.locator(".exercise .fold-body p").evaluateAll((all) =>
      all.map((one) => {
        const words = [...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        return (
          words
            .map(({ textContent }) => textContent ?? "")
            .sort((a, b) => b.length - a.length)[0] ?? ""
        );
      }),
    );
    expect(answers.length).toBeGreaterThan(2);
    for (const part of [...outputs, ...answers]) expect(text).toContain(part.replace(/\s+/g, ""));
  }
}, 180_000);
