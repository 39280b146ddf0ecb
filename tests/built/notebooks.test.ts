import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveFolder, type FolderServer } from "../support/site.ts";
import {
  attribute,
  builtNotebookFiles,
  builtPage,
  codeOf,
  elementsBut,
  hasClass,
  readNotebook,
  textOf,
  type PageElement,
} from "../support/built-pages.ts";
import { runInDeno } from "../support/programs.ts";
import { whole } from "../support/extent.ts";
import { Ajv } from "ajv";
import { parseXml } from "@rgrove/parse-xml";
import katex from "katex";
import { markdownToMdast } from "satteri";
import type { MarkdownCell, Notebook } from "../../src/export/notebook/notebook.ts";
import schema from "../support/nbformat.v4.5.schema.json" with { type: "json" };
import { globFiles } from "../support/glob-files.ts";

const paths = builtNotebookFiles();
const proseOf = ({ cells }: Notebook): MarkdownCell[] =>
  cells.filter((cell) => cell.cell_type === "markdown");

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly children?: readonly Node[];
}

function* nodes(node: Node): Iterable<Node> {
  yield node;
  for (const child of node.children ?? []) yield* nodes(child);
}

const treeOf = (notebook: Notebook): Node[] =>
  proseOf(notebook).flatMap(({ source }) => [
    ...nodes(markdownToMdast(source, { features: { math: true } }) as Node),
  ]);

/** Reports whether an element is a cell or an interactive figure: a notebook has cells and pictures instead. */
const drawn = (element: PageElement): boolean =>
  hasClass(element, "cell") || element.tagName === "astro-island";

/** Returns the glyphs of a formula without punctuation, which is part of the formula on a page, but not in a notebook. */
const glyphs = (text: string): string =>
  text.replace(/[\s\u200b]/g, "").replace(/[,.;:!?)’”]+$/, "");

/** Returns the MathML text of a formula from its TeX. */
const mathText = (tex: string): string =>
  glyphs(
    katex
      .renderToString(tex, { output: "mathml" })
      .replace(/<annotation.*?<\/annotation>|<[^>]*>/gs, "")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&"),
  );

// The schema is of draft 4, but has the same meaning in later drafts.
const rules: Record<string, unknown> = { ...schema, $schema: undefined };
const isNotebook = new Ajv({ strict: false, allErrors: true }).compile(rules);

test("every article has a notebook", () => {
  const articles = globFiles("content/*/{foundations,more-games,problems,reference}/*.mdx");
  expect(paths.length).toBe(articles.length);
});

test("the schema rejects a notebook without cell ids", () => {
  const { cells, ...rest } = readNotebook(paths[0] ?? "");
  expect(isNotebook({ ...rest, cells: cells.map((cell) => ({ ...cell, id: undefined })) })).toBe(
    false,
  );
});

