import { readFileSync } from "node:fs";
import type { MdastNode } from "satteri";
import { describe, expect, test } from "vitest";
import type { BoardSetup } from "../../components/boards/games.ts";
import { gameOf } from "../../components/charts/SequenceChart.tsx";
import { minutesOf, readingTimes, sum } from "../../src/articles/reading-time.ts";
import { runCells } from "../../src/articles/run-cells.ts";
import { sources } from "../../src/articles/sources.ts";
import { findGame } from "../../src/games/rulesets/find-game.ts";
import type { Output } from "../../src/notebook/output.ts";
import { readGame } from "../../src/octal/read-game.ts";
import { tableOf } from "../../src/octal/table-of.ts";
import {
  articleCells,
  type ArticleNode,
  type ArticleText,
  articleTexts,
  attributeOf,
  isCellNode,
  isTag,
  nodesOf,
  proseOf,
} from "../support/articles.ts";

/** Tags that articles may use. */
const tags = [...readFileSync("components/author.ts", "utf8").matchAll(/default as (\w+)/g)].map(
  (match) => match[1],
);

interface Term {
  readonly term: string;
  readonly article: string;
}

const terms = JSON.parse(readFileSync("content/en/glossary.json", "utf8")) as Term[];
const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, " ");

/** Matches a term with its inflected forms: memoised search, memoised searches. */
const inflected = (term: string): RegExp =>
  new RegExp(`\\b${plain(term).replace(/[-–]/g, "[-–]").replace(/y$/, "(y|ies)")}`);

const all = articleTexts();

const CHAPTER = /^(foundations|more-games)\//;

const tagsIn = (tree: ArticleNode, name: string): ArticleNode[] =>
  [...nodesOf(tree)].filter((node) => isTag(node, name));

/** Returns the list of a key in the front matter, which is in brackets or has an item per line. */
const listed = (matter: string, key: string): readonly string[] =>
  new RegExp(`^${key}:(.*(?:\\n[ \\]-].*)*)`, "m").exec(matter)?.[1]?.match(/[\w/-]*\w/g) ?? [];

const orderOf = ({ matter }: ArticleText): string | undefined =>
  /^order: *(\d+)/m.exec(matter)?.[1];
const languageOf = ({ file }: ArticleText): string | undefined => file.split("/")[1];
const sectionOf = ({ slug }: ArticleText): string | undefined => slug.split("/")[0];

function* references(article: ArticleText): Iterable<string> {
  const { file, matter } = article;
  for (const other of all)
    if (
      other.file !== file &&
      languageOf(other) === languageOf(article) &&
      sectionOf(other) === sectionOf(article) &&
      orderOf(other) === orderOf(article)
    )
      // prettier-ignore
      yield `use another order: ${other.file} also has order: ${orderOf(article)}`;
  for (const slug of listed(matter, "prerequisites"))
    if (!all.some((other) => other.slug === slug))
      yield `use the slug of an article in prerequisites, such as foundations/mex, instead of ${slug}`;
  for (const key of listed(matter, "sources"))
    if (!sources.some((source) => source.key === key))
      yield `add ${key} to content/sources.json, or use a key of that file in sources`;
}

/** The attributes of the tag Board. */
const BOARD: Record<"position" | "others" | Exclude<keyof BoardSetup, "positions">, true> = {
  game: true,
  position: true,
  others: true,
  opponent: true,
  first: true,
  values: true,
  shows: true,
  adjusts: true,
  misere: true,
  name: true,
  follows: true,
  carriesOn: true,
};

/** Returns the texts of an attribute that is a string or a list of strings; an empty list if it is computed. */
function textsOf(node: ArticleNode, name: string): readonly string[] {
  const value = node.attributes?.find((attribute) => attribute.name === name)?.value;
  if (typeof value === "string") return [value];
  try {
    return [JSON.parse(attributeOf(node, name) ?? "[]") as string | string[]].flat();
  } catch {
    return [];
  }
}

function* boards(tree: ArticleNode): Iterable<string> {
  const attributes = tagsIn(tree, "Board").flatMap((board) => board.attributes ?? []);
  for (const { name } of attributes)
    if (name !== undefined && !Object.hasOwn(BOARD, name))
      yield `use an attribute of components/boards/Board.astro instead of ${name} in <Board>`;
  for (const node of [...tagsIn(tree, "Board"), ...tagsIn(tree, "CheckPosition")])
    for (const id of textsOf(node, "game")) {
      const game = findGame(id);
      if (!game)
        yield `use a game of src/games/rulesets/ in <${node.name}> instead of game="${id}"`;
      for (const text of [...textsOf(node, "position"), ...textsOf(node, "others")])
        try {
          game?.rules.parse(text);
        } catch (error) {
          yield `correct the position "${text}" in <${node.name} game="${id}">: ${String(error)}`;
        }
    }
}

