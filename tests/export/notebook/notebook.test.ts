import { describe, expect, test } from "vitest";
import type { Notebook } from "../../../src/export/notebook/nbformat.ts";
import { notebookOf } from "../../../src/export/notebook/notebook.ts";
import type { Output } from "../../../src/notebook/output.ts";
import { compileArticle } from "../../support/article-module.ts";

const page = "https://example.org/games/mex/";

const shown = (text: string): Output => ({ kind: "shown", bundle: { "text/plain": text } });

/** The notebook of an article whose cells showed these. */
function made(
  mdx: string,
  outputs: readonly (readonly Output[])[] = [],
  sources: string[] = [],
): Notebook {
  const { cells, prose } = compileArticle(mdx);
  const headings = [...mdx.matchAll(/^(##+) (.*)$/gm)];
  return notebookOf({
    data: { title: "mex", summary: "A number.", sources },
    prose: () => prose,
    getHeadings: () =>
      headings.map(([, marks = "", text = ""]) => ({
        depth: marks.length,
        text,
        slug: `at-${text}`,
      })),
    run: {
      program: [],
      cells: cells.map((cell, i) => ({ ...cell, outputs: outputs[i] ?? [], introduced: [] })),
    },
    sources: cells.map(({ code }) => code),
    place: { page, anchor: undefined, language: "en", pageLanguage: "en", articles: [] },
    home: "https://example.org/games/",
  });
}

const cell = (n: number): string => `\`\`\`ts cell\n${n}\n\`\`\``;

const outline = ({ cells }: Notebook): string[] =>
  cells.map(({ id, source }) => `${id}: ${source.split("\n")[0]}`);

describe("a notebook", () => {
  test("has the prose between its cells, cut at cells and before sections", () => {
    const text = ["a", "## S", "b", cell(1), "c", cell(2), cell(3), "## T", "d"].join("\n\n");
    expect(outline(made(text, [[shown("1")]], ["bouton-1901"]))).toEqual([
      "title: # mex",
      "section-0: a",
      "section-1: ## S",
      "cell-1: 1",
      "after-cell-1: c",
      "cell-2: 2",
      "cell-3: 3",
      "section-2: ## T",
      "sources: ## Sources",
    ]);
  });

  test("says where it comes from", () => {
    const source = made("").cells[0]?.source ?? "";
    expect(source).toContain(
      "# mex\n\nA number.\n\nFrom [Grundy Notebook](https://example.org/games/)",
    );
    expect(source).toContain(`(${page})`);
  });

  test("points to the section in which something is to play with", () => {
    const { cells } = made(
      "### One\n\n## Two\n\n<MexPlay />\n\n### Three\n\n## Four\n\n<MexPlay />",
    );
    const places = cells.flatMap(({ source }) => [...source.matchAll(/\((http[^)]*#[^)]*)\)/g)]);
    expect(places.map(([, place]) => place)).toEqual([`${page}#at-Two`, `${page}#at-Four`]);
  });

  test("has a cell that stands inside something else after it", () => {
    const text = `<Pitfall title="P" id="p">\n\na\n\n${cell(1)}\n\nb\n\n</Pitfall>\n\nc`;
    const sources = made(text, [[shown("1")]]).cells.map(({ source }) => source);
    expect(sources.slice(1)).toEqual(["> **P.** a\n>\n> b", "1", "c"]);
  });

  test("keeps a picture beside the text of an output, and text alone where the page draws none", () => {
    const sequence = { values: [0, 1], start: 0, cut: 0 };
    const drawn: Output = {
      kind: "shown",
      bundle: { "text/plain": "0 1", "application/vnd.grundy.sequence+json": sequence },
    };
    const { cells } = made(cell(1), [[shown("text"), drawn]]);
    const [code] = cells.filter((one) => one.cell_type === "code");
    const data = code?.outputs.map((output) =>
      output.output_type === "display_data" ? output.data : {},
    );
    expect(data).toMatchObject([
      { "text/plain": "text" },
      { "text/plain": "0 1", "image/svg+xml": expect.stringMatching(/^<svg xmlns=/) as string },
    ]);
    expect(data?.[0]).not.toHaveProperty(["image/svg+xml"]);
  });

  test("has a link under each chart that names a game of the laboratory", () => {
    const showing = (named: object): Output => {
      const sequence = { values: [0, 1], start: 0, cut: 0, ...named };
      const bundle = { "text/plain": "0 1", "application/vnd.grundy.sequence+json": sequence };
      return { kind: "shown", bundle };
    };
    const charts = [{ game: "kayles" }, { typed: "{squares}" }, { game: "wythoff" }, {}];
    const { cells } = made(cell(1), [charts.map(showing)]);
    const outputs = cells.flatMap((one) => (one.cell_type === "code" ? one.outputs : []));
    const links = outputs.flatMap((output) =>
      output.output_type === "display_data" ? (output.data["text/markdown"] ?? []) : [],
    );
    expect(links).toEqual([
      "[Open 0.77 in the laboratory](https://example.org/laboratory/?game=0.77)",
      "[Open {squares} in the laboratory](https://example.org/laboratory/?game=%7Bsquares%7D)",
    ]);
  });
});
