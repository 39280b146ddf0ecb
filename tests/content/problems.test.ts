import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { mistakeWords } from "../../src/i18n/mistake-words.ts";
import { compile } from "../../src/notebook/compile.ts";
import { problemIds, problems, taskOf } from "../../src/problems/registry.ts";
import {
  articleTexts,
  attributeOf,
  isTag,
  nodesOf,
  type ArticleNode,
  type ArticleText,
} from "../support/articles.ts";

const pages = articleTexts().filter(({ slug }) => slug.startsWith("problems/"));
const idOf = ({ slug }: ArticleText): string => slug.replace("problems/", "");

const tagsIn = (tree: ArticleNode, name: string): ArticleNode[] =>
  [...nodesOf(tree)].filter((node) => isTag(node, name));

test.each(problems.map(({ id }) => id))("%s has one page in English", (id) => {
  const own = pages.filter((page) => idOf(page) === id && page.file.startsWith("content/en/"));
  expect(
    own.map(({ file }) => file),
    `add content/en/problems/NN-${id}.mdx`,
  ).toHaveLength(1);
});

/** Checks that the parts of a problem's page are at the top level, in this order; the task and its box in a section. */
function* parts(page: ArticleText): Iterable<string> {
  const id = idOf(page);
  const names = [
    "JudgeBox",
    ...(problemIds.includes(id) ? ["Solution"] : []),
    "Hints",
    "SolverPanel",
  ];
  const top = page.tree.children ?? [];
  const task = top.find(({ name }) => name === "section");
  if (!task?.children?.some((block) => isTag(block, "JudgeBox")))
    yield 'put the task and its <JudgeBox> into <section class="task">';
  const blocks = top.flatMap((block) => (block === task ? (task.children ?? []) : [block]));
  const found = names.map((name) => blocks.findIndex((block) => isTag(block, name)));
  for (const [i, name] of names.entries()) {
    const block = blocks[found[i] ?? -1];
    if (!block) yield `add <${name}>`;
    else if ((found[i - 1] ?? -1) > (found[i] ?? 0)) yield `put <${name}> after <${names[i - 1]}>`;
    else if (name !== "Hints" && attributeOf(block, "problem") !== id)
      yield `add problem="${id}" to <${name}>`;
  }
}

function* hints({ tree }: ArticleText): Iterable<string> {
  const [list] = tagsIn(tree, "Hints");
  const inside = (list?.children ?? []).filter(({ name }) => name !== undefined);
  const written = inside.map((hint) => `${hint.name} ${attributeOf(hint, "n") ?? ""}`.trim());
  if (written.join() !== "Hint 1,Hint 2,Hint 3,Answer")
    yield "put three numbered <Hint> and an <Answer> into <Hints>";
  if (!inside.slice(-1).some((answer) => tagsIn(answer, "PageLink").length > 0))
    yield "link from the <Answer> of <Hints> to the article with the idea";
}

/** Checks that the panel opens its cases on a board of the page if the problem has positions. */
function* boards(page: ArticleText): Iterable<string> {
  const problem = problems.find(({ id }) => id === idOf(page));
  const names = tagsIn(page.tree, "Board").map((board) => attributeOf(board, "name"));
  const [panel, solution] = ["SolverPanel", "Solution"].map((name) => tagsIn(page.tree, name)[0]);
  const opens = panel && attributeOf(panel, "board");
  const isPlayable = problem !== undefined && "positions" in problem && names.length > 0;
  if (isPlayable && !names.includes(opens)) yield `add board="${names[0]}" to <SolverPanel>`;
  if (!isPlayable && opens !== undefined) yield `remove board="${opens}" from <SolverPanel>`;
  if (solution && attributeOf(solution, "board") !== opens)
    yield "set the same board in <Solution> as in <SolverPanel>";
}

function* comparison({ tree }: ArticleText): Iterable<string> {
  const tables = [...nodesOf(tree)].filter(({ type }) => type === "table");
  if (!tables.some((table) => table.children?.[0]?.children?.length === 4))
    yield "add a table of methods with the columns method, time, memory, feasible up to";
}

/** Checks that the list of mistakes links to the pitfalls that explain them. */
function* mistakes(page: ArticleText): Iterable<string> {
  const [list] = tagsIn(page.tree, "KnownMistakes");
  if (!list) return;
  const words = mistakeWords("en")[idOf(page)] ?? {};
  const pitfalls = tagsIn(page.tree, "Pitfall").filter((node) =>
    Object.hasOwn(words, attributeOf(node, "id") ?? ""),
  );
  const ids = pitfalls.map((node) => attributeOf(node, "id") ?? "").join(" ");
  if (
    [...(attributeOf(list, "explained") ?? "").split(" ")].sort().join() !==
    ids.split(" ").sort().join()
  )
    yield `set explained="${ids}" in <KnownMistakes>`;
}

describe.each(pages)("$file", (page) => {
  const id = idOf(page);

  test("follows the rules for problems", () => {
    const changes = [
      ...(/^problem:$/m.test(page.matter) ? [] : ["add problem: with idea: and level:"]),
      ...parts(page),
      ...hints(page),
      ...boards(page),
      ...comparison(page),
      ...mistakes(page),
    ];
    expect(changes, `change in ${page.file}`).toEqual([]);
  });

  test.runIf(problemIds.includes(id))("declares the function that the judge calls", async () => {
    const [box] = tagsIn(page.tree, "Solution");
    const [starter] = [...nodesOf(box ?? page.tree)].filter(({ type }) => type === "code");
    const task = await taskOf(id);
    const { body } = compile({ number: 1, code: starter?.value ?? "" });
    const names: unknown = runInNewContext(`(() => { ${body} })()`);
    const start = (names as Record<string, (...given: unknown[]) => unknown>)[task.entry];
    const [one] = task.samples;
    expect(start, `the starter must declare ${task.entry}`).toBeTypeOf("function");
    expect(start).toHaveLength(task.pass(one).length);
    expect(typeof start?.(...task.pass(one))).toBe(typeof task.answer(one));
  });
});
