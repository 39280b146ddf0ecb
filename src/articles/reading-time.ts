import type { MdastNode } from "satteri";
import { cellFlags, isCell } from "./cells.ts";

/** Reading times in seconds, measured with readers of these articles: 180 words per minute, and times for figures. */
const SECONDS = {
  word: 60 / 180,
  inlineFormula: 1.5,
  formula: 10,
  /** Per line of code that is not folded. */
  line: 2,
  /** The output of a cell. */
  output: 15,
  /** A first try of a board, a drawing or a solver panel. */
  figure: 60,
} as const;

/** Estimated seconds for an exercise of each level, and the additional time for one that requires a program. */
const EXERCISE = { easy: 90, middle: 180, hard: 300, program: 180 } as const;

const FIGURES = /^(Board|MexPlay|XorPlay|GraphPlay|SolverPanel)$/;

/** Tags whose content is not counted: optional parts, and exercises. */
const LEFT_OUT = /^(Fold|Exercise|Hints|Solution)$/;

export const sum = (seconds: readonly number[]): number => seconds.reduce((a, b) => a + b, 0);

/** Computes the reading time of a node in seconds. */
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
  const name = nameOf(node);
  if (LEFT_OUT.test(name)) return 0;
  const own = FIGURES.test(name) ? SECONDS.figure : 0;
  return "children" in node ? own + sum(node.children.map(secondsFor)) : own;
}

/** Returns the name of a tag, or an empty string for any other node. */
export const nameOf = (node: MdastNode): string =>
  "name" in node && typeof node.name === "string" ? node.name : "";

function attributeOf(node: MdastNode, name: string): unknown {
  const all = "attributes" in node && Array.isArray(node.attributes) ? node.attributes : [];
  return all.find((one) => one.type === "mdxJsxAttribute" && one.name === name)?.value;
}

/** Yields all nodes except optional parts. Of an exercise, only its tag is included. */
function* nodesIn(nodes: readonly MdastNode[]): Iterable<MdastNode> {
  for (const node of nodes) {
    const name = nameOf(node);
    if (name !== "Exercise" && LEFT_OUT.test(name)) continue;
    yield node;
    if (name !== "Exercise" && "children" in node) yield* nodesIn(node.children);
  }
}

function exerciseSeconds(node: MdastNode): number {
  const level = attributeOf(node, "level");
  const own = level === "easy" || level === "hard" ? EXERCISE[level] : EXERCISE.middle;
  const parts = "children" in node ? node.children.map(nameOf) : [];
  return own + (parts.includes("CodeExercise") ? EXERCISE.program : 0);
}

/** Computes the seconds for figures, which are part of the reading time, and for exercises, which are not. */
export function activityTimes(blocks: readonly MdastNode[]) {
  const all = [...nodesIn(blocks)];
  const exercises = all.filter((node) => nameOf(node) === "Exercise");
  return {
    playing: SECONDS.figure * all.filter((node) => FIGURES.test(nameOf(node))).length,
    exercises: sum(exercises.map(exerciseSeconds)),
  };
}

/** Rounds to whole minutes, at least one. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.round(seconds / 60));

/** Computes the seconds for the text before the first level-2 heading, and below each, also within a <section>. */
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
