import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { articleTexts, attributeOf, isTag, nodesOf, proseOf } from "../support/article-text.ts";

interface Term {
  readonly term: string;
  readonly zh: string;
  readonly article: string;
  readonly definition: string;
}

const all = articleTexts();
const terms = JSON.parse(readFileSync("content/en/glossary.json", "utf8")) as Term[];
const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, " ");

/** A term with its inflected forms: memoised search, memoised searches. */
const named = (term: string): RegExp =>
  new RegExp(`\\b${plain(term).replace(/[-–]/g, "[-–]").replace(/y$/, "(y|ies)")}`);

test("every term stands once, with its Chinese name and a definition that is a sentence", () => {
  expect(new Set(terms.map(({ term }) => plain(term))).size).toBe(terms.length);
  const odd = terms.filter(
    ({ zh, definition }) => !/\p{Script=Han}|^mex/u.test(zh) || !/^[A-Z].*\.$/s.test(definition),
  );
  expect(odd).toEqual([]);
  const straight = terms.filter(({ term, definition }) => /["']/.test(term + definition));
  expect(straight).toEqual([]);
});

describe.each(all.filter(({ file }) => file.startsWith("content/en/")))("$file", (article) => {
  const { slug, tree, text } = article;

  test("uses every term that the glossary says it introduces", () => {
    const prose = plain(`${text.replace(/```[^]*?```/g, "")} ${proseOf(tree)}`);
    const missing = terms
      .filter((entry) => entry.article === slug)
      .filter(({ term }) => !named(term).test(prose));
    expect(missing.map(({ term }) => term)).toEqual([]);
  });

  test("explains only terms that the glossary has", () => {
    const used = [...nodesOf(tree)]
      .filter((node) => isTag(node, "Term"))
      .map((node) => plain(attributeOf(node, "of") ?? proseOf(node)));
    const known = new Set(terms.map(({ term }) => plain(term)));
    expect(used.filter((term) => !known.has(term))).toEqual([]);
  });

  test("defines no term of another article", () => {
    const heads = [...nodesOf(tree)]
      .filter((node) => isTag(node, "Definition"))
      .map((node) => attributeOf(node, "term"));
    const foreign = terms.filter((entry) => heads.includes(entry.term) && entry.article !== slug);
    expect(foreign.map(({ term }) => term)).toEqual([]);
  });
});
