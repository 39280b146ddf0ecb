import { parseXml } from "@rgrove/parse-xml";
import { describe, expect, test } from "vitest";
import { proseOf } from "../../src/export/html-tree.ts";
import { markdownOf } from "../../src/export/notebook/markdown.ts";
import {
  notebookOf,
  type Notebook,
  withLightTokens,
  pictureOf,
} from "../../src/export/notebook/notebook.ts";
import { words } from "../../src/i18n/words.ts";
import type { Output } from "../../src/notebook/output.ts";

const page = "https://example.org/games/mex/";

const shown = (text: string): Output => ({ kind: "shown", bundle: { "text/plain": text } });

/** Creates the notebook of an article whose cells have these outputs. */
function createNotebook(
  html: string,
  outputs: readonly (readonly Output[])[] = [],
  sources: string[] = [],
): Notebook {
  const numbers = [...html.matchAll(/data-cell="(\d+)"/g)].map(([, number]) => Number(number));
  const cells = numbers.map((number, i) => ({
    number,
    code: String(number),
    language: "ts" as const,
    folded: false,
    check: false,
    throws: false,
    line: 1,
    outputs: outputs[i] ?? [],
    introduced: [],
  }));
  return notebookOf({
    data: { title: "mex", summary: "A number.", sources },
    prose: markdownOf(proseOf(`<div class="prose">${html}</div>`), page, words("en").takeAway),
    run: { program: [], cells },
    sources: cells.map(({ code }) => code),
    language: "en",
    page,
    home: "https://example.org/games/",
  });
}

const cell = (n: number): string => `<div class="cell" data-cell="${n}"><pre>${n}</pre></div>`;

const outline = ({ cells }: Notebook): string[] =>
  cells.map(({ id, source }) => `${id}: ${source.split("\n")[0]}`);

describe("a notebook", () => {
  test("cites its sources with their links and places", () => {
    expect(createNotebook("", [], ["bouton-1901"]).cells.at(-1)?.source).toContain(
      "[Nim, a game with a complete mathematical theory](https://doi.org/10.2307/1967631), Annals of Mathematics 3, 35–\u206039, 1901.",
    );
  });

  test("has the prose between its cells, split at cells and before sections", () => {
    const text = `<p>a</p><h2>S</h2><p>b</p>${cell(1)}<p>c</p>${cell(2)}${cell(3)}<h2>T</h2><p>d</p>`;
    expect(outline(createNotebook(text, [[shown("1")]], ["bouton-1901"]))).toEqual([
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

  test("links to the site and the page in its first cell", () => {
    const source = createNotebook("").cells[0]?.source ?? "";
    expect(source).toContain(
      "# mex\n\nA number.\n\nFrom [Grundy Notebook](https://example.org/games/)",
    );
    expect(source).toContain(`(${page})`);
  });

  test("has a nested cell after the block that contains it", () => {
    const text = `<blockquote><p>a</p>${cell(1)}<p>b</p></blockquote><p>c</p>`;
    const sources = createNotebook(text, [[shown("1")]]).cells.map(({ source }) => source);
    expect(sources.slice(1)).toEqual(["> a\n>\n> b", "1", "c"]);
  });

  test("has the text of each output, and a picture if the page draws one", () => {
    const sequence = { values: [0, 1], start: 0, cut: 0 };
    const drawn: Output = {
      kind: "shown",
      bundle: { "text/plain": "0 1", "application/vnd.grundy.sequence+json": sequence },
    };
    const { cells } = createNotebook(cell(1), [[shown("text"), drawn]]);
    const [code] = cells.filter((one) => one.cell_type === "code");
    expect(code?.metadata).toEqual({});
    const data = code?.outputs.map((output) =>
      output.output_type === "display_data" ? output.data : {},
    );
    expect(data).toMatchObject([
      { "text/plain": "text" },
      { "text/plain": "0 1", "image/svg+xml": expect.stringMatching(/^<svg xmlns=/) as string },
    ]);
    expect(data?.[0]).not.toHaveProperty(["image/svg+xml"]);
  });
});

const cellWords = words("en").cell;

const sequence = (caption?: string, values: readonly number[] = [0, 1]): Output => ({
  kind: "shown",
  bundle: {
    "text/plain": values.join(" "),
    "application/vnd.grundy.sequence+json": {
      values,
      start: 0,
      cut: 0,
      ...(caption === undefined ? {} : { caption }),
    },
  },
});

describe("a picture of an output", () => {
  test("contains the light theme's colours, its accessible name and its caption", () => {
    const svg = pictureOf(sequence('"3" & 4'), cellWords) ?? "";
    expect(parseXml(svg).root?.attributes["aria-label"]).toMatch(
      /^"3" & 4: 2 values for n from 0 to 1/,
    );
    expect(svg).toMatch(/>(&quot;|")3(&quot;|") &amp; 4<\/text>\n<\/svg>$/);
    expect(svg).toMatch(/<path d="[^"]*" fill="#0072b2"/);
    expect(svg).toContain('fill="#fbf8f1"');
    expect(svg).not.toContain("var(");
  });

  test.each([[[0, 0]], [[1, 2]], [[]]])("is valid XML for the values [%s]", (values) => {
    const svg = pictureOf(sequence("one kind of mark", values), cellWords) ?? "";
    expect(parseXml(svg).root?.name).toBe("svg");
  });
});

test("withLightTokens resolves tokens that refer to other tokens, and throws for unknown ones", () => {
  expect(withLightTokens("var(--g-0) var(--ink) var(--sans)")).toMatch(
    /^#0072b2 #23211d Seravek, 'Gill/,
  );
  expect(() => withLightTokens("var(--none)")).toThrow("tokens.css does not define --none");
});
