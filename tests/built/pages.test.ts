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
/** Documents that are read; cells run in the other one. */
const readable = documents.filter((path) => path !== "/lib/sandbox.html");
const titleOf = (path: string): string =>
  textOf(find(builtPage(path).tree, "title") ?? { children: [] });

/** Attributes whose words are ids of the same page. */
const REFERENCES = ["htmlFor", "headers", "ariaLabelledBy", "ariaDescribedBy", "ariaControls"];

const words = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(String) : [typeof value === "string" ? value : ""])
    .flatMap((text) => text.split(/\s+/))
    .filter((word) => word !== "");

test.each(readable)(
  "%s has a language, a title of its own, one heading and ids of its own",
  (path) => {
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
  },
);

const HERE = "http://site";

/** Whether an address leads to a file that is there and, on a page, to a place that is there. */
function leads({ pathname, hash }: URL): boolean {
  const place = decodeURIComponent(hash.slice(1));
  if (!isBuilt(pathname)) return false;
  return place === "" || builtPage(pathname).ids.includes(place);
}

test.each(documents)("every link of %s leads to what is there", (path) => {
  const dead = builtPage(path)
    .all.filter(({ tagName }) => /^(a|area|link)$/.test(tagName))
    .map((link) => attribute(link, "href"))
    .filter((href) => {
      const url = new URL(href, HERE + path);
      return href !== "" && url.origin === HERE && !leads(url);
    });
  expect(dead).toEqual([]);
});

test("the laboratory shows Kayles as computed when the page was built", () => {
  const main = find(builtPage("/laboratory/").tree, "main") ?? expect.fail("no main");
  const texts = [
    "g(n + 12) = g(n) for every n\u00a0≥\u00a071",
    "heaps 0\u00a0…\u00a0167",
    "0123143214",
  ];
  for (const text of texts) expect(textOf(main)).toContain(text);
});

/** The names that a cell imports from the library. */
const importedIn = (code: string): string[] =>
  [...code.matchAll(/^import \{([^}]*)\} from "grundy"/gm)].flatMap(({ 1: names = "" }) =>
    names.split(",").flatMap((name) => /[A-Za-z]+(?=\s|$)/.exec(name.replace("type ", "")) ?? []),
  );

test.each(builtArticles())("what cells of %s import leads to the library, once each", (path) => {
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

/** Every element of a page, and of the documents that stand in its frames. */
const withFrames = ({ all }: BuiltPage): PageElement[] => [
  ...all,
  ...all
    .map((one) => attribute(one, "srcDoc"))
    .filter((text) => text !== "")
    .flatMap((text) => withFrames(parsePage(text))),
];

const isPolicy = ({ properties }: PageElement): boolean =>
  String(properties["httpEquiv"]).toLowerCase() === "content-security-policy";

/** The sources that a document's policy names, directive by directive. */
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

const FROM_ELSEWHERE = /^\s*(?:[a-z]+:)?\/\//i;

describe.each(documents)("%s", (path) => {
  const all = withFrames(builtPage(path));

  test("allows the scripts and styles that stand in it, by their hashes, and no others", () => {
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
    const loose = [...allowed].filter(([, sources]) => sources.some((s) => /\*|https?:/.test(s)));
    expect(loose).toEqual([]);
    expect(allowed.get("script-src")).not.toContain("'unsafe-inline'");
    const loads = all.findIndex(({ tagName }) => /^(script|style|link|img)$/.test(tagName));
    const rules = all.findIndex(isPolicy);
    expect(rules, "the policy comes before anything that loads or runs").toBeGreaterThan(0);
    expect(rules).toBeLessThan(loads === -1 ? all.length : loads);
  });

  test("loads nothing from elsewhere, and has no script in an attribute or an address", () => {
    const kinds = ["stylesheet", "preload", "modulepreload", "icon", "manifest", "prefetch"];
    const loaded = all.flatMap((one) => [
      ...["src", "srcSet", "poster", "data", "action"].map((name) => attribute(one, name)),
      ...(one.tagName === "link" && kinds.some((rel) => String(one.properties["rel"]).includes(rel))
        ? [attribute(one, "href")]
        : []),
    ]);
    expect(loaded.filter((url) => FROM_ELSEWHERE.test(url))).toEqual([]);
    const scripts = all.filter(({ properties }) =>
      Object.entries(properties).some(
        ([name, value]) => /^on[A-Z]/.test(name) || /^\s*javascript:/i.test(String(value)),
      ),
    );
    expect(scripts).toEqual([]);
  });
});

const sheets = globSync("dist/**/*.css").map((file) => readFileSync(file, "utf8"));

test("each sheet that articles wait for arrives with the first packets of a connection, compressed", () => {
  const { all } = builtPage("/foundations/mex/");
  const waited = all.filter(
    (one) =>
      words(one.properties["rel"]).includes("stylesheet") && attribute(one, "media") !== "print",
  );
  expect(waited).toHaveLength(2);
  for (const sheet of waited) {
    const text = readFileSync(`dist${attribute(sheet, "href")}`);
    // Ten packets of 1,460 bytes, without the head of the answer.
    expect(brotliCompressSync(text).length).toBeLessThan(14_400);
  }
});

test("no style sheet names a file from elsewhere", () => {
  expect(sheets).not.toEqual([]);
  for (const sheet of sheets) {
    expect(sheet).not.toMatch(/(?:url\(\s*["']?|@import\s+["'])(?:[a-z]+:)?\/\//i);
  }
});

test.each(builtNotebooks())("the cells of %s are complete without scripts", (path) => {
  const { tree, all } = builtPage(path);
  const least = path.startsWith("/reference/") ? 0 : 1; // a page that is looked up may show little
  const shown = all
    .filter((one) => hasClass(one, "cell-shown"))
    .flatMap(({ children }) => children.filter(({ type }) => type === "element"));
  expect(shown.length).toBeGreaterThan(least);
  if (least > 0) {
    expect(all.filter((one) => hasClass(one, "katex")).length).toBeGreaterThan(least);
  }
  const offered = elementsBut(tree, (one) => hasClass(one, "needs-script"));
  const runs = [...offered].filter(
    (one) => one.tagName === "button" && /run/i.test(textOf(one) + attribute(one, "ariaLabel")),
  );
  expect(runs.map(textOf)).toEqual([]);
  expect(find(tree, "html")?.properties).not.toHaveProperty("dataScripts");
});

test("where no script says that it runs, what needs one is not shown", () => {
  expect(sheets.join("")).toMatch(
    /html:not\(\[data-scripts="?on"?\]\) \.needs-script\s*\{\s*display:\s*none\s*!important/,
  );
});

const linksOf = (parts: readonly PageElement[]): string[] =>
  parts.filter(({ tagName }) => tagName === "a").map((link) => attribute(link, "href"));

test("after the summary of each chapter comes the next one, with its summary and its minutes; the outline names all", () => {
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

test("from any page to any other it is two links: the header's, and that of the page it leads to", () => {
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
