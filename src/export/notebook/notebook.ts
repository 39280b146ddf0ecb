import type { Article } from "../../articles/articles.ts";
import { citationOf, sourceOf, type Source } from "../../articles/sources.ts";
import { fill } from "../../i18n/fill.ts";
import { words, type Language, type Words } from "../../i18n/words.ts";
import { heading, list, markdown, paragraph, text, type Block, link } from "./markdown.ts";
import { itemAt } from "../../games/theory/item-at.ts";
import { mimeBundle, type MimeBundle } from "../../notebook/mime-bundle.ts";
import type { Output } from "../../notebook/output.ts";
import type { RecordedCell, RunArticle } from "../../articles/run-cells.ts";
import { denoCode, METADATA, type Modules } from "@components/cell/download/notebook-file.ts";
import { formatCut, OutputView } from "@components/cell/OutputView.tsx";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { readFileSync } from "node:fs";
import { onceInBuild } from "../../integrations/cache.ts";

/** An output of a code cell: the kinds that articles have, with the notebook format's names. */
export type NotebookOutput =
  | { readonly output_type: "display_data"; readonly data: MimeBundle; readonly metadata: object }
  | { readonly output_type: "stream"; readonly name: "stdout" | "stderr"; readonly text: string }
  | {
      readonly output_type: "error";
      readonly ename: string;
      readonly evalue: string;
      readonly traceback: readonly string[];
    };

/** A cell with TypeScript and its outputs. */
export interface CodeCell {
  readonly cell_type: "code";
  readonly id: string;
  readonly metadata: { readonly jupyter?: object; readonly tags?: readonly string[] };
  readonly source: string;
  readonly execution_count: number | null;
  readonly outputs: readonly NotebookOutput[];
}

/** A cell with Markdown. */
export interface MarkdownCell {
  readonly cell_type: "markdown";
  readonly id: string;
  readonly metadata: object;
  readonly source: string;
}

/** A notebook file, version 4.5 of the format: https://nbformat.readthedocs.io */
export interface Notebook {
  readonly nbformat: 4;
  readonly nbformat_minor: 5;
  readonly metadata: object;
  readonly cells: readonly (CodeCell | MarkdownCell)[];
}

/** Names that the site gives to every cell, and that a notebook has to import. */
const GIVEN = ["show", "input", "console"];

/**
 * The code of an article's cells as it runs in Deno, cell by cell in one scope; before the first cell stands an import of
 * what the site gives every cell.
 */
export function denoCells(
  {
    cells,
    program,
  }: Pick<RunArticle, "program"> & { readonly cells: readonly { readonly code: string }[] },
  { grundy, notebook }: Modules,
): readonly string[] {
  const used = new Set(["show", ...program.flatMap(({ uses }) => uses)]);
  const names = GIVEN.filter((name) => used.has(name)).join(", ");
  const given = `import { ${names} } from ${JSON.stringify(notebook)};\n`;
  return cells.map(
    ({ code }, i) => (i === 0 ? given : "") + denoCode(code, itemAt(program, i), grundy),
  );
}

/** A value for light and dark: the light one. */
const LIGHT_DARK = /light-dark\(\s*((?:[^,()]|\([^()]*\))+),(?:[^()]|\([^()]*\))*\)/g;

/** The first value of each token, which is for screens; with single quotes, as it is put into an attribute. */
const lightTokens = onceInBuild((): ReadonlyMap<string, string> => {
  const css = readFileSync("src/styles/tokens.css", "utf8");
  const declared = [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].reverse();
  const light = (value: string): string => value.replace(LIGHT_DARK, "$1").replaceAll('"', "'");
  return new Map(declared.map(([, name = "", value = ""]) => [name, light(value).trim()]));
});

/** A text with every token in it, `var(--ink)`, replaced by its value in the light theme. */
export function withLightTokens(text: string): string {
  const tokens = lightTokens();
  const put = (_: string, name: string): string => {
    const value = tokens.get(name);
    if (value === undefined) throw new RangeError(`Cannot draw: tokens.css names no ${name}`);
    return withLightTokens(value);
  };
  return text.replace(/var\((--[\w-]+)\)/g, put);
}

