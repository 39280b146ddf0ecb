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

const FIGURES = /^(Board|MexPlay|XorPlay|StairsReply|GraphPlay|GraphOf|SolverPanel)$/;

/** Tags whose content is not counted: what a reader may leave out, and what is worked on rather than read. */
const LEFT_OUT = /^(Fold|Exercise|Hints|Solution)$/;

export const sum = (seconds: readonly number[]): number => seconds.reduce((a, b) => a + b, 0);

/** Seconds for all of a part's content. */
function secondsFor(node: MdastNode): number {
  switch (node.type) {
    case "text":
    case "inlineCode": {
      const words = node.value.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
      return words.length * SECONDS.word;
    }
    case "mdxTextExpression":
      return SECONDS.word;
    case "inlineMath":
      return SECONDS.inlineFormula;
    case "math":
      return SECONDS.formula;
    case "code": {
      const lines = node.value.split("\n").length * SECONDS.line;
      if (!isCell(node.meta)) return lines;
      return SECONDS.output + (cellFlags(node.meta).folded ? 0 : lines);
    }
  }
  const name = "name" in node && typeof node.name === "string" ? node.name : "";
  if (LEFT_OUT.test(name)) return 0;
  const own = FIGURES.test(name) ? SECONDS.figure : 0;
  return "children" in node ? own + sum(node.children.map(secondsFor)) : own;
}

/** Whole minutes, at least one. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.round(seconds / 60));

/** Seconds for an article's text before the first heading of the second level, and under each, also within a section. */
export function readingTimes(blocks: readonly MdastNode[]): number[] {
  const times = [0];
  const flat = blocks.flatMap((one) =>
    "name" in one && one.name === "section" && "children" in one ? one.children : [one],
  );
  for (const block of flat) {
    if (block.type === "heading" && block.depth === 2) times.push(0);
    times.push((times.pop() ?? 0) + secondsFor(block));
  }
  return times;
}
