import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { slipWords } from "../../src/i18n/slip-words.ts";
import { problems } from "../../src/problems/registry.ts";
import { articleTexts, attributeOf, isTag, nodesOf, proseOf } from "../support/article-text.ts";

test.each(problems.map(({ id }) => id))(
  "%s has one page, which names its idea and its difficulty for the list of problems",
  (id) => {
    const pages = globSync(`content/en/problems/*-${id}.mdx`);
    expect(pages).toHaveLength(1);
    const text = readFileSync(pages[0] ?? "", "utf8");
    expect(text).toMatch(/^problem:\n {2}idea: .+\n {2}level: (easy|middle|hard)\n/m);
    expect(text).toContain(`<SolverPanel problem="${id}"`);
  },
);

const pages = articleTexts().filter(({ slug }) => slug.startsWith("problems/"));

/** The ids in a tag's list of them. */
const idsIn = (list = ""): string[] => list.split(" ").filter(Boolean);

describe.each(pages)("$file", ({ slug, tree }) => {
  const blocks = tree.children ?? [];
  const at = (name: string): number => blocks.findIndex((block) => isTag(block, name));
  const headings = blocks.flatMap((block, i) =>
    block.type === "heading" && block.depth === 2 ? [{ i, text: proseOf(block) }] : [],
  );

  test("says the task first, with its judge; then come hints, the panel and the idea", () => {
    expect(headings[0]?.text).toBe("The task");
    const order = [at("JudgeBox"), headings[1]?.i, at("Hints"), at("SolverPanel"), headings[2]?.i];
    expect(order).toEqual(order.toSorted((a = 0, b = 0) => a - b));
    expect(order).not.toContain(-1);
    expect(attributeOf(blocks[at("JudgeBox")] ?? tree, "problem")).toBe(slug.split("/")[1]);
  });

  test("has three hints in their order, and the answer after them", () => {
    const hints = (blocks[at("Hints")]?.children ?? []).filter(({ name }) => name !== undefined);
    expect(hints.map(({ name }) => name)).toEqual(["Hint", "Hint", "Hint", "Answer"]);
    expect(hints.slice(0, 3).map((hint) => attributeOf(hint, "n"))).toEqual(["1", "2", "3"]);
    const answer = [...nodesOf(hints[3] ?? tree)];
    expect(answer.some((node) => isTag(node, "PageLink"))).toBe(true);
  });

  test("compares methods by time, memory and the largest feasible input", () => {
    const heads = [...nodesOf(tree)]
      .filter(({ type }) => type === "table")
      .map((table) => table.children?.[0]?.children?.map(proseOf));
    expect(heads).toContainEqual(["method", "time", "memory", "feasible up to"]);
  });

  test("leads from a known mistake to where the article tells of it, under the same name", () => {
    const [list] = [...nodesOf(tree)].filter((node) => isTag(node, "Slips"));
    if (!list) return;
    const words = slipWords("en")[slug.split("/")[1] ?? ""] ?? {};
    const told = [...nodesOf(tree)].filter(
      (node) => isTag(node, "Pitfall") && Object.hasOwn(words, attributeOf(node, "id") ?? ""),
    );
    const ids = told.map((node) => attributeOf(node, "id") ?? "");
    expect(idsIn(attributeOf(list, "told")).sort()).toEqual(ids.toSorted());
    expect(told.map((node) => attributeOf(node, "title"))).toEqual(
      ids.map((id) => words[id]?.name),
    );
  });
});
