import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { markdownToMdast } from "satteri";
import { describe, expect, test } from "vitest";
import type { CodeCell, MarkdownCell, Notebook } from "../../src/book/notebook/nbformat.ts";
import { runInDeno } from "../support/deno-session.ts";
import schema from "../support/nbformat.v4.5.schema.json" with { type: "json" };
import { address, open } from "./support.ts";
import { globFiles } from "../support/glob-files.ts";

const site = process.env["SITE"] ?? "http://localhost:4321";
const files = globFiles("**/*.ipynb", "dist");
const read = (file: string): Notebook =>
  JSON.parse(readFileSync(`dist/${file}`, "utf8")) as Notebook;
const pageOf = (file: string): string => `/${file.replace(/\.ipynb$/, "/")}`;

const codeOf = ({ cells }: Notebook): CodeCell[] =>
  cells.filter((cell) => cell.cell_type === "code");
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

// The schema is of draft 4, and uses nothing that later drafts read differently.
const rules: Record<string, unknown> = { ...schema, $schema: undefined };
const isNotebook = new Ajv({ strict: false, allErrors: true }).compile(rules);

test("every article has a notebook", () => {
  const articles = globFiles("content/*/{foundations,problems,reference}/*.mdx");
  expect(files.length).toBe(articles.length);
});

test("a notebook without cell ids is not valid", () => {
  const { cells, ...rest } = read(files[0] ?? "");
  expect(isNotebook({ ...rest, cells: cells.map((cell) => ({ ...cell, id: undefined })) })).toBe(
    false,
  );
});

describe.each(files)("%s", (file) => {
  const notebook = read(file);

  test("is what its page offers, without JavaScript too", async () => {
    const page = await open(pageOf(file), { javaScriptEnabled: false, acceptDownloads: true });
    const toolbar = page.getByRole("toolbar", { name: "Notebook" });
    const downloaded = page.waitForEvent("download");
    await toolbar.getByRole("link", { name: "Download notebook", exact: true }).click();
    const download = await downloaded;
    expect(download.suggestedFilename()).toBe(file.split("/").at(-1));
    expect(readFileSync(await download.path(), "utf8")).toBe(readFileSync(`dist/${file}`, "utf8"));
  });

  test("is valid notebook format 4.5, with ids of its own for all cells", () => {
    isNotebook(notebook);
    expect(isNotebook.errors ?? []).toEqual([]);
    const ids = notebook.cells.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("has the page's cells, outputs and formulas, in order", async () => {
    const page = await open(pageOf(file), { javaScriptEnabled: false });
    const outputs = await page
      .locator(".cell-shown")
      .evaluateAll((all) => all.map(({ children }) => children.length));
    expect(codeOf(notebook).map((cell) => cell.outputs.length)).toEqual(outputs);
    expect(codeOf(notebook).map((cell) => cell.execution_count)).toEqual(
      outputs.map((_, i) => i + 1),
    );

    const formulas = await page
      .locator(".prose annotation:not(.cell *, astro-island *)")
      .allTextContents();
    const plain = (tex: string): string =>
      tex
        .replace(/\\text\{[,.;:!?)’”]+\}$/, "")
        .replace(/\s+/g, " ")
        .trim();
    const written = treeOf(notebook).flatMap(({ type, value }) =>
      /math$/i.test(type) && value !== undefined ? [plain(value)] : [],
    );
    if (!pageOf(file).startsWith("/reference/")) expect(formulas).not.toEqual([]);
    expect(written).toEqual(formulas.map(plain));
  });

  test("has nothing of the page's machinery in its prose, and only whole addresses", () => {
    const tree = treeOf(notebook);
    const html = tree.flatMap(({ type, value }) => (type === "html" ? [value ?? ""] : []));
    const folds = /^(<details>\n<summary>[^<]+<\/summary>|<\/details>)$/;
    expect(html.filter((part) => !folds.test(part))).toEqual([]);
    const urls = tree.flatMap(({ url }) => url ?? []);
    expect(urls.filter((url) => !/^https?:\/\//.test(url))).toEqual([]);
    const texts = tree.flatMap(({ type, value }) => (type === "text" ? [value ?? ""] : []));
    expect(texts.filter((text) => /astro-|katex|undefined|\[object/.test(text))).toEqual([]);
  });

  test("has pictures that stand alone", async () => {
    const pictures = codeOf(notebook)
      .flatMap(({ outputs }) => outputs)
      .flatMap((output) => (output.output_type === "display_data" ? [output.data] : []))
      .flatMap((data) => data["image/svg+xml"] ?? []);
    const foreign = (svg: string): string[] =>
      [...svg.matchAll(/var\((--[\w-]+)|light-dark\(|url\(|href=/g)].flatMap(([found, name]) =>
        name !== undefined && svg.includes(`${name}:`) ? [] : found,
      );
    expect(pictures.flatMap(foreign)).toEqual([]);
    const page = await open("about:blank");
    const faults = await page.evaluate(
      (all) =>
        all.map((svg) => {
          const parsed = new DOMParser().parseFromString(svg, "image/svg+xml");
          return parsed.querySelector("parsererror")?.textContent ?? parsed.documentElement.tagName;
        }),
      pictures,
    );
    expect(faults).toEqual(pictures.map(() => "svg"));
  });

  test("shows in Deno what the build recorded", { timeout: 120_000 }, async () => {
    const cells = codeOf(notebook);
    const sources = cells.map(({ source }) => source);
    const ran = await runInDeno(sources, { site, served: address("/") });
    const recorded = cells.map(({ outputs }) => {
      const texts = outputs.flatMap((output) =>
        output.output_type === "display_data" ? [`${output.data["text/plain"]}\n`] : [],
      );
      const ended = outputs.find((output) => output.output_type === "error");
      const error = ended && `${ended.ename}: ${ended.evalue}`;
      return { printed: texts.join(""), ...(error === undefined ? {} : { error }) };
    });
    expect(ran).toEqual(recorded);
  });
});
