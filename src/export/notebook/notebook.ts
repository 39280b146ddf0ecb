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

/** An output of a code cell in the notebook format: the kinds that occur in articles. */
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

/** Globals of the site's cells that a notebook has to import. */
const GIVEN = ["show", "input", "console"];

/**
 * Converts the code of an article's cells for Deno, which runs them one after another in one scope. The first cell
 * begins with an import of the site's globals.
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
  const imports = `import { ${names} } from ${JSON.stringify(notebook)};\n`;
  return cells.map(
    ({ code }, i) => (i === 0 ? imports : "") + denoCode(code, itemAt(program, i), grundy),
  );
}

/** Matches a value for both themes. The group is the light one. */
const LIGHT_DARK = /light-dark\(\s*((?:[^,()]|\([^()]*\))+),(?:[^()]|\([^()]*\))*\)/g;

/** The first value of each token, which is for screens, with single quotes, since it is written into attributes. */
const lightTokens = onceInBuild((): ReadonlyMap<string, string> => {
  const css = readFileSync("src/styles/tokens.css", "utf8");
  const declared = [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].reverse();
  const light = (value: string): string => value.replace(LIGHT_DARK, "$1").replaceAll('"', "'");
  return new Map(declared.map(([, name = "", value = ""]) => [name, light(value).trim()]));
});

/** Replaces every token in a text, such as `var(--ink)`, by its value in the light theme. */
export function withLightTokens(text: string): string {
  const tokens = lightTokens();
  const valueOf = (_: string, name: string): string => {
    const value = tokens.get(name);
    if (value === undefined)
      throw new RangeError(`Cannot draw: tokens.css does not define ${name}`);
    return withLightTokens(value);
  };
  return text.replace(/var\((--[\w-]+)\)/g, valueOf);
}

const PICTURE = /<svg\b[^>]*\brole="img"[^>]*>(.*?)<\/svg>/s;
const CAPTION = /<figcaption>(.*?)<\/figcaption>/s;

const MARGIN = 8;

/** Size of a caption: the height of its line, and the maximum width of a letter. */
const LINE = { height: 24, letter: 7 };

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? "";

/**
 * Renders the picture of an output as a separate SVG with its caption. It has the colours and the background of the
 * light theme, so that it is readable on any background. Returns undefined for an output without a picture.
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

/** Converts a cell with its outputs and their pictures. */
function codeCell(cell: RecordedCell, source: string, words: Words["cell"]): CodeCell {
  return {
    cell_type: "code",
    id: `cell-${cell.number}`,
    metadata: {
      ...(cell.folded ? { jupyter: { source_hidden: true } } : {}),
      ...(cell.throws ? { tags: ["raises-exception"] } : {}),
    },
    source,
    // A solution is written by the reader and has not run.
    execution_count: cell.solution ? null : cell.number,
    outputs: cell.outputs.flatMap((output) => outputOf(output, words)),
  };
}

/** The data of an article's notebook. */
export interface NotebookParts {
  readonly run: RunArticle;
  readonly data: Pick<Article["entry"]["data"], "title" | "summary" | "sources">;
  /** The article's text. */
  readonly prose: readonly Block[];
  /** The code of the article's cells for Deno. */
  readonly sources: readonly string[];
  readonly language: Language;
  /** Address of the article's page. */
  readonly page: string;
  /** Address of the home page. */
  readonly home: string;
}

/** A part of an article's text, and the cells at its end. */
interface Segment {
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

/** Splits the text after every cell and before every section. */
function* segments(prose: readonly Block[]): Generator<Segment> {
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

/** Creates the first cell: title, summary, and the address of the page. */
function titleCell({ data, language, page, home }: NotebookParts): MarkdownCell {
  const { takeAway, chrome } = words(language);
  const { title, summary } = data;
  const head = markdown([heading(1, title), paragraph(text(summary))]);
  const from = fill(takeAway.from, { site: chrome.siteName, home, page });
  return { cell_type: "markdown", id: "title", metadata: {}, source: `${head}\n\n${from}` };
}

/** Formats a source as an entry of the list of sources. */
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

/** Converts an article to a notebook for Deno's kernel. Its text is split after every cell and before every section. */
export function notebookOf(parts: NotebookParts): Notebook {
  const { run, sources, language, prose } = parts;
  const w = words(language).cell;
  const cells = run.cells.map((cell, i) => codeCell(cell, itemAt(sources, i), w));
  const body = [...segments(prose)].flatMap((segment) => [
    ...textCell(segment.id, segment.nodes),
    ...segment.cells.map((number) => itemAt(cells, number - 1)),
  ]);
  return {
    nbformat: 4,
    nbformat_minor: 5,
    metadata: METADATA,
    cells: [titleCell(parts), ...body, ...textCell("sources", sourceBlocks(parts))],
  };
}

/** Serializes a notebook in Jupyter's format. */
export const notebookText = (notebook: Notebook): string =>
  `${JSON.stringify(notebook, null, 1)}\n`;
