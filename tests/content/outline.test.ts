import { describe, expect, test } from "vitest";
import type { MdastNode } from "satteri";
import { articleReading, minutesOf, sum } from "../../src/articles/reading-time.ts";
import {
  articleTexts,
  attributeOf,
  isCellNode,
  isTag,
  nodesOf,
  proseOf,
  type ArticleNode,
} from "../support/article-text.ts";

/** Tags that are read; every other block is something to play with. */
const READ = /^(Definition|Theorem|Proof|Pitfall|Summary|Listing|Exercise|Term|PageLink|Hint|Answer|GlossaryList|SourceList|FurtherProblems)$/; // prettier-ignore

const all = articleTexts();
const foundations = all.filter(({ slug }) => slug.startsWith("foundations/"));
const tagsIn = (tree: ArticleNode, name: string): ArticleNode[] =>
  [...nodesOf(tree)].filter((node) => isTag(node, name));
const numbers = (nodes: readonly ArticleNode[]): number[] =>
  nodes.map((node) => Number(attributeOf(node, "n")));
const counted = (length: number): number[] => Array.from({ length }, (_, i) => i + 1);

describe.each(all)("$file", ({ slug, tree }) => {
  const exercises = tagsIn(tree, "Exercise");

  test("numbers its theorems and its exercises without gaps", () => {
    const theorems = tagsIn(tree, "Theorem");
    expect(numbers(theorems)).toEqual(counted(theorems.length));
    expect(numbers(exercises)).toEqual(counted(exercises.length));
  });

  test("answers every exercise", () => {
    const open = exercises.filter((exercise) => tagsIn(exercise, "Answer").length !== 1);
    expect(numbers(open)).toEqual([]);
  });

  test("ends with a summary, if it is an article", () => {
    const wanted = /^(foundations|problems)\//.test(slug) ? [1] : [0, 1];
    expect(wanted).toContain(tagsIn(tree, "Summary").length);
  });
});

describe.each(foundations)("$file", ({ tree }) => {
  const blocks = (tree.children ?? []).flatMap((node) =>
    isTag(node, "Fold") ? (node.children ?? []) : [node],
  );

  test("begins with something to play with", () => {
    const heading = blocks.findIndex(({ type }) => type === "heading");
    const opening = blocks.slice(0, heading);
    const played = opening.filter(
      (node) =>
        isCellNode(node) || (node.type === "mdxJsxFlowElement" && !READ.test(node.name ?? "")),
    );
    expect(played.length).toBeGreaterThan(0);
  });

  test("proves every theorem, and checks it in the same section", () => {
    const at = blocks.flatMap((node, i) => (isTag(node, "Theorem") ? [i] : []));
    const faults = at.flatMap((start) => {
      const rest = blocks.slice(start + 1);
      const section = rest.findIndex(({ type, depth }) => type === "heading" && depth === 2);
      const own = section < 0 ? rest : rest.slice(0, section);
      const next = own.findIndex((node) => isTag(node, "Theorem"));
      const proof = own
        .slice(0, next < 0 ? undefined : next)
        .findIndex((node) => tagsIn(node, "Proof").length > 0);
      const referred = own.slice(0, 2).some((node) => tagsIn(node, "PageLink").length > 0);
      const checked = own.slice(Math.max(0, proof)).some(isCellNode);
      const n = attributeOf(blocks[start] as ArticleNode, "n");
      return [
        ...(proof < 0 && !referred ? [`${n} has no proof`] : []),
        ...(checked ? [] : [`${n} has no check`]),
      ];
    });
    expect(faults).toEqual([]);
  });

  test("is read in about twenty minutes, but for what is folded", () => {
    const { sections } = articleReading((tree.children ?? []) as MdastNode[]);
    expect(minutesOf(sum(sections))).toBeLessThanOrEqual(21);
  });

  test("has at least seven exercises", () => {
    expect(tagsIn(tree, "Exercise").length).toBeGreaterThanOrEqual(7);
  });

  test("points on to what is next", () => {
    const last = blocks.filter(({ type }) => type === "paragraph").slice(-2);
    expect(last.some((node) => /\bNext\b/.test(proseOf(node)) && tagsIn(node, "PageLink").length > 0)).toBe(true); // prettier-ignore
  });
});

test("the book has at least forty exercises", () => {
  const english = all.filter(({ file }) => file.startsWith("content/en/"));
  const count = english.reduce((sum, { tree }) => sum + tagsIn(tree, "Exercise").length, 0);
  expect(count).toBeGreaterThanOrEqual(40);
});