const PICTURE = /<svg\b[^>]*\brole="img"[^>]*>(.*?)<\/svg>/s;
const CAPTION = /<figcaption>(.*?)<\/figcaption>/s;

const MARGIN = 8;

/** Room for a caption: the height of its line, and the width of a letter at most. */
const LINE = { height: 24, letter: 7 };

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? "";

/**
 * The picture that a page draws of an output, as a separate SVG with its caption: in the colours of the light theme and
 * with its background, so that it is readable on any other. Undefined where the page draws none.
 */
export function pictureOf(output: Output, words: Words["cell"]): string | undefined {
  const drawn = renderToString(h(OutputView, { output, words }));
  const [picture, inner = ""] = PICTURE.exec(drawn) ?? [];
  if (picture === undefined) return undefined;
  const tag = picture.slice(0, picture.indexOf(">"));
  const caption = CAPTION.exec(drawn)?.[1] ?? "";
  const [x = 0, y = 0, width = 0, height = 0] = attribute(tag, "viewBox").split(" ").map(Number);
  const box = [
    x - MARGIN,
    y - MARGIN,
    Math.max(width, caption.length * LINE.letter) + 2 * MARGIN,
    height + (caption === "" ? 0 : LINE.height) + 2 * MARGIN,
  ];
  const [left, top, across, down] = box;
  const name = [caption, attribute(tag, "aria-label")].filter(Boolean).join(": ");
  const own = tag.replace(/ (role|aria-label|style|width|height)="[^"]*"/g, "");
  return withLightTokens(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${name}" viewBox="${box.join(" ")}" width="${across}" height="${down}" font-family="var(--sans)" style="font-variant-numeric: tabular-nums lining-nums">`,
      `<rect x="${left}" y="${top}" width="${across}" height="${down}" fill="var(--paper)"/>`,
      `${own} x="${x}" y="${y}" width="${width}" height="${height}">${inner}</svg>`,
      ...(caption === ""
        ? []
        : [
            `<text x="${x}" y="${y + height + 18}" font-size="13" fill="var(--ink-soft)">${caption}</text>`,
          ]),
      "</svg>",
    ].join("\n"),
  );
}

function outputOf(output: Output, words: Words["cell"]): NotebookOutput[] {
  switch (output.kind) {
    case "shown": {
      const svg = pictureOf(output, words);
      const picture = svg === undefined ? {} : { "image/svg+xml": svg };
      const data = { ...mimeBundle(output.bundle, words.language), ...picture };
      return [{ output_type: "display_data", data, metadata: {} }];
    }
    case "failure": {
      const { name: ename, message: evalue, line } = output.failure;
      const place = line === undefined ? [] : [`    ${fill(words.errorAt, { line })}`];
      const traceback = [`${ename}: ${evalue}`, ...place];
      return [{ output_type: "error", ename, evalue, traceback }];
    }
    case "cut": {
      const text = `${formatCut(output.count, words)}\n`;
      return [{ output_type: "stream", name: "stderr", text }];
    }
    case "progress":
      return [];
  }
}

/** A cell with its outputs, and the pictures that its page draws of them. */
function codeCell(cell: RecordedCell, source: string, words: Words["cell"]): CodeCell {
  return {
    cell_type: "code",
    id: `cell-${cell.number}`,
    metadata: {
      ...(cell.folded ? { jupyter: { source_hidden: true } } : {}),
      ...(cell.throws ? { tags: ["raises-exception"] } : {}),
    },
    source,
    // A program that its reader is still to write has not run.
    execution_count: cell.solution ? null : cell.number,
    outputs: cell.outputs.flatMap((output) => outputOf(output, words)),
  };
}

