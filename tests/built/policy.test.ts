import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { attribute, textOf, type PageElement } from "../support/page-tree.ts";
import { builtDocuments } from "../support/built-pages.ts";
import { builtPage, parsePage, type BuiltPage } from "./built-page.ts";

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
  const meta = all.filter(isPolicy);
  expect(meta.length).toBe(1);
  return new Map(
    attribute(meta[0] as PageElement, "content")
      .split("; ")
      .map((directive) => {
        const [name = "", ...sources] = directive.split(" ");
        return [name, sources];
      }),
  );
}

const hash = (one: PageElement): string =>
  `'sha256-${createHash("sha256").update(textOf(one)).digest("base64")}'`;

describe.each(builtDocuments())("%s", (path) => {
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
  });

  test("has its policy before anything that loads or runs", () => {
    const loads = all.findIndex(({ tagName }) => /^(script|style|link|img)$/.test(tagName));
    const rules = all.findIndex(isPolicy);
    expect(rules).toBeGreaterThan(0);
    expect(rules).toBeLessThan(loads === -1 ? all.length : loads);
  });

  test("loads nothing from elsewhere", () => {
    const links = ["stylesheet", "preload", "modulepreload", "icon", "manifest", "prefetch"];
    const loaded = all.flatMap((one) => [
      ...["src", "srcSet", "poster", "data", "action"].map((name) => attribute(one, name)),
      ...(one.tagName === "link" && links.some((rel) => String(one.properties["rel"]).includes(rel))
        ? [attribute(one, "href")]
        : []),
    ]);
    expect(loaded.filter((url) => /^\s*(?:[a-z]+:)?\/\//i.test(url))).toEqual([]);
  });

  test("has no script in an attribute or an address", () => {
    const odd = all.filter(({ properties }) =>
      Object.entries(properties).some(
        ([name, value]) => /^on[A-Z]/.test(name) || /^\s*javascript:/i.test(String(value)),
      ),
    );
    expect(odd).toEqual([]);
  });
});

test("no style sheet names a file from elsewhere", () => {
  const sheets = globSync("dist/**/*.css");
  expect(sheets).not.toEqual([]);
  for (const file of sheets) {
    expect(readFileSync(file, "utf8"), file).not.toMatch(
      /(?:url\(\s*["']?|@import\s+["'])(?:[a-z]+:)?\/\//i,
    );
  }
});
