import type { MdastNode } from "satteri";
import type { CellSource } from "../notebook/cell.ts";

/** The words after the language of a fenced block: `cell`, `cell folded`, `cell check`, `cell throws`, `cell solution`, `cell budget=60`. */
const wordsOf = (meta: string | null | undefined): string[] => (meta ?? "").split(/\s+/);

/** Whether a fenced block is a cell; other blocks are listings. */
export const isCell = (meta: string | null | undefined): boolean => wordsOf(meta)[0] === "cell";

/** The flags of a cell's fence. A check's code is folded, since its result says what a reader needs. `budget` is in seconds. */
export function cellFlags(meta: string | null | undefined): {
  folded: boolean;
  check: boolean;
  throws: boolean;
  solution?: true;
  budget?: number;
} {
  const flags = wordsOf(meta);
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
  /** Whether it compares two computations, beside a proof. */
  readonly check: boolean;
  /** Line of the article's file on which the cell's code begins, from 1. */
  readonly line: number;
}

/** A fenced block. */
export type CodeBlock = Extract<MdastNode, { type: "code" }>;

/** Whether a fenced block is a program in C++ or Python that is run: `cpp cell`, `python cell`. */
export const isProgramCell = ({ lang, meta }: CodeBlock): boolean =>
  isCell(meta) && /^(cpp|python)$/.test(lang ?? "");

/** What such a program reads: `cpp cell stdin="3\n1 2 3"`. */
export function stdinOf(meta: string | null | undefined): string {
  const [, text = ""] = /\bstdin="([^"]*)"/.exec(meta ?? "") ?? [];
  return text.replaceAll("\\n", "\n");
}

/** The fenced blocks of a tree, in page order. */
export const codeBlocks = (node: MdastNode): readonly CodeBlock[] =>
  node.type === "code" ? [node] : "children" in node ? node.children.flatMap(codeBlocks) : [];

/**
 * The cells of an article's tree, each by its fenced block: in page order, numbered from 1, the solutions after all others,
 * so that these count from 1 on a page that begins with a solution.
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
