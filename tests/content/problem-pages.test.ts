import { globSync, readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { mistakeWords } from "../../src/i18n/mistake-words.ts";
import { problems, problemIds } from "../../src/problems/registry.ts";
import { compile } from "../../src/notebook/compile.ts";
import { taskOf } from "../../src/problems/tasks.ts";
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

  const id = slug.split("/")[1] ?? "";

  test("says the task first, with its judge; then come a solution, hints, the panel and the idea", () => {
    expect(headings[0]?.text).toBe("The task");
    const own = problemIds.includes(id) ? [headings[1]?.i, at("Solution")] : [];
    const [tries, idea] = headings.slice(own.length > 0 ? 2 : 1);
    const order = [at("JudgeBox"), ...own, tries?.i, at("Hints"), at("SolverPanel"), idea?.i];
    expect(order).toEqual(order.toSorted((a = 0, b = 0) => a - b));
    expect(order).not.toContain(-1);
    expect(attributeOf(blocks[at("JudgeBox")] ?? tree, "problem")).toBe(id);
  });

  test.runIf(problemIds.includes(id))(
    "asks for the function that the tests call, and opens its cases on the panel's board",
    async () => {
      const box = blocks[at("Solution")] ?? tree;
      expect(attributeOf(box, "problem")).toBe(id);
      expect(attributeOf(box, "board")).toBe(
        attributeOf(blocks[at("SolverPanel")] ?? tree, "board"),
      );
      const [starter] = [...nodesOf(box)].filter(({ type }) => type === "code");
      const task = await taskOf(id);
      const { body } = compile({ number: 1, code: starter?.value ?? "" });
      const names: unknown = runInNewContext(`(() => { ${body} })()`);
      const start = (names as Record<string, (...given: unknown[]) => unknown>)[task.entry];
      const [one] = task.samples;
      expect(start).toHaveLength(task.pass(one).length);
      expect(typeof start?.(...task.pass(one))).toBe(typeof task.answer(one));
    },
  );

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
    const [list] = [...nodesOf(tree)].filter((node) => isTag(node, "KnownMistakes"));
    if (!list) return;
    const words = mistakeWords("en")[slug.split("/")[1] ?? ""] ?? {};
    const told = [...nodesOf(tree)].filter(
      (node) => isTag(node, "Pitfall") && Object.hasOwn(words, attributeOf(node, "id") ?? ""),
    );
    const ids = told.map((node) => attributeOf(node, "id") ?? "");
    expect(idsIn(attributeOf(list, "explained")).sort()).toEqual(ids.toSorted());
    expect(told.map((node) => attributeOf(node, "title"))).toEqual(
      ids.map((id) => words[id]?.name),
    );
  });
});
