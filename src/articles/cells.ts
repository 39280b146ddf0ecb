import type { MdastNode } from "satteri";
import type { CellSource } from "../notebook/cell.ts";
import { cellFlags, isCell } from "./fence.ts";

/** A cell of an article. */
export interface ArticleCell extends CellSource {
  readonly language: string;
  readonly folded: boolean;
  /** Whether it compares two computations, beside a proof. */
  readonly check: boolean;
  /** Line of the article's file on which the cell's code begins, from 1. */
  readonly line: number;
}

type CodeBlock = Extract<MdastNode, { type: "code" }>;

function* nodes(node: MdastNode): Iterable<MdastNode> {
  yield node;
  if ("children" in node) for (const child of node.children) yield* nodes(child);
}

/**
 * The cells of an article's tree, each by its fenced block: in page order, numbered from 1, the solutions after all others,
 * so that these count from 1 on a page that begins with a solution.
 */
export function cellsOf(tree: MdastNode): ReadonlyMap<MdastNode, ArticleCell> {
  const blocks = [...nodes(tree)].filter(
    (node): node is CodeBlock => node.type === "code" && isCell(node.meta),
  );
  const isSolution = ({ meta }: CodeBlock): boolean => cellFlags(meta).solution === true;
  const numbered = [...blocks.filter((node) => !isSolution(node)), ...blocks.filter(isSolution)];
  return new Map(
    numbered.map((node, i) => [
      node,
      {
        number: i + 1,
        code: node.value,
        language: node.lang ?? "ts",
        line: (node.position?.start.line ?? 0) + 1,
        ...cellFlags(node.meta),
      },
    ]),
  );
}
