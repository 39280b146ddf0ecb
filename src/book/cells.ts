import { mdxToMdast } from "satteri";
import type { CellSource } from "../kernel/cell.ts";
import { cellFlags, isCell } from "./fence.ts";

/** A cell as its article has it. */
export interface ArticleCell extends CellSource {
  readonly language: string;
  readonly folded: boolean;
  /** Line of the article's file on which the cell's code begins, from 1. */
  readonly line: number;
}

interface MdastNode {
  readonly type: string;
  readonly lang?: string | null;
  readonly meta?: string | null;
  readonly value?: string;
  readonly position?: { readonly start: { readonly line: number } };
  readonly children?: readonly MdastNode[];
}

function* nodes(node: MdastNode): Iterable<MdastNode> {
  yield node;
  for (const child of node.children ?? []) yield* nodes(child);
}

/** The text with its front matter emptied, every line in its place. */
const withoutFrontMatter = (mdx: string): string =>
  mdx.replace(/^---\n[^]*?\n---(?=\n)/, (matter) => matter.replace(/[^\n]/g, ""));

/** The cells of an MDX text, in page order, numbered from 1. */
export function articleCells(mdx: string): ArticleCell[] {
  const tree = mdxToMdast(withoutFrontMatter(mdx), { features: { math: true } }) as MdastNode;
  return [...nodes(tree)]
    .filter((node) => node.type === "code" && isCell(node.meta))
    .map((node, i) => ({
      number: i + 1,
      code: node.value ?? "",
      language: node.lang ?? "ts",
      line: (node.position?.start.line ?? 0) + 1,
      ...cellFlags(node.meta),
    }));
}
