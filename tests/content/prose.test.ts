import { describe, expect, test } from "vitest";
import {
  articleTexts,
  attributeOf,
  isCellNode,
  isTag,
  nodesOf,
  paragraphsOf,
  proseOf,
  type ArticleNode,
} from "../support/article-text.ts";

const LONGEST = 45;
const AVERAGE = 20;

/** What a reader takes for a sentence: it ends with a mark, and the next begins. */
const sentencesOf = (paragraph: string): string[] =>
  paragraph
    .replace(/\s+/g, " ")
    .split(/(?<=[.?!][)’”]*) (?=[“(]?[A-Z0-9x])/)
    .filter((sentence) => /\p{L}{2}/u.test(sentence));

const wordCount = (sentence: string): number => sentence.trim().split(/\s+/).length;

/** A text node, and what stands around it. */
const pairsOf = (tree: ArticleNode): [ArticleNode, ArticleNode][] =>
  [...nodesOf(tree)].flatMap(({ children = [] }) =>
    children
      .slice(1)
      .map((child, i): [ArticleNode, ArticleNode] => [children[i] as ArticleNode, child]),
  );

const SHOWN = ["title", "summary", "label"];

describe.each(articleTexts())("$file", ({ text, matter, tree }) => {
  const nodes = [...nodesOf(tree)];
  const texts = nodes.filter(({ type }) => type === "text").map(({ value = "" }) => value);
  const attributes = nodes.flatMap((node) =>
    SHOWN.flatMap((name) => attributeOf(node, name) ?? []),
  );
  const matterTexts = [...matter.matchAll(/^ *-? *(?:title|summary|idea): ("?)(.*)\1$/gm)].map(
    ([, , value = ""]) => value,
  );
  const shown = [...texts, ...attributes, ...matterTexts];
  const found = (fault: RegExp): string[] => shown.filter((value) => fault.test(value));

  test("has the quotes, apostrophes and dashes of a book", () => {
    expect(found(/["']/), "straight quotes").toEqual([]);
    expect(found(/\s-{1,3}\s|[^-]--[^-]/), "hyphens for dashes").toEqual([]);
    expect(found(/\.\.\./), "three dots for an ellipsis").toEqual([]);
  });

  test("has no double space, and nothing that was left for later", () => {
    expect(found(/[^\s] {2,}[^\s]/)).toEqual([]);
    expect(text).not.toMatch(/\b(TODO|FIXME)\b/);
  });

  test("begins no line with the mark that ends a formula", () => {
    const orphans = pairsOf(tree).filter(
      ([before, after]) =>
        (before.type === "inlineMath" && /^\s+[,.;:!?)]/.test(after.value ?? "")) ||
        (before.type === "math" && /^\s*[,.;:!?)]/.test(proseOf(after))),
    );
    expect(orphans.map(([before]) => before.value)).toEqual([]);
  });

  test("begins no paragraph with a number and a full stop, which would make a list of it", () => {
    const alone = nodes.filter(({ type, children }) => type === "list" && children?.length === 1);
    expect(alone.map(proseOf)).toEqual([]);
  });

  test("shows code only where it is run, judged, or compiled from a file", () => {
    const judged = nodes
      .filter((node) => isTag(node, "Exercise"))
      .map((exercise) => [...nodesOf(exercise)])
      .filter((inside) => inside.some((node) => isTag(node, "CodeExercise")))
      .flat();
    const bare = nodes.filter(
      (node) =>
        node.type === "code" && node.lang !== "text" && !isCellNode(node) && !judged.includes(node),
    );
    expect(bare.map(({ value }) => value)).toEqual([]);
  });

  test(`has sentences of ${AVERAGE} words on average at most, and none of more than ${LONGEST}`, () => {
    const sentences = paragraphsOf(tree).flatMap((paragraph) => sentencesOf(proseOf(paragraph)));
    expect(sentences.filter((sentence) => wordCount(sentence) > LONGEST)).toEqual([]);
    const words = sentences.reduce((sum, sentence) => sum + wordCount(sentence), 0);
    expect(words / Math.max(1, sentences.length)).toBeLessThanOrEqual(AVERAGE);
  });
});
