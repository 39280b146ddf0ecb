import type { MdastNode } from "satteri";
import { cellFlags, isCell } from "./cells.ts";

/** Seconds that a reader needs, as measured with readers of these articles: 180 words a minute, and time to look and to try. */
const SECONDS = {
  word: 60 / 180,
  inlineFormula: 1.5,
  formula: 10,
  /** Of code that stands open. */
  line: 2,
  /** What a cell shows. */
  output: 15,
  /** A board, a drawing, a solver panel: a first try. */
  figure: 60,
} as const;

/** What a part of an article asks of its reader. */
export interface Reading {
  readonly words: number;
  readonly seconds: number;
}

/** What all of an article asks of its reader, exercises, hints and a program of the reader's own apart. */
export interface ArticleReading {
  /** The text outside folds: before the first heading of the second level, and under each. */
  readonly sections: readonly Reading[];
  readonly folds: Reading;
}

const NONE: Reading = { words: 0, seconds: 0 };

/** Several parts, one after the other. */
export const sum = (parts: readonly Reading[]): Reading =>
  parts.reduce((a, b) => ({ words: a.words + b.words, seconds: a.seconds + b.seconds }), NONE);

const looked = (seconds: number): Reading => ({ words: 0, seconds });
const read = (words: number): Reading => ({ words, seconds: words * SECONDS.word });

const FIGURES = /^(Board|MexPlay|XorPlay|StairsReply|GraphPlay|GraphOf|SolverPanel)$/;

type Element = Extract<MdastNode, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

const isElement = (node: MdastNode): node is Element =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

export const isFold = (node: MdastNode): node is Element => isElement(node) && node.name === "Fold";

function codeTime(value: string, meta: string | null | undefined): Reading {
  const lines = value.split("\n").length;
  if (!isCell(meta)) return looked(lines * SECONDS.line);
  const open = cellFlags(meta).folded ? 0 : lines * SECONDS.line;
  return looked(open + SECONDS.output);
}

/** All of a part's content, what is in folds included, but for exercises, hints and the reader's program. */
export function reading(node: MdastNode): Reading {
  switch (node.type) {
    case "text":
    case "inlineCode":
      return read(node.value.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length);
    case "mdxTextExpression":
      return read(1);
    case "inlineMath":
      return looked(SECONDS.inlineFormula);
    case "math":
      return looked(SECONDS.formula);
    case "code":
      return codeTime(node.value, node.meta);
  }
  if (isElement(node) && /^(Exercise|Hints|Solution)$/.test(node.name ?? "")) return NONE;
  const own = isElement(node) && FIGURES.test(node.name ?? "") ? looked(SECONDS.figure) : NONE;
  return "children" in node ? sum([own, ...node.children.map(reading)]) : own;
}

/** Whole minutes, at least one. */
export const minutesOf = ({ seconds }: Reading): number => Math.max(1, Math.round(seconds / 60));

/** An article's text, in the order of its page. Folds stand between blocks, not inside others. */
export function articleReading(blocks: readonly MdastNode[]): ArticleReading {
  const sections: MdastNode[][] = [[]];
  for (const block of blocks) {
    if (block.type === "heading" && block.depth === 2) sections.push([]);
    if (!isFold(block)) sections.at(-1)?.push(block);
  }
  return {
    sections: sections.map((section) => sum(section.map(reading))),
    folds: sum(blocks.filter(isFold).map(reading)),
  };
}