function* numbering(tree: ArticleNode): Iterable<string> {
  for (const name of ["Theorem", "Exercise"]) {
    const numbers = tagsIn(tree, name).map((node) => attributeOf(node, "n"));
    const expected = numbers.map((_, i) => String(i + 1));
    if (numbers.join() !== expected.join())
      yield `number each <${name}> from 1 without gaps: n is ${numbers.join()}`;
  }
}

function* exercises(tree: ArticleNode): Iterable<string> {
  for (const exercise of tagsIn(tree, "Exercise")) {
    const n = attributeOf(exercise, "n");
    if (tagsIn(exercise, "Answer").length !== 1) yield `add one <Answer> to exercise ${n}`;
    const isChecked = tagsIn(exercise, "Check").length > 0;
    if (isChecked && tagsIn(exercise, "Hint").length === 0)
      yield `add a <Hint> to exercise ${n}: the feedback to a wrong number links to it`;
  }
}

/** Checks chapters only: pages of problems and reference pages state theorems that chapters prove. */
function* theorems({ slug, tree }: ArticleText): Iterable<string> {
  if (!CHAPTER.test(slug)) return;
  const blocks = (tree.children ?? []).flatMap((node) =>
    isTag(node, "Fold") ? (node.children ?? []) : [node],
  );
  for (const [start, block] of blocks.entries()) {
    if (!isTag(block, "Theorem")) continue;
    const rest = blocks.slice(start + 1);
    const end = rest.findIndex(({ type, depth }) => type === "heading" && depth === 2);
    const section = end < 0 ? rest : rest.slice(0, end);
    const next = section.findIndex((node) => isTag(node, "Theorem"));
    const own = next < 0 ? section : section.slice(0, next);
    const proof = own.findIndex((node) => tagsIn(node, "Proof").length > 0);
    const isReferred = own.slice(0, 2).some((node) => tagsIn(node, "PageLink").length > 0);
    const n = attributeOf(block, "n");
    if (proof < 0 && !isReferred)
      yield `add a <Proof> after theorem ${n}, or a <PageLink> to where it is proved`;
    if (!section.slice(Math.max(0, proof)).some(isCellNode))
      yield `add a cell that checks theorem ${n} after its proof, in the same section`;
  }
}

function* glossary({ file, slug, text, tree }: ArticleText): Iterable<string> {
  if (!file.startsWith("content/en/")) return;
  const prose = plain(`${text.replace(/```[^]*?```/g, "")} ${proseOf(tree)}`);
  const own = terms.filter(({ article }) => article === slug);
  for (const { term } of own.filter(({ term }) => !inflected(term).test(prose)))
    yield `introduce “${term}”, or set another article for it in glossary.json`;
  const known = terms.map(({ term }) => plain(term));
  for (const node of tagsIn(tree, "Term")) {
    const used = plain(attributeOf(node, "of") ?? proseOf(node));
    if (!known.includes(used)) yield `add “${used}” to glossary.json`;
  }
  const heads = tagsIn(tree, "Definition").map((node) => attributeOf(node, "term"));
  for (const { term, article } of terms)
    if (heads.includes(term) && article !== slug)
      yield `refer to “${term}” by <Term>: ${article} defines it`;
}

