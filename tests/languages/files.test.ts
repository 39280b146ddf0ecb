import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { attribute, elements, textOf, type PageElement } from "../support/page-tree.ts";
import { parsePage, type BuiltPage } from "../built/built-page.ts";
import { globFiles } from "../support/glob-files.ts";
import { MARKED } from "../support/marked-words.ts";

const SITE = "https://marked.example/";
const folder = inject("folder");
const files = globFiles("**/*", folder);
const text = (file: string): string => readFileSync(join(folder, file), "utf8");
const pageFiles = files.filter((file) => /\.html$/.test(file) && !file.startsWith("lib/"));
const pages = new Map(pageFiles.map((file) => [file, parsePage(text(file))]));

const pageOf = (file: string): BuiltPage => pages.get(file) ?? parsePage("");
const all = (file: string, tag: string): PageElement[] =>
  pageOf(file).all.filter(({ tagName }) => tagName === tag);
const relOf = ({ properties }: PageElement): string => String(properties["rel"]);
/** The links of a page's head of one kind: language, or "" → address. */
const heads = (file: string, rel: string): string[][] =>
  all(file, "link")
    .filter((link) => relOf(link) === rel && attribute(link, "type") === "")
    .map((link) => [attribute(link, "hrefLang"), attribute(link, "href")]);

const TRANSLATED = ["problems/hdu1848/", "boards/", ""];
const BORROWED = ["foundations/mex/", "reference/glossary/"];

describe("a page of a second language", () => {
  test("stands below its language for every page of the main one", () => {
    const own = pageFiles.filter((file) => file.startsWith(`${MARKED}/`));
    const main = pageFiles.filter((file) => !own.includes(file));
    expect(own).toEqual(main.map((file) => `${MARKED}/${file}`));
    for (const file of pageFiles) {
      const language = own.includes(file) ? MARKED : "en";
      expect(
        all(file, "html").map((root) => attribute(root, "lang")),
        file,
      ).toEqual([language]);
    }
  });

  test.each(TRANSLATED)("%j names itself and its other language, as that names it", (path) => {
    const both = [
      ["en", SITE + path],
      [MARKED, `${SITE}${MARKED}/${path}`],
      ["x-default", SITE + path],
    ];
    for (const [prefix, file] of [
      ["", `${path}index.html`],
      [`${MARKED}/`, `${MARKED}/${path}index.html`],
    ] as const) {
      // prettier-ignore
      expect(heads(file, "canonical")).toEqual([["", SITE + prefix + path]]);
      expect(heads(file, "alternate")).toEqual(both);
    }
  });

  test.each(BORROWED)(
    "%j shows the main language's article, says so, and names that one",
    (path) => {
      const file = `${MARKED}/${path}index.html`;
      expect(heads(file, "canonical")).toEqual([["", SITE + path]]);
      expect(heads(file, "alternate")).toEqual([]);
      expect(heads(`${path}index.html`, "alternate")).toEqual([]);
      const [article] = all(file, "article");
      expect(article && attribute(article, "lang")).toBe("en");
      const [main] = all(file, "main");
      expect(main && textOf(main)).toContain("This article is not translated yet");
      expect(all(`${path}index.html`, "article").map((one) => attribute(one, "lang"))).toEqual([
        "",
      ]);
    },
  );

  test("leads to the same page in the other language, and otherwise stays in its own", () => {
    for (const file of pageFiles) {
      const own = file.startsWith(`${MARKED}/`) ? `/${MARKED}/` : "/";
      const [away] = all(file, "a").filter((link) => attribute(link, "hrefLang") !== "");
      const other = file.startsWith(`${MARKED}/`) ? file.slice(3) : `${MARKED}/${file}`;
      const there = other.replace(/(404|index)\.html$/, "");
      expect(away && attribute(away, "href"), file).toBe(`/${there}`);
      const [header] = all(file, "header");
      const next = all(file, "a").filter((link) => relOf(link) === "next");
      const links = [...elements(header ?? pageOf(file).tree), ...next].filter(
        ({ tagName }) => tagName === "a",
      );
      expect(links.length, file).toBeGreaterThan(5);
      for (const link of links) {
        const to = attribute(link, "href");
        expect(to.startsWith(own), `${file}: ${to}`).toBe(true);
      }
    }
  });

  test("has no link that leads nowhere", () => {
    const dead: string[] = [];
    for (const file of pageFiles) {
      const here = new URL(file.replace(/index\.html$/, ""), SITE);
      for (const link of [...all(file, "a"), ...all(file, "link")]) {
        const to = new URL(attribute(link, "href"), here);
        if (to.origin !== here.origin) continue;
        const path = decodeURIComponent(to.pathname.slice(1));
        const target = path === "" || path.endsWith("/") ? `${path}index.html` : path;
        const place = decodeURIComponent(to.hash.slice(1));
        const isThere = files.includes(target) && (place === "" || pageOf(target).ids.includes(place)); // prettier-ignore
        if (!isThere) dead.push(`${file}: ${to.href}`);
      }
    }
    expect(dead).toEqual([]);
  });
});

test("the list of pages leaves out what is shown in another language", () => {
  const listed = [...text("sitemap-0.xml").matchAll(/<loc>([^<]+)/g)].map(([, address]) => address);
  const canonical = pageFiles.flatMap((file) => heads(file, "canonical").map(([, to]) => to));
  expect(listed.sort()).toEqual([...new Set(canonical)].sort());
  const alternate = `<xhtml:link rel="alternate" hreflang="${MARKED}" href="${SITE}${MARKED}/boards/"/>`;
  expect(text("sitemap-0.xml")).toContain(alternate);
});

test("each language has a feed of what is written in it, a manifest, and a notebook of its articles", () => {
  expect(text(`${MARKED}/feed.xml`)).toContain(`<language>${MARKED}</language>`);
  const items = [...text(`${MARKED}/feed.xml`).matchAll(/<item>.*?<link>([^<]+)/g)];
  expect(items.map(([, link]) => link)).toEqual([`${SITE}${MARKED}/problems/hdu1848/`]);
  const manifest: unknown = JSON.parse(text(`${MARKED}/manifest.webmanifest`));
  expect(manifest).toMatchObject({ lang: MARKED, start_url: `/${MARKED}/` });
  expect(globFiles(`${MARKED}/**/*.ipynb`, folder)).toEqual([`${MARKED}/problems/hdu1848.ipynb`]);
});

test("servers are told of the page that says, in its language, that there is none", () => {
  expect(text("hosting/nginx.conf")).toContain(
    `location /${MARKED}/ { error_page 403 404 =404 /${MARKED}/404.html; }`,
  );
  expect(text("hosting/Caddyfile")).toContain(`rewrite /${MARKED}/* /${MARKED}/404.html\n`);
});
