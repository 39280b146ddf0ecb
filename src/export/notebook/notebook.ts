import type { Article, ReadArticle } from "../../articles/articles.ts";
import type { ProseNode } from "../../articles/prose-text.ts";
import { sourceOf } from "../../articles/sources.ts";
import { fill } from "../../i18n/fill.ts";
import { words } from "../../i18n/words.ts";
import { codeCell } from "./code-cell.ts";
import { heading, list, markdown, paragraph, text, type Block } from "./markdown.ts";
import type { MarkdownCell, Notebook } from "./nbformat.ts";
import type { Place } from "./place.ts";
import { proseBlocks } from "./prose.ts";
import { citation } from "./reference-lists.ts";
import { itemAt } from "../../theory/item-at.ts";

/** An article with the data for its notebook. */
export interface NotebookParts extends Pick<ReadArticle, "prose" | "getHeadings" | "run"> {
  readonly data: Pick<Article["entry"]["data"], "title" | "summary" | "sources">;
  /** The code of its cells, as it runs in Deno. */
  readonly sources: readonly string[];
  readonly place: Place;
  /** Address of the site's first page. */
  readonly home: string;
}

/** A part of an article's text, and the cells at its end. */
interface Stretch {
  readonly id: string;
  readonly anchor: string | undefined;
  readonly nodes: readonly ProseNode[];
  readonly cells: readonly number[];
}

const cellsIn = ({ type, number, children = [] }: ProseNode): number[] =>
  type === "cell" && number !== undefined ? [number] : children.flatMap(cellsIn);

const isSection = ({ type, depth }: { readonly type?: string; readonly depth?: number }): boolean =>
  depth === 2 && (type ?? "heading") === "heading";

/** The text, cut after every cell and before every section. */
function* stretches(prose: readonly ProseNode[], anchors: readonly string[]): Generator<Stretch> {
  let [id, section, nodes] = ["section-0", 0, [] as ProseNode[]];
  const anchor = (): string | undefined => (section === 0 ? undefined : anchors[section - 1]);
  for (const node of prose) {
    if (isSection(node)) {
      yield { id, anchor: anchor(), nodes, cells: [] };
      section += 1;
      [id, nodes] = [`section-${section}`, []];
    }
    nodes.push(node);
    const cells = cellsIn(node);
    const last = cells.at(-1);
    if (last === undefined) continue;
    yield { id, anchor: anchor(), nodes, cells };
    [id, nodes] = [`after-cell-${last}`, []];
  }
  yield { id, anchor: anchor(), nodes, cells: [] };
}

const textCell = (id: string, blocks: readonly Block[]): MarkdownCell[] =>
  blocks.length === 0
    ? []
    : [{ cell_type: "markdown", id, metadata: {}, source: markdown(blocks) }];

/** The first cell: title, summary, and the address of the page. */
function titleCell({ data, place, home }: NotebookParts): MarkdownCell {
  const { takeAway, chrome } = words(place.language);
  const { title, summary } = data;
  const head = markdown([heading(1, title), paragraph(text(summary))]);
  const from = fill(takeAway.from, { site: chrome.siteName, home, page: place.page });
  return { cell_type: "markdown", id: "title", metadata: {}, source: `${head}\n\n${from}` };
}

function sourceBlocks({ data, place }: NotebookParts): Block[] {
  const keys = data.sources;
  if (keys.length === 0) return [];
  const items = keys.map((key) => [paragraph(...citation(sourceOf(key)))]);
  return [heading(2, words(place.language).chrome.sources), list(items)];
}

const METADATA = {
  kernelspec: { name: "deno", display_name: "Deno", language: "typescript" },
  language_info: {
    name: "typescript",
    file_extension: ".ts",
    mimetype: "text/x.typescript",
    pygments_lexer: "typescript",
  },
};

/** An article as a notebook for Deno's kernel: its text between its cells, cut at every cell and before every section. */
export function notebookOf(parts: NotebookParts): Notebook {
  const { run, sources, place, prose, getHeadings } = parts;
  const w = words(place.language).cell;
  const cells = run.cells.map((cell, i) => codeCell(cell, itemAt(sources, i), w, place.page));
  const anchors = getHeadings()
    .filter(isSection)
    .map(({ slug }) => slug);
  const body = [...stretches(prose(), anchors)].flatMap((stretch) => [
    ...textCell(stretch.id, proseBlocks(stretch.nodes, { ...place, anchor: stretch.anchor })),
    ...stretch.cells.map((number) => itemAt(cells, number - 1)),
  ]);
  return {
    nbformat: 4,
    nbformat_minor: 5,
    metadata: METADATA,
    cells: [titleCell(parts), ...body, ...textCell("sources", sourceBlocks(parts))],
  };
}
