import type { MdastNode } from "satteri";
import type { CellSource } from "../notebook/cell.ts";

/** Returns the flags after the language of a fenced block, such as `cell folded`, `cell check` or `cell budget=60`. */
const flagsOf = (meta: string | null | undefined): string[] => (meta ?? "").split(/\s+/);

/** Reports whether a fenced block is a cell. Other blocks are listings. */
export const isCell = (meta: string | null | undefined): boolean => flagsOf(meta)[0] === "cell";

/** Parses the flags of a cell. The code of a check is folded, since its result suffices. `budget` is in seconds. */
export function cellFlags(meta: string | null | undefined): {
  folded: boolean;
  check: boolean;
  throws: boolean;
  solution?: true;
  budget?: number;
} {
  const flags = flagsOf(meta);
  const budget = flags.map((flag) => /^budget=(\d+)$/.exec(flag)?.[1]).find(Boolean);
  return {
    folded: flags.includes("folded") || flags.includes("check"),
    check: flags.includes("check"),
    throws: flags.includes("throws"),
    ...(flags.includes("solution") ? { solution: true } : {}),
    ...(budget === undefined ? {} : { budget: Number(budget) }),
  };
}

/** A cell of an article. */
export interface ArticleCell extends CellSource {
  readonly language: string;
  readonly folded: boolean;
  /** Whether the cell checks a proved statement by comparing two computations. */
  readonly check: boolean;
  /** First line of the cell's code in the article's file, from 1. */
  readonly line: number;
}

/** A fenced block. */
export type CodeBlock = Extract<MdastNode, { type: "code" }>;

/** Reports whether a fenced block is a program in C++ or Python that can be run: `cpp cell`, `python cell`. */
export const isProgramCell = ({ lang, meta }: CodeBlock): boolean =>
  isCell(meta) && /^(cpp|python)$/.test(lang ?? "");

/** Returns the input of a program cell: `cpp cell stdin="3\n1 2 3"`. */
export function stdinOf(meta: string | null | undefined): string {
  const [, text = ""] = /\bstdin="([^"]*)"/.exec(meta ?? "") ?? [];
  return text.replaceAll("\\n", "\n");
}

/** Returns the fenced blocks of a tree, in page order. */
export const codeBlocks = (node: MdastNode): readonly CodeBlock[] =>
  node.type === "code" ? [node] : "children" in node ? node.children.flatMap(codeBlocks) : [];

/**
 * Returns the cells of an article's tree by their fenced blocks. They are numbered from 1 in page order, solutions
 * after all others, so that the other cells count from 1 on a page that begins with a solution.
 */
export function cellsOf(tree: MdastNode): ReadonlyMap<MdastNode, ArticleCell> {
  const blocks = codeBlocks(tree).filter((node) => isCell(node.meta) && !isProgramCell(node));
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
