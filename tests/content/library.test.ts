import { describe, expect, test } from "vitest";
import { namedEntries } from "../../src/articles/library/entries.ts";
import { reference } from "../../src/articles/library/reference.ts";
import { namesOfGames } from "../../src/games/rulesets/find-game.ts";
import * as library from "../../src/grundy.ts";
import { createInput } from "../../src/notebook/input.ts";
import { createShow } from "../../src/notebook/show.ts";
import { articleTexts, attributeOf, isTag, nodesOf } from "../support/articles.ts";

const docs = reference();
const entries = namedEntries(docs);
const page = articleTexts("reference").filter(
  ({ file }) => file === "content/en/reference/96-library.mdx",
);
const listed = page
  .flatMap(({ tree }) => [...nodesOf(tree)])
  .filter((node) => isTag(node, "Exports"))
  .flatMap((node) => {
    const games = attributeOf(node, "games");
    return [
      ...(games === "heaps" || games === "boards" ? namesOfGames(games) : []),
      ...(attributeOf(node, "names")?.split(" ") ?? []),
    ];
  });

const show = createShow(() => {});
const input = createInput(
  () => {},
  () => undefined,
);

/** All names that the library exports, including types. */
const exported = docs.library.map(({ name }) => name);

const members = [
  ...Object.keys(show).map((name) => `show.${name}`),
  ...Object.keys(input).map((name) => `input.${name}`),
];

test("the library's page lists every export, and every member of show and input, once", () => {
  const all = [...exported, "show", "input", ...members];
  expect(listed.toSorted()).toEqual(all.toSorted());
  expect(exported).toEqual(expect.arrayContaining(Object.keys(library)));
});

const tagged = (name: string, tag: string): string =>
  (entries.get(name)?.tags ?? [])
    .filter((one) => one.name === tag)
    .map(({ text }) => text)
    .join(" ");

describe.each([...entries])("%s", (name, { kind, text, tags, signatures, declarations }) => {
  test("has a description in sentences, and a declaration", () => {
    expect(text).toMatch(/^[A-Z`][^]*\w{3}[^]*\.$/);
    expect([...signatures, ...declarations].length).toBeGreaterThan(0);
  });

  test("has only tags that the page displays", () => {
    const shown = ["param", "cost", "throws", "source", "example"];
    expect(tags.map((tag) => tag.name).filter((tag) => !shown.includes(tag))).toEqual([]);
  });

  test("links only to existing names", () => {
    const links = [...[text, ...tags.map((tag) => tag.text)].join(" ").matchAll(/\{@link ([^} ]+)/g)].map((match) => match[1]); // prettier-ignore
    expect(links.filter((to) => !entries.has(to ?? ""))).toEqual([]);
  });

  if (kind === "function" && Object.hasOwn(library, name)) {
    test("states its cost, and has an example", () => {
      expect(tagged(name, "cost")).toMatch(/\.$/);
      expect(tagged(name, "example")).toContain(name);
    });
  }
});
