import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { chromium, type Route } from "playwright-core";
import { MAIN, words } from "../i18n/words.ts";
import { findBrowser } from "../commands/find-browser.ts";

/** A page of the built site that is part of the book. */
interface BookPage {
  /** The address, as in links: "/foundations/mex/". */
  readonly path: string;
  readonly html: string;
}

/** The articles of the book, and its own texts. */
interface BookParts {
  readonly pages: readonly BookPage[];
  readonly words: Readonly<Record<"title" | "subtitle" | "contents", string>>;
}

/** An article of the book, as listed in its contents. */
interface Chapter {
  readonly id: string;
  readonly title: string;
}

/**
 * Converts the document in which it runs into a book: a title page, the contents, and the articles of these pages.
 * Makes ids unique in the book, and points links to other articles to their chapters. The function is serialized and
 * run in a browser, so it must not refer to anything outside itself.
 *
 * @returns the chapters, in the order of the book
 */
function makeBook({ pages, words }: BookParts): Chapter[] {
  const ID_ATTRIBUTES = [
    "for",
    "aria-labelledby",
    "aria-describedby",
    "aria-controls",
    "aria-owns",
  ];
  const LEFT_OUT =
    "script, style, link, noscript, template, .article-bar, .around, .term-note, .notebook-bar";
  const chapterId = (path: string) => path.replace(/^\/|\/$/g, "").replaceAll("/", "-");
  const chapters = new Map(pages.map(({ path }) => [path, chapterId(path)]));
  const element = (name: string, className: string, text = "") => {
    const made = document.createElement(name);
    made.className = className;
    made.textContent = text;
    return made;
  };

  const textOf = (article: Element, selector: string): string => {
    const found = article.querySelector(selector);
    if (!found) throw new Error(`Cannot make book: an article must have ${selector}`);
    return found.textContent;
  };

  const makeIdsUnique = (article: Element, own: string) => {
    const ids = new Set([...article.querySelectorAll("[id]")].map(({ id }) => id));
    const renamed = (id: string) => (ids.has(id) ? `${own}.${id}` : id);
    for (const part of article.querySelectorAll("*")) {
      if (part.id !== "") part.id = renamed(part.id);
      for (const { name, value } of [...part.attributes]) {
        if (ID_ATTRIBUTES.includes(name)) {
          part.setAttribute(name, value.split(/\s+/).map(renamed).join(" "));
        } else if (value.includes("url(#")) {
          const drawn = value.replace(
            /url\(#([^)]+)\)/g,
            (_, id: string) => `url(#${renamed(id)})`,
          );
          part.setAttribute(name, drawn);
        }
      }
    }
  };

  const updateLinks = (article: Element, path: string) => {
    const own = new URL(path, location.origin);
    for (const link of article.querySelectorAll<HTMLAnchorElement>("a[href]")) {
      const to = new URL(link.getAttribute("href") ?? "", own);
      const chapter = to.origin === own.origin ? chapters.get(to.pathname) : undefined;
      if (chapter !== undefined) {
        const place = decodeURIComponent(to.hash.slice(1));
        link.setAttribute("href", place === "" ? `#${chapter}` : `#${chapter}.${place}`);
      } else if (to.origin === own.origin) {
        link.removeAttribute("href");
      }
    }
  };

  const contents = element("nav", "book-contents");
  contents.append(element("h1", "", words.contents));
  const titlePage = element("header", "book-title");
  titlePage.append(element("h1", "", words.title), element("p", "", words.subtitle));
  const body = element("main", "book");
  let section = "";
  let list = document.createElement("ol");
  const made = pages.map(({ path, html }): Chapter => {
    const source = new DOMParser().parseFromString(html, "text/html").querySelector("article");
    if (!source)
      throw new Error(`Cannot make book: a page must have an article, and ${path} has none`);
    const article = document.importNode(source, true);
    for (const part of article.querySelectorAll(LEFT_OUT)) part.remove();
    const id = chapterId(path);
    makeIdsUnique(article, id);
    updateLinks(article, path);
    article.id = id;
    article.removeAttribute("data-page");
    body.append(article);
    const title = textOf(article, "h1");
    const part = textOf(article, ".article-section");
    if (part !== section) {
      section = part;
      list = document.createElement("ol");
      contents.append(element("p", "book-part", part), list);
    }
    const line = document.createElement("li");
    const link = document.createElement("a");
    link.href = `#${id}`;
    link.textContent = title;
    line.append(link);
    list.append(line);
    return { id, title };
  });
  document.title = words.title;
  document.body.replaceChildren(titlePage, contents, body);
  return made;
}

/** The source of a printed book. */
export interface Printing {
  /** The folder of the built site. */
  readonly site: string;
  /** The site's base path, with leading and trailing slashes. */
  readonly base: string;
  /** Maximum number of articles, from the first; all by default. */
  readonly most?: number;
}

const ORIGIN = "http://book.invalid";
const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};
const NEXT = /<a href="([^"]*)" rel="next"/;
const PREVIOUS = /<a href="([^"]*)" rel="prev"/;
const STYLES = /<link\b[^>]*rel="stylesheet"[^>]*>|<style\b[^>]*>.*?<\/style>/gs;