function* code({ text, tree }: ArticleText): Iterable<string> {
  const blocks = [...text.matchAll(/```ts[^\n]*\n([^]*?)```/g)].map(([, block = ""]) => block);
  for (const line of blocks.join("\n").split("\n"))
    if (line.length > 80) yield `break the line of code after 80 columns: ${line}`;
  const judged = tagsIn(tree, "Exercise")
    .map((exercise) => [...nodesOf(exercise)])
    .filter((inside) => inside.some((node) => isTag(node, "CodeExercise")))
    .flat();
  for (const node of nodesOf(tree))
    if (node.type === "code" && node.lang !== "text" && !isCellNode(node) && !judged.includes(node))
      yield `make this code a cell, or a <Listing> of a file: ${node.value?.slice(0, 60)}`;
  const prose = text.replace(/```[^]*?```/g, "").replace(/`[^`\n]*`/g, "");
  for (const [, tag = ""] of prose.matchAll(/<([A-Z]\w*)/g))
    if (!tags.includes(tag)) yield `use a tag of components/author.ts instead of <${tag}>`;
  for (const [, from = ""] of prose.matchAll(/^import .*? from "(.*?)";$/gm))
    if (!/^(grundy$|@src\/problems\/)/.test(from)) yield `import nothing from ${from}`;
}

/** Attributes whose text is displayed. */
const SHOWN = ["title", "summary", "label"];

function* typography({ matter, text, tree }: ArticleText): Iterable<string> {
  const nodes = [...nodesOf(tree)];
  const matterTexts = [...matter.matchAll(/^ *-? *(?:title|summary|idea): ("?)(.*)\1$/gm)];
  const shown = [
    ...nodes.filter(({ type }) => type === "text").map(({ value = "" }) => value),
    ...nodes.flatMap((node) => SHOWN.flatMap((name) => attributeOf(node, name) ?? [])),
    ...matterTexts.map(([, , value = ""]) => value),
  ];
  const faults: [RegExp, string][] = [
    [/["']/, "use curly quotes"],
    [/\s-{1,3}\s|[^-]--[^-]/, "use a dash instead of hyphens"],
    [/\.\.\./, "use … instead of three dots"],
    [/[^\s] {2,}[^\s]/, "use single spaces"],
  ];
  for (const [fault, advice] of faults)
    for (const value of shown.filter((value) => fault.test(value))) yield `${advice}: ${value}`;
  if (/\b(TODO|FIXME)\b/.test(text)) yield "resolve TODO or FIXME";
  for (const { type, children } of nodes)
    if (type === "list" && children?.length === 1)
      yield `do not begin a paragraph with a number and a full stop: ${children.map(proseOf).join()}`;
}

function* formulas(tree: ArticleNode): Iterable<string> {
  for (const { children = [] } of nodesOf(tree)) {
    for (const [i, { type, value = "" }] of children.entries()) {
      if (!/math$/i.test(type)) continue;
      if (/[a-z]\.[a-z]|[a-z]\[/i.test(value))
        yield `move the expression out of the formula, where it is typeset as variables: ${value}`;
      const after = children[i + 1];
      if (after && /^\s+[,.;:!?)]/.test(proseOf(after)))
        yield `put the punctuation directly after the formula: ${value}`;
    }
  }
}

function* length({ slug, tree }: ArticleText): Iterable<string> {
  const minutes = minutesOf(sum(readingTimes((tree.children ?? []) as MdastNode[])));
  if (CHAPTER.test(slug) && minutes > 21)
    yield `put optional parts into <Fold>: the rest takes ${minutes} minutes, at most 21`;
}

const textOf = (output: Output): string => {
  if (output.kind === "shown") return output.bundle["text/plain"];
  if (output.kind === "cut") return `(${output.count} more)`;
  if (output.kind === "progress") throw new Error("Cannot record output: it must not be progress");
  const { name, message } = output.failure;
  return `${name}: ${message}`;
};

/** Yields the values of sequences that link to a game of the laboratory, and the laboratory's values. */
function* tables(outputs: readonly Output[]): Iterable<[shown: unknown, computed: unknown]> {
  for (const output of outputs) {
    const bundle = output.kind === "shown" ? output.bundle : undefined;
    const sequence = bundle?.["application/vnd.grundy.sequence+json"];
    const name = sequence && gameOf(sequence);
    if (sequence === undefined || name === undefined) continue;
    const game = readGame(name);
    if (game.kind !== "heaps") throw new Error(`${name} is not a game of heaps`);
    const table = tableOf(game);
    const end = sequence.start + sequence.values.length;
    table.grow(end);
    yield [sequence.values, [...table.values.subarray(sequence.start, end)]];
  }
}

describe.each(all)("$file", (article) => {
  const { file, text, tree } = article;

  test("follows the rules for articles", () => {
    const changes = [
      ...references(article),
      ...boards(tree),
      ...numbering(tree),
      ...exercises(tree),
      ...theorems(article),
      ...glossary(article),
      ...code(article),
      ...typography(article),
      ...formulas(tree),
      ...length(article),
    ];
    expect(changes, `change in ${file}`).toEqual([]);
  });

  test("has cells whose outputs match the snapshot (after a review, update it with -u)", async () => {
    const { cells } = await runCells(file, articleCells(text));
    for (const [shown, computed] of tables(cells.flatMap(({ outputs }) => outputs)))
      expect(shown).toEqual(computed);
    if (cells.length === 0) return;
    const record = cells
      .filter(({ solution }) => solution !== true)
      .map(({ number, outputs }) => `Out [${number}]\n${outputs.map(textOf).join("\n")}\n`)
      .join("\n");
    expect(record).toMatchSnapshot();
  });
});