/** An article with the data for its notebook. */
export interface NotebookParts {
  readonly run: RunArticle;
  readonly data: Pick<Article["entry"]["data"], "title" | "summary" | "sources">;
  /** Its text. */
  readonly prose: readonly Block[];
  /** The code of its cells, as it runs in Deno. */
  readonly sources: readonly string[];
  readonly language: Language;
  /** Address of its page. */
  readonly page: string;
  /** Address of the site's first page. */
  readonly home: string;
}

/** A part of an article's text, and the cells at its end. */
interface Stretch {
  readonly id: string;
  readonly nodes: readonly Block[];
  readonly cells: readonly number[];
}

const childrenOf = (node: Block): Block[] => ("children" in node ? node.children : []);

const cellsIn = (node: Block): number[] =>
  node.type === "cell" ? [node.number] : childrenOf(node).flatMap(cellsIn);

const withoutCells = (nodes: readonly Block[]): Block[] =>
  nodes
    .filter(({ type }) => type !== "cell")
    .map((node) =>
      cellsIn(node).length === 0
        ? node
        : ({ ...node, children: withoutCells(childrenOf(node)) } as Block),
    );

/** The text, cut after every cell and before every section. */
function* stretches(prose: readonly Block[]): Generator<Stretch> {
  let [id, section, nodes] = ["section-0", 0, [] as Block[]];
  for (const node of prose) {
    if (node.type === "heading" && node.depth === 2) {
      yield { id, nodes, cells: [] };
      section += 1;
      [id, nodes] = [`section-${section}`, []];
    }
    nodes.push(node);
    const cells = cellsIn(node);
    const last = cells.at(-1);
    if (last === undefined) continue;
    yield { id, nodes: withoutCells(nodes), cells };
    [id, nodes] = [`after-cell-${last}`, []];
  }
  yield { id, nodes, cells: [] };
}

const textCell = (id: string, blocks: readonly Block[]): MarkdownCell[] =>
  blocks.length === 0
    ? []
    : [{ cell_type: "markdown", id, metadata: {}, source: markdown(blocks) }];

/** The first cell: title, summary, and the address of the page. */
function titleCell({ data, language, page, home }: NotebookParts): MarkdownCell {
  const { takeAway, chrome } = words(language);
  const { title, summary } = data;
  const head = markdown([heading(1, title), paragraph(text(summary))]);
  const from = fill(takeAway.from, { site: chrome.siteName, home, page });
  return { cell_type: "markdown", id: "title", metadata: {}, source: `${head}\n\n${from}` };
}

/** A source as an entry of a list of works. */
function citation(source: Source): Block {
  const { author, title, address, behind } = citationOf(source);
  return paragraph(
    ...(author === undefined ? [] : [text(`${author}. `)]),
    address === undefined ? { type: "emphasis", children: [text(title)] } : link(address, title),
    text(`${behind && `, ${behind}`}.`),
  );
}

function sourceBlocks({ data, language }: NotebookParts): Block[] {
  if (data.sources.length === 0) return [];
  const items = data.sources.map((key) => [citation(sourceOf(key))]);
  return [heading(2, words(language).chrome.sources), list(items)];
}

/** An article as a notebook for Deno's kernel: its text between its cells, cut at every cell and before every section. */
export function notebookOf(parts: NotebookParts): Notebook {
  const { run, sources, language, prose } = parts;
  const w = words(language).cell;
  const cells = run.cells.map((cell, i) => codeCell(cell, itemAt(sources, i), w));
  const body = [...stretches(prose)].flatMap((stretch) => [
    ...textCell(stretch.id, stretch.nodes),
    ...stretch.cells.map((number) => itemAt(cells, number - 1)),
  ]);
  return {
    nbformat: 4,
    nbformat_minor: 5,
    metadata: METADATA,
    cells: [titleCell(parts), ...body, ...textCell("sources", sourceBlocks(parts))],
  };
}

/** The text of a notebook file, as Jupyter writes it. */
export const notebookText = (notebook: Notebook): string =>
  `${JSON.stringify(notebook, null, 1)}\n`;
