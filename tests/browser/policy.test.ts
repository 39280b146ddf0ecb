import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { describe, expect, test } from "vitest";
import {
  attribute,
  elements,
  textOf,
  type PageElement,
} from "../../src/book/notebook/page-tree.ts";
import { ended, run } from "./notebook-page.ts";
import { builtPages } from "../support/built-pages.ts";
import { address, open, readThrough, solveSample, wakeAll } from "./support.ts";

/** Every element of a text, as a parser of HTML sees them, and of the documents that stand in its frames. */
function elementsOf(html: string): PageElement[] {
  const own = [...elements(unified().use(rehypeParse).parse(html))];
  const inner = own.map((one) => attribute(one, "srcDoc")).filter((text) => text !== "");
  return [...own, ...inner.flatMap(elementsOf)];
}

const parse = (file: string): PageElement[] => elementsOf(readFileSync(`dist/${file}`, "utf8"));

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

const files = globSync("**/*.html", { cwd: "dist" });
const hash = (one: PageElement): string =>
  `'sha256-${createHash("sha256").update(textOf(one)).digest("base64")}'`;

describe.each(files)("%s", (file) => {
  const all = parse(file);

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
  for (const file of globSync("dist/**/*.css")) {
    expect(readFileSync(file, "utf8"), file).not.toMatch(
      /(?:url\(\s*["']?|@import\s+["'])(?:[a-z]+:)?\/\//i,
    );
  }
});

/** Requests that a page makes to other origins than its own. */
function strangers(page: Page): string[] {
  const found: string[] = [];
  const own = new URL(address("/")).origin;
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (!["blob:", "data:"].includes(protocol) && origin !== own) found.push(request.url());
  });
  return found;
}

test.each(builtPages())("%s is read to its end within its policy", async (path) => {
  const page = await open("/404.html");
  const found = strangers(page);
  await page.goto(address(path));
  await page.mouse.move(1, 1);
  await readThrough(page);
  await wakeAll(page);
  await page.waitForLoadState("networkidle");
  expect(found).toEqual([]);
});

test("cells, the editor, the type checker, a shared link and a solver work within the policy", async () => {
  const page = await open("/foundations/mex/");
  const found = strangers(page);
  await run(page, 1);
  await ended(page, 1);
  const first = page.getByRole("group", { name: "Cell 1", exact: true });
  await first.getByRole("button", { name: "Edit" }).click();
  const code = first.getByRole("textbox", { name: /code/i });
  await code.waitFor();
  const family = await code.evaluate((element) => getComputedStyle(element).whiteSpace);
  expect(family, "the editor's own styles apply").toMatch(/pre/);
  await page.getByRole("checkbox", { name: "Check types" }).check();
  await page.getByText("Types checked: no fault.").waitFor();
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("textbox", { name: "Link" }).waitFor();
  await solveSample(page);
  expect(found).toEqual([]);
});

describe("the policy refuses", () => {
  test.each([
    ["a script that is written into the page", "script-src-elem", "script"],
    ["a style that is written into the page", "style-src-elem", "style"],
    ["a picture from elsewhere", "img-src", "img"],
    ["a frame from elsewhere", "frame-src", "iframe"],
  ])("%s", async (_, directive, tag) => {
    const page = await open("/");
    page.removeAllListeners("console");
    const refused = await page.evaluate(
      (name) =>
        new Promise<string>((resolve) => {
          document.addEventListener("securitypolicyviolation", (event) =>
            resolve(event.effectiveDirective),
          );
          const element = document.createElement(name);
          if (name === "script" || name === "style") element.textContent = "/* not of the page */";
          else element.setAttribute("src", "http://127.0.0.1:1/");
          document.body.append(element);
        }),
      tag,
    );
    expect(refused).toBe(directive);
  });

  test("a request to elsewhere", async () => {
    const page = await open("/");
    page.removeAllListeners("console");
    expect(
      await page.evaluate(() => fetch("http://127.0.0.1:1/").catch((e: unknown) => String(e))),
    ).toMatch(/TypeError/);
    expect(
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            document.addEventListener("securitypolicyviolation", (event) =>
              resolve(event.effectiveDirective),
            );
            void fetch("http://127.0.0.1:1/").catch(() => {});
          }),
      ),
    ).toBe("connect-src");
  });
});
