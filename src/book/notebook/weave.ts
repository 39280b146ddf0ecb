import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { fill } from "../../i18n/fill.ts";
import { isLanguage, MAIN } from "../../i18n/languages.ts";
import { words } from "../../i18n/words.ts";
import type { CodeCell, MarkdownCell, Notebook, NotebookOutput } from "./nbformat.ts";
import { attribute, classesOf, elements, find, textOf, type PageElement } from "./page-tree.ts";
import { proseWriter, type Place, type ProseWriter } from "./prose.ts";
import { standingSvg } from "./standing-svg.ts";
import { withoutDrawn } from "./without-drawn.ts";

type PageNode = PageElement["children"][number];

const isElement = (node: PageNode): node is PageElement => node.type === "element";

/** The cells at or inside a node of the page. */
function cellsIn(node: PageNode): PageElement[] {
  if (!isElement(node)) return [];
  const isCell = (element: PageElement): boolean => classesOf(element).includes("cell");
  return isCell(node) ? [node] : elements(node).filter(isCell);
}

/** An output with the picture that the page draws of it. */
function pictured(output: NotebookOutput, drawn: PageElement, page: string): NotebookOutput {
  const isPicture = (one: PageElement): boolean =>
    one.tagName === "svg" && attribute(one, "role") === "img";
  const picture = elements(drawn).find(isPicture);
  if (output.output_type !== "display_data" || !picture) return output;
  const svg = standingSvg(page, drawn, picture);
  return { ...output, data: { ...output.data, "image/svg+xml": svg } };
}

/** The recorded cell with the pictures of its outputs, as its page has them. */
function drawnCell(onPage: PageElement, recorded: ReadonlyMap<number, CodeCell>, page: string) {
  const number = Number(attribute(onPage, "dataCell"));
  const cell = recorded.get(number);
  const place = find(onPage, ".cell-shown");
  const drawn = (place?.children ?? []).filter(
    (node) => isElement(node) && !/^(script|style|template)$/.test(node.tagName),
  );
  if (cell === undefined || drawn.length !== cell.outputs.length) {
    const { length } = cell?.outputs ?? [];
    throw new Error(
      `Cannot draw cell ${number}: its page must show its ${length} outputs, current count is ${drawn.length}`,
    );
  }
  const outputs = cell.outputs.map((output, i) => {
    const element = drawn[i];
    return element && isElement(element) ? pictured(output, element, page) : output;
  });
  return { ...cell, outputs };
}

/** What stands above the prose: title, summary, and where it comes from. */
function titleText(tree: PageElement, place: Place, home: string, markdown: ProseWriter): string {
  const parts = ["h1", ".article-summary"].flatMap((part) => find(tree, part) ?? []);
  const site = textOf(find(tree, ".site-name") ?? { children: [] }).trim();
  const from = fill(place.words.from, { site, home, page: place.page });
  return `${markdown(parts)}\n\n${from}`;
}

function placeOf(tree: PageElement, page: string): Place {
  const language = attribute(find(tree, "html") ?? tree, "lang");
  return { page, words: words(isLanguage(language) ? language : MAIN).takeAway };
}

const text = (id: string, source: string): MarkdownCell[] =>
  source === "" ? [] : [{ cell_type: "markdown", id, metadata: {}, source }];

/** A stretch of the page's prose, and the cells that end it. */
interface Stretch {
  readonly id: string;
  readonly section: string | undefined;
  readonly nodes: readonly PageNode[];
  readonly cells: readonly PageElement[];
}

/** The prose, cut after every cell and before every section. */
function* stretches(prose: PageElement): Generator<Stretch> {
  let [id, section, count] = ["section-0", undefined as string | undefined, 0];
  let nodes: PageNode[] = [];
  for (const node of prose.children) {
    if (isElement(node) && node.tagName === "h2") {
      yield { id, section, nodes, cells: [] };
      count += 1;
      [id, section, nodes] = [`section-${count}`, attribute(node, "id"), []];
    }
    nodes.push(node);
    const cells = cellsIn(node);
    if (cells.length === 0) continue;
    yield { id, section, nodes, cells };
    [id, nodes] = [`after-cell-${attribute(cells.at(-1) ?? prose, "dataCell")}`, []];
  }
  yield { id, section, nodes, cells: [] };
}

/**
 * An article's notebook with the prose of its built page between the cells, cut at every cell and
 * before every section, and with the pictures of its outputs.
 *
 * @param built the page as HTML
 * @param home address of the site's first page
 * @param address address of the page
 * @throws Error when page and notebook do not have the same cells and outputs
 */
export function weave(notebook: Notebook, built: string, home: string, address: string): Notebook {
  const page = withoutDrawn(built);
  const tree = unified().use(rehypeParse).parse(page) as unknown as PageElement;
  const place = placeOf(tree, address);
  const markdown = proseWriter(place);
  const code = notebook.cells.filter((cell) => cell.cell_type === "code");
  const recorded = new Map(code.map((cell) => [cell.execution_count, cell]));
  const prose = find(tree, ".prose");
  const body = [...(prose ? stretches(prose) : [])].flatMap(({ id, section, nodes, cells }) => [
    ...text(id, markdown(nodes, section)),
    ...cells.map((cell) => drawnCell(cell, recorded, page)),
  ]);
  const drawn = body.filter(({ cell_type }) => cell_type === "code").length;
  if (drawn !== recorded.size) {
    throw new Error(
      `Cannot make notebook: its page must show ${recorded.size} cells, current count is ${drawn}`,
    );
  }
  const sources = find(tree, ".sources");
  return {
    ...notebook,
    cells: [
      ...text("title", titleText(tree, place, home, markdown)),
      ...body,
      ...text("sources", sources ? markdown(sources.children) : ""),
    ],
  };
}
