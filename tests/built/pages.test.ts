import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import {
  attribute,
  builtArticles,
  builtDocuments,
  builtNotebooks,
  builtPage,
  builtPages,
  elements,
  elementsBut,
  find,
  hasClass,
  isBuilt,
  parsePage,
  textOf,
  type BuiltPage,
  type PageElement,
} from "../support/built-pages.ts";

const documents = builtDocuments();
/** All documents except the one in which cells run. */
const readable = documents.filter((path) => path !== "/lib/sandbox.html");
const titleOf = (path: string): string =>
  textOf(find(builtPage(path).tree, "title") ?? { children: [] });

/** Attributes that contain ids of the same page. */
const REFERENCES = ["htmlFor", "headers", "ariaLabelledBy", "ariaDescribedBy", "ariaControls"];

const words = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(String) : [typeof value === "string" ? value : ""])
    .flatMap((text) => text.split(/\s+/))
    .filter((word) => word !== "");

test.each(readable)("%s has a language, a unique title, one h1 and unique ids", (path) => {
  const { all, ids } = builtPage(path);
  const named = (tag: string) => all.filter(({ tagName }) => tagName === tag);
  expect.soft(named("html").map((one) => attribute(one, "lang"))).toEqual(["en"]);
  expect.soft(named("h1").length).toBe(1);
  const described = named("meta").filter((one) => attribute(one, "name") === "description");
  expect.soft(described.map((one) => /\w/.test(attribute(one, "content")))).toEqual([true]);
  expect.soft(titleOf(path)).toMatch(/\w/);
  expect.soft(readable.filter((other) => titleOf(other) === titleOf(path))).toEqual([path]);
  expect.soft(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  const references = all.flatMap(({ properties }) =>
    REFERENCES.flatMap((name) => words(properties[name])),
  );
  expect.soft(references.filter((id) => !ids.includes(id))).toEqual([]);
});

const HERE = "http://site";

/** Reports whether the file of an address and its anchor exist. */
function exists({ pathname, hash }: URL): boolean {
  const place = decodeURIComponent(hash.slice(1));
  if (!isBuilt(pathname)) return false;
  return place === "" || builtPage(pathname).ids.includes(place);
}

test.each(documents)("every link of %s has an existing target", (path) => {
  const broken = builtPage(path)
    .all.filter(({ tagName }) => /^(a|area|link)$/.test(tagName))
    .map((link) => attribute(link, "href"))
    .filter((href) => {
      const url = new URL(href, HERE + path);
      return href !== "" && url.origin === HERE && !exists(url);
    });
  expect(broken).toEqual([]);
});

test("the built laboratory page shows the values and the period of Kayles", () => {
  const main = find(builtPage("/laboratory/").tree, "main") ?? expect.fail("no main");
  const texts = [
    "g(n + 12) = g(n) for every n\u00a0≥\u00a071",
    "heaps 0\u00a0…\u00a0167",
    "0123143214",
  ];
  for (const text of texts) expect(textOf(main)).toContain(text);
});

/** Returns the names that a cell imports from the library. */
const importedIn = (code: string): string[] =>
  [...code.matchAll(/^import \{([^}]*)\} from "grundy"/gm)].flatMap(({ 1: names = "" }) =>
    names.split(",").flatMap((name) => /[A-Za-z]+(?=\s|$)/.exec(name.replace("type ", "")) ?? []),
  );

test.each(builtArticles())("each import in the cells of %s links to the library once", (path) => {
  const cells = builtPage(path).all.filter((one) => hasClass(one, "cell-code"));
  const listings = cells.flatMap((one) => elements(one)).filter(({ tagName }) => tagName === "pre");
  const links = listings.flatMap((one) => elements(one)).filter(({ tagName }) => tagName === "a");
  const imported = [...new Set(listings.flatMap((one) => importedIn(textOf(one))))];
  const own = path === "/reference/library/";
  expect(links.map(textOf)).toEqual(own ? [] : imported);
  for (const link of links) {
    expect(attribute(link, "href")).toBe(`/reference/library/#${textOf(link)}`);
  }
});

/** Returns all elements of a page and of the documents in its frames. */
const withFrames = ({ all }: BuiltPage): PageElement[] => [
  ...all,
  ...all
    .map((one) => attribute(one, "srcDoc"))
    .filter((text) => text !== "")
    .flatMap((text) => withFrames(parsePage(text))),
];

const isPolicy = ({ properties }: PageElement): boolean =>
  String(properties["httpEquiv"]).toLowerCase() === "content-security-policy";