describe.each(paths)("%s", (path) => {
  const notebook = readNotebook(path);
  const page = builtPage(path.replace(/\.ipynb$/, "/"));

  test("can be downloaded from its page, also without scripts", () => {
    const toolbar = page.all.find(
      (one) => attribute(one, "role") === "toolbar" && attribute(one, "ariaLabel") === "Notebook",
    );
    const available = [
      ...elementsBut(toolbar ?? { children: [] }, (one) => hasClass(one, "needs-script")),
    ];
    const links = available.filter((one) => textOf(one) === "Download notebook");
    expect(links.map(({ tagName, properties }) => [tagName, properties["href"]])).toEqual([
      ["a", path],
    ]);
    // The file keeps its name.
    expect(links[0]?.properties["download"]).toBe(true);
  });

  test("is valid in the notebook format 4.5, with unique cell ids", () => {
    isNotebook(notebook);
    expect(isNotebook.errors ?? []).toEqual([]);
    const ids = notebook.cells.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("has the page's cells, outputs and formulas, in order", () => {
    // The script and style that hydrate islands are next to the page's first island.
    const shown = ({ tagName }: PageElement): boolean => !/^(style|script)$/.test(tagName);
    const outputs = page.all
      .filter((one) => hasClass(one, "cell-shown"))
      .map(({ children }) => children.filter((one) => one.type === "element" && shown(one)).length);
    expect(codeOf(notebook).map((cell) => cell.outputs.length)).toEqual(outputs);
    // Other programs stop at an error unless the cell has a tag.
    for (const { metadata, outputs: shownHere } of codeOf(notebook)) {
      const isMarked = metadata.tags?.includes("raises-exception") ?? false;
      expect(isMarked).toBe(shownHere.some(({ output_type }) => output_type === "error"));
    }
    // A solution has not run.
    const counts = codeOf(notebook).flatMap((cell) => cell.execution_count ?? []);
    const solutions = page.all.filter((one) => hasClass(one, "solution"));
    expect(counts).toEqual(Array.from(counts, (_, i) => i + 1));
    expect(counts.length + solutions.length).toBe(outputs.length);

    const prose = [...elementsBut(page.tree, drawn)].filter((one) => hasClass(one, "prose"));
    const formulas = prose
      .flatMap((one) => [...elementsBut(one, drawn)])
      .filter(({ tagName }) => tagName === "math")
      .map((one) => glyphs(textOf(one)));
    const written = treeOf(notebook).flatMap(({ type, value }) =>
      /math$/i.test(type) && value !== undefined ? [mathText(value)] : [],
    );
    if (!path.startsWith("/reference/")) expect(formulas).not.toEqual([]);
    expect(written).toEqual(formulas);
  });

  test("has no markup of the page in its prose, and only absolute addresses", () => {
    const tree = treeOf(notebook);
    const html = tree.flatMap(({ type, value }) => (type === "html" ? [value ?? ""] : []));
    const folds = /^(<details>\n<summary>[^<]+<\/summary>|<\/details>)$/;
    expect(html.filter((part) => !folds.test(part))).toEqual([]);
    const urls = tree.flatMap(({ url }) => url ?? []);
    expect(urls.filter((url) => !/^https?:\/\//.test(url))).toEqual([]);
    const texts = tree.flatMap(({ type, value }) => (type === "text" ? [value ?? ""] : []));
    expect(texts.filter((text) => /astro-|katex|^undefined|\[object/.test(text))).toEqual([]);
  });

  test("has self-contained pictures", () => {
    const pictures = codeOf(notebook)
      .flatMap(({ outputs }) => outputs)
      .flatMap((output) => (output.output_type === "display_data" ? [output.data] : []))
      .flatMap((data) => data["image/svg+xml"] ?? []);
    const foreign = (svg: string): string[] =>
      [...svg.matchAll(/var\((--[\w-]+)|light-dark\(|url\(|href=/g)].flatMap(([found, name]) =>
        name !== undefined && svg.includes(`${name}:`) ? [] : found,
      );
    expect(pictures.flatMap(foreign)).toEqual([]);
    for (const picture of pictures) {
      const { root } = parseXml(picture);
      expect(root?.name).toBe("svg");
      expect(root?.attributes["xmlns"]).toBe("http://www.w3.org/2000/svg");
      const prefixes = [...picture.matchAll(/<([\w-]+):|\s([\w-]+):[\w-]+=/g)].map(
        ([, a, b]) => a ?? b,
      );
      expect(prefixes.filter((prefix) => !/^xml(ns)?$/.test(prefix ?? ""))).toEqual([]);
    }
  });
});

const site = process.env["SITE"] ?? "http://localhost:4321";

let server: FolderServer;
beforeAll(async () => {
  server = await serveFolder("dist");
});
afterAll(() => server.stop());

test.skipIf(!whole).each(builtNotebookFiles())(
  "%s prints the recorded outputs when it runs in Deno",
  async (path) => {
    const cells = codeOf(readNotebook(path));
    const sources = cells.map(({ source }) => source);
    const ran = await runInDeno(sources, { site, served: `${server.url}/` });
    const recorded = cells.map(({ outputs }) => {
      const texts = outputs.flatMap((output) =>
        output.output_type === "display_data" ? [`${output.data["text/plain"]}\n`] : [],
      );
      const ended = outputs.find((output) => output.output_type === "error");
      const error = ended && `${ended.ename}: ${ended.evalue}`;
      return { printed: texts.join(""), ...(error === undefined ? {} : { error }) };
    });
    expect(ran).toEqual(recorded);
  },
);