/** Returns the articles of the built site in its main language, in the order of their links to the next one. */
async function pagesInOrder({ site, base, most = Infinity }: Printing): Promise<BookPage[]> {
  const all = new Map<string, string>();
  for (const file of globSync("**/index.html", { cwd: site })) {
    const path = base + file.replaceAll("\\", "/").replace(/index\.html$/, "");
    const html = await readFile(join(site, file), "utf8");
    if (html.includes(`<html lang="${MAIN}"`)) all.set(path, html);
  }
  const first = [...all].find(([, html]) => NEXT.test(html) && !PREVIOUS.test(html))?.[0];
  const pages: BookPage[] = [];
  for (let path = first; path !== undefined && pages.length < most;) {
    const html = all.get(path);
    if (html === undefined) throw new Error(`Cannot print the book: there is no page ${path}`);
    pages.push({ path, html });
    path = NEXT.exec(html)?.[1];
  }
  if (pages.length === 0)
    throw new Error(`Cannot print the book: there are no articles in ${site}`);
  return pages;
}

/** Serves a request with a file of the built site. */
async function answer(route: Route, { site, base }: Printing, document: string): Promise<void> {
  const { pathname } = new URL(route.request().url());
  if (pathname === base) return route.fulfill({ contentType: "text/html", body: document });
  const file = join(site, decodeURIComponent(pathname.slice(base.length)));
  const body = await readFile(file).catch(() => undefined);
  await (body
    ? route.fulfill({ body, contentType: TYPES[extname(file)] ?? "application/octet-stream" })
    : route.fulfill({ status: 404 }));
}

/** Returns the CSS for running heads: each chapter's title at the top of its pages. */
const runningHeads = (chapters: readonly Chapter[]): string =>
  chapters
    .map(({ id, title }, i) => {
      const head = `content: ${JSON.stringify(title)}; font: italic 9pt serif`;
      return `[id="${id}"] { page: chapter-${i} } @page chapter-${i} { @top-center { ${head} } }`;
    })
    .join("\n");

/**
 * Prints the whole book as a PDF: a title page, the contents and every article in order, with bookmarks and internal
 * links. It is assembled from the built pages, so that its text is that of the site.
 *
 * @throws Error when there is no built site in the folder, or no browser
 */
export async function printBook(printing: Printing): Promise<Buffer> {
  const pages = await pagesInOrder(printing);
  const styles = new Set(pages.flatMap(({ html }) => html.match(STYLES) ?? []));
  const own = await readFile(new URL("../styles/book.css", import.meta.url), "utf8");
  const head = `<meta charset="utf-8">${[...styles].join("")}<style>${own}</style>`;
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const page = await browser.newPage({ serviceWorkers: "block" });
    await page.route("**/*", (route) =>
      answer(
        route,
        printing,
        `<!doctype html><html lang="${MAIN}"><head>${head}</head><body></body></html>`,
      ),
    );
    await page.goto(ORIGIN + printing.base);
    const { chrome, print } = words(MAIN);
    const chapters = await page.evaluate(makeBook, {
      pages,
      words: { title: chrome.siteName, subtitle: chrome.siteLine, contents: print.contents },
    });
    await page.addStyleTag({ content: runningHeads(chapters) });
    await page.evaluate(() => document.fonts.ready);
    return await page.pdf({ format: "A4", outline: true, tagged: true });
  } finally {
    await browser.close();
  }
}