/** Returns the sources of a document's policy by directive. */
function policy(all: readonly PageElement[]): Map<string, string[]> {
  const policies = all.filter(isPolicy).map((meta) => attribute(meta, "content"));
  expect(policies.length).toBe(1);
  return new Map(
    policies[0]?.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

const hash = (one: PageElement): string =>
  `'sha256-${createHash("sha256").update(textOf(one)).digest("base64")}'`;

const OTHER_ORIGIN = /^\s*(?:[a-z]+:)?\/\//i;

describe.each(documents)("%s", (path) => {
  const all = withFrames(builtPage(path));

  test("allows exactly its inline scripts and styles, by their hashes", () => {
    const allowed = policy(all);
    for (const [name, tag] of [
      ["script-src", "script"],
      ["style-src", "style"],
    ] as const) {
      const own = all.filter(
        (one) =>
          one.tagName === tag &&
          attribute(one, "src") === "" &&
          !/json/.test(attribute(one, "type")),
      );
      const hashes = (allowed.get(name) ?? []).filter((source) => source.startsWith("'sha256-"));
      expect(new Set(hashes), name).toEqual(new Set(own.map(hash)));
    }
    expect(allowed.get("default-src")).toEqual(["'none'"]);
    const external = [...allowed].filter(([, all]) => all.some((s) => /\*|https?:/.test(s)));
    expect(external).toEqual([]);
    expect(allowed.get("script-src")).not.toContain("'unsafe-inline'");
    const loads = all.findIndex(({ tagName }) => /^(script|style|link|img)$/.test(tagName));
    const rules = all.findIndex(isPolicy);
    expect(rules, "the policy must come before any element that loads or runs").toBeGreaterThan(0);
    expect(rules).toBeLessThan(loads === -1 ? all.length : loads);
  });

  test("loads nothing from other origins, and has no script in an attribute or an address", () => {
    const kinds = ["stylesheet", "preload", "modulepreload", "icon", "manifest", "prefetch"];
    const loaded = all.flatMap((one) => [
      ...["src", "srcSet", "poster", "data", "action"].map((name) => attribute(one, name)),
      ...(one.tagName === "link" && kinds.some((rel) => String(one.properties["rel"]).includes(rel))
        ? [attribute(one, "href")]
        : []),
    ]);
    expect(loaded.filter((url) => OTHER_ORIGIN.test(url))).toEqual([]);
    const scripts = all.filter(({ properties }) =>
      Object.entries(properties).some(
        ([name, value]) => /^on[A-Z]/.test(name) || /^\s*javascript:/i.test(String(value)),
      ),
    );
    expect(scripts).toEqual([]);
  });
});

const sheets = globSync("dist/**/*.css").map((file) => readFileSync(file, "utf8"));

test("each render-blocking stylesheet of articles fits into the first packets of a connection", () => {
  const { all } = builtPage("/foundations/mex/");
  const blocking = all.filter(
    (one) =>
      words(one.properties["rel"]).includes("stylesheet") && attribute(one, "media") !== "print",
  );
  expect(blocking).toHaveLength(2);
  for (const sheet of blocking) {
    const text = readFileSync(`dist${attribute(sheet, "href")}`);
    // Ten packets of 1,460 bytes, minus the headers of the response.
    expect(brotliCompressSync(text).length).toBeLessThan(14_400);
  }
});

test("no stylesheet refers to a file of another origin", () => {
  expect(sheets).not.toEqual([]);
  for (const sheet of sheets) {
    expect(sheet).not.toMatch(/(?:url\(\s*["']?|@import\s+["'])(?:[a-z]+:)?\/\//i);
  }
});

test.each(builtNotebooks())("the cells of %s are complete without scripts", (path) => {
  const { tree, all } = builtPage(path);
  const least = path.startsWith("/reference/") ? 0 : 1; // A reference page may have few outputs.
  const shown = all
    .filter((one) => hasClass(one, "cell-shown"))
    .flatMap(({ children }) => children.filter(({ type }) => type === "element"));
  expect(shown.length).toBeGreaterThan(least);
  if (least > 0) {
    expect(all.filter((one) => hasClass(one, "katex")).length).toBeGreaterThan(least);
  }
  const visible = elementsBut(tree, (one) => hasClass(one, "needs-script"));
  const runs = [...visible].filter(
    (one) => one.tagName === "button" && /run/i.test(textOf(one) + attribute(one, "ariaLabel")),
  );
  expect(runs.map(textOf)).toEqual([]);
  expect(find(tree, "html")?.properties).not.toHaveProperty("dataScripts");
});

test("elements that need scripts are hidden unless scripts run", () => {
  expect(sheets.join("")).toMatch(
    /html:not\(\[data-scripts="?on"?\]\) \.needs-script\s*\{\s*display:\s*none\s*!important/,
  );
});

const linksOf = (parts: readonly PageElement[]): string[] =>
  parts.filter(({ tagName }) => tagName === "a").map((link) => attribute(link, "href"));

test("each chapter has a card of the next one with summary and minutes, and an outline of all chapters", () => {
  const chapters = builtArticles().filter((path) => path.startsWith("/foundations/"));
  for (const path of chapters) {
    const { all } = builtPage(path);
    const card = all.find((one) => hasClass(one, "next-card"));
    expect(card && textOf(card), path).toMatch(/Next.{60,}[1-9]\d* minutes to read/s);
    const outline = all.find((one) => hasClass(one, "outline-panel"));
    const linked = linksOf(outline ? elements(outline) : []);
    expect(
      chapters.filter((one) => !linked.includes(one)),
      path,
    ).toEqual([]);
  }
});

test("every page can be reached from every other by at most two links, the first in the header", () => {
  const pages = builtPages();
  const links = new Map(
    pages.map((path) => [path, linksOf(builtPage(path).all).map((to) => to.replace(/#.*/, ""))]),
  );
  for (const path of pages) {
    const header = find(builtPage(path).tree, "header");
    const first = linksOf(header ? elements(header) : []);
    const reached = new Set([...first, ...first.flatMap((to) => links.get(to) ?? [])]);
    expect(
      pages.filter((page) => !reached.has(page)),
      path,
    ).toEqual([]);
  }
});
