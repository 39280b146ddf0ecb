import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { printBook } from "../../src/export/book/print-book.ts";
import {
  builtArticles,
  builtPage,
  elements,
  find,
  hasClass,
  textOf,
  type BuiltPage,
  type PageElement,
} from "../support/built-pages.ts";
import { whole } from "../support/extent.ts";
import { open } from "./support.ts";

const articles = whole ? builtArticles() : ["/foundations/who-wins/", "/foundations/bouton/"];
/** What a test asks of a PDF. */
interface ReadPdf {
  /** The text of each page without spaces, as the letters' own maps give it. */
  readonly pages: readonly string[];
  /** The titles of its bookmarks, in order. */
  readonly outline: readonly string[];
  /** The widths and heights of its pages, in points. */
  readonly boxes: readonly (readonly [number, number])[];
}

const hex = (digits: string): string =>
  String.fromCharCode(...(digits.match(/.{4}/g) ?? []).map((unit) => parseInt(unit, 16)));

/** The letters of a font: its glyphs' numbers and the text they stand for. */
function letters(map: string): Map<number, string> {
  const found = new Map<number, string>();
  for (const [, lines = ""] of map.matchAll(/beginbfchar\n(.*?)endbfchar/gs)) {
    for (const [, glyph = "", text = ""] of lines.matchAll(/<(\w+)> <(\w+)>/g))
      found.set(parseInt(glyph, 16), hex(text));
  }
  for (const [, lines = ""] of map.matchAll(/beginbfrange\n(.*?)endbfrange/gs)) {
    for (const [, from = "", to = "", text = ""] of lines.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const start = parseInt(from, 16);
      for (let glyph = start; glyph <= parseInt(to, 16); glyph++) {
        found.set(glyph, String.fromCharCode(parseInt(text, 16) + glyph - start));
      }
    }
  }
  return found;
}

/** A bookmark's title: letters one by one, or, behind a mark, two bytes each. */
function title(written: string): string {
  const coded = /^<FEFF(\w*)>$/i.exec(written)?.[1];
  return coded === undefined ? written.slice(1, -1).replace(/\\(.)/g, "$1") : hex(coded);
}

/** Reads a PDF of the kind that Chromium writes: no packed objects, fonts with maps to their letters. */
function readPdf(pdf: Uint8Array): ReadPdf {
  const raw = Buffer.from(pdf).toString("latin1");
  const objects = new Map(
    [...raw.matchAll(/(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, n, body = ""]) => [n, body]),
  );
  const stream = (n: string | undefined): string => {
    const body = objects.get(n) ?? "";
    const packed = body.slice(body.indexOf("stream\n") + 7, body.lastIndexOf("endstream"));
    return inflateSync(Buffer.from(packed, "latin1")).toString("latin1");
  };
  const maps = new Map<string, Map<number, string>>();
  const lettersOf = (font: string): Map<number, string> => {
    const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? "")?.[1];
    const known =
      maps.get(font) ?? (map === undefined ? new Map<number, string>() : letters(stream(map)));
    maps.set(font, known);
    return known;
  };
  const pages = [...objects.values()].filter((body) => /^<<\/Type \/Page\b/.test(body));
  const texts = pages.map((page) => {
    const fonts = new Map([...page.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, f, n = ""]) => [f, n]));
    let now = new Map<number, string>();
    let message = "";
    for (const [, font, glyphs = ""] of stream(/\/Contents (\d+) 0 R/.exec(page)?.[1]).matchAll(
      /\/(F\d+) [\d.]+ Tf|<([0-9A-F]+)> Tj/g,
    )) {
      if (font !== undefined) now = lettersOf(fonts.get(font) ?? "");
      for (const glyph of glyphs.match(/.{4}/g) ?? [])
        message += now.get(parseInt(glyph, 16)) ?? "";
    }
    return message.replace(/\s+/g, "");
  });
  return {
    pages: texts,
    outline: [...objects]
      .sort(([one], [other]) => Number(one) - Number(other))
      .flatMap(([, body]) => /^<<\/Title (\(.*?\)|<\w*>)\n\/Dest/s.exec(body)?.[1] ?? [])
      .map(title),
    boxes: pages.map((page) => {
      const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? [];
      return [Number(width), Number(height)];
    }),
  };
}

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
  /** Whether a page has the beginning or the end of a text, of which a page break cuts at most one. */
  const has = (part: string): boolean =>
    pages.some((page) => page.includes(part.slice(0, 25)) || page.includes(part.slice(-25)));
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
    const missing = [...outputs, ...answers].map(bare).filter((part) => !has(part));
    expect.soft(missing, path).toEqual([]);
  }
}, 600_000);

test("the cheat sheet prints on two pages of A4: theory on one, programs on the other", async () => {
  const page = await open("/reference/cheat-sheet/");
  await page.waitForLoadState("networkidle");
  const { boxes } = readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(boxes).toHaveLength(2);
  for (const [width, height] of boxes) {
    expect(width).toBeCloseTo(595, -1);
    expect(height).toBeCloseTo(842, -1);
  }
});
