import { describe, expect, test } from "vitest";
import type { CodeCell, Notebook, NotebookOutput } from "../../../src/book/notebook/nbformat.ts";
import { weave } from "../../../src/book/notebook/weave.ts";

const shown = (text: string): NotebookOutput => ({
  output_type: "display_data",
  data: { "text/plain": text },
  metadata: {},
});

const codeCell = (n: number, ...outputs: NotebookOutput[]): CodeCell => ({
  cell_type: "code",
  id: `cell-${n}`,
  metadata: {},
  source: `${n}`,
  execution_count: n,
  outputs,
});

const notebook = (...cells: CodeCell[]): Notebook => ({
  nbformat: 4,
  nbformat_minor: 5,
  metadata: {},
  cells,
});

const page = (prose: string): string =>
  `<!doctype html><html lang="en"><head><title>mex</title></head><body><a class="site-name" href="/games/"> Games </a><article><h1>mex</h1><p class="article-summary">A number.</p><div class="prose">${prose}</div><section class="sources"><h2>Sources</h2><ul><li>A book.</li></ul></section></article></body></html>`;

const cell = (n: number, drawn: string): string =>
  `<div class="cell" data-cell="${n}"><div class="cell-shown">${drawn}</div></div>`;

const made = (prose: string, ...cells: CodeCell[]): Notebook =>
  weave(
    notebook(...cells),
    page(prose),
    "https://example.org/games/",
    "https://example.org/games/mex/",
  );

const outline = ({ cells }: Notebook): string[] =>
  cells.map(({ id, source }) => `${id}: ${source.split("\n")[0]}`);

describe("a notebook", () => {
  test("has the prose between its cells, cut at cells and before sections", () => {
    const prose = `<p>a</p><h2 id="s">S</h2><p>b</p>${cell(1, "<pre>1</pre>")}<p>c</p>${cell(2, "")}${cell(3, "")}<h2>T</h2><p>d</p>`;
    const result = made(prose, codeCell(1, shown("1")), codeCell(2), codeCell(3));
    expect(outline(result)).toEqual([
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
    expect(source).toContain("# mex\n\nA number.\n\nFrom [Games](https://example.org/games/)");
    expect(source).toContain("(https://example.org/games/mex/)");
  });

  test("has a cell that stands inside something else after it", () => {
    const prose = `<div><p>a</p>${cell(1, "")}<p>b</p></div><p>c</p>`;
    expect(
      made(prose, codeCell(1))
        .cells.map(({ source }) => source)
        .slice(1, 4),
    ).toEqual(["a\n\nb", "1", "c"]);
  });

  test("keeps a picture beside the text of an output, styled, named and captioned", () => {
    const drawn =
      '<pre>text</pre><figure class="sequence"><svg role="img" aria-label="3 &amp; 4" viewBox="0 0 20 10"><circle class="mark-p" cx="1" cy="2" r="3"></circle></svg><figcaption>Right</figcaption></figure>';
    const result = made(cell(1, drawn), codeCell(1, shown("text"), shown("0 1")));
    const code = result.cells.find((one) => one.cell_type === "code");
    expect(code?.outputs[0]).toEqual(shown("text"));
    const svg = JSON.stringify(code?.outputs[1]).replaceAll('\\"', '"');
    expect(svg).toContain('aria-label="Right: 3 &amp; 4"');
    expect(svg).toContain('<circle class="mark-p" cx="1" cy="2" r="3"></circle>');
    expect(svg).toContain(".sequence .mark-p { fill: #0072b2; }");
    expect(svg).toContain(">Right</text>");
    expect(svg).not.toContain("mark-n");
  });

  test("keeps lists of selectors whole in the style of a picture", () => {
    const drawn =
      '<figure class="heatmap"><svg role="img" viewBox="0 0 9 9"><text class="on-heat-g1">1</text></svg></figure>';
    const { cells } = made(cell(1, drawn), codeCell(1, shown("1")));
    const style = /<style>.*<\/style>/.exec(JSON.stringify(cells))?.[0] ?? "";
    expect(style).toMatch(/:is\(\.on-heat-g1,[^{]*\)/);
    expect(style.match(/:is\([^){]*\{/)).toBeNull();
  });

  test.each([
    ["lacks a cell", "", /must show 1 cells, current count is 0$/],
    [
      "draws another number of outputs",
      cell(1, ""),
      /cell 1: .* its 1 outputs, current count is 0$/,
    ],
  ])("is not made from a page that %s", (_, prose, message) => {
    expect(() => made(prose, codeCell(1, shown("1")))).toThrow(message);
  });
});
