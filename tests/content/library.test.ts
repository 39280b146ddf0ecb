import { describe, expect, test } from "vitest";
import { namedEntries } from "../../src/articles/library/entries.ts";
import { reference } from "../../src/articles/library/reference.ts";
import { namesOfGames } from "../../src/games/rulesets/find-game.ts";
import * as library from "../../src/grundy.ts";
import { createInput } from "../../src/notebook/input.ts";
import { OUTPUT_LIMITS } from "../../src/notebook/output-limits.ts";
import { BOARD_LIMITS } from "../../src/notebook/board-data.ts";
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

/** Every name that the library's module exports, types included. */
const exported = docs.library.map(({ name }) => name);

const members = [
  ...Object.keys(show).map((name) => `show.${name}`),
  ...Object.keys(input).map((name) => `input.${name}`),
];

test("the page explains every export, and every member of what cells are given, once", () => {
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
  test("has a law or a summary that is made of sentences, and a declaration", () => {
    expect(text).toMatch(/^[A-Z`][^]*\w{3}[^]*\.$/);
    expect([...signatures, ...declarations].length).toBeGreaterThan(0);
  });

  test("has only tags that the page shows", () => {
    const shown = ["param", "cost", "throws", "source", "example"];
    expect(tags.map((tag) => tag.name).filter((tag) => !shown.includes(tag))).toEqual([]);
  });

  test("links to names that there are", () => {
    const links = [...[text, ...tags.map((tag) => tag.text)].join(" ").matchAll(/\{@link ([^} ]+)/g)].map((match) => match[1]); // prettier-ignore
    expect(links.filter((to) => !entries.has(to ?? ""))).toEqual([]);
  });

  if (kind === "function" && Object.hasOwn(library, name)) {
    test("says what it costs, and has an example", () => {
      expect(tagged(name, "cost")).toMatch(/\.$/);
      expect(tagged(name, "example")).toContain(name);
    });
  }
});

/** The library's own refusals: "Cannot do this: the rule, current value is …". */
const OWN = /^Cannot [^:]+: .*(current|value \d+|at most)/s;

/** The name of the error with which the library refuses what is done; of another error, none. */
function refusal(work: () => unknown): string | undefined {
  try {
    work();
  } catch (error) {
    if (error instanceof Error && OWN.test(error.message)) return error.constructor.name;
  }
  return undefined;
}

type Call = (...values: unknown[]) => unknown;

const WRONG: readonly unknown[] = [-1, 0.5, 2 ** 60, "x", null, {}, [-1], ["x"], [[0.5]], []];

/** Calls of a function with wrong values, at every place and at each alone, after arguments that are right. */
function refusals(call: Call, right: readonly unknown[] = []): Set<string> {
  const calls = WRONG.flatMap((wrong) => [
    [wrong],
    [wrong, wrong],
    ...right.map((_, place) => right.with(place, wrong)),
  ]);
  return new Set(calls.flatMap((values) => refusal(() => call(...values)) ?? []));
}

/** Arguments that are right, where a wrong one beside them must be seen. */
const RIGHT: Readonly<Record<string, readonly unknown[]>> = {
  ...Object.fromEntries(
    ["options", "moves", "outcome", "grundyValue", "winningMoves", "bruteForce"].map((name) => [
      name,
      [library.nim, [1, 2]],
    ]),
  ),
  grundyTable: [library.nim, 3],
  findPeriod: [library.nim, 3],
  loopyOutcomes: [1, () => []],
  northcottOutcomes: [1, 3],
  "show.graph": [library.nim, [1, 2]],
  "show.board": [library.nim, [1, 2]],
  "show.bits": [[1, 2], { move: { heap: 0, to: 0 } }],
  "show.progress": [1, 2],
  "input.slider": ["n", { min: 0, max: 3 }],
  "input.number": ["n", { min: 0 }],
  "input.text": ["n", { value: "" }],
  "input.choice": ["n", [1]],
  "input.set": ["n", { value: [1] }],
};

const everything: Readonly<Record<string, unknown>> = {
  ...library,
  show,
  ...Object.fromEntries(Object.entries(show).map(([name, call]) => [`show.${name}`, call])),
  ...Object.fromEntries(Object.entries(input).map(([name, call]) => [`input.${name}`, call])),
};

const functionOf = (name: string): Call => everything[name] as Call;

describe("the errors that an entry says are those that it throws", () => {
  const functions = [...entries].filter(([, entry]) => entry.kind === "function");

  test.each(functions.map(([name]) => name))("%s", (name) => {
    const thrown = refusals(functionOf(name), RIGHT[name]);
    const message = tagged(name, "throws");
    for (const error of thrown) expect(message).toContain(error);
  });

  test("and the wrong arguments are refused by most functions", () => {
    const refused = functions.filter(([name]) => refusals(functionOf(name), RIGHT[name]).size > 0);
    expect(refused.length).toBeGreaterThan(25);
  });

  const rulesets = [...entries].filter(([name, entry]) => entry.kind === "constant" && name !== "input"); // prettier-ignore

  test.each(rulesets.map(([name]) => name))("a position of %s", (name) => {
    const thrown = refusals((position) => {
      library[name as "nim"].check(position as number);
    });
    expect(thrown.size).toBeGreaterThan(0);
    for (const error of thrown) expect(tagged(name, "throws")).toContain(error);
  });
});

test.each([
  ["show", [OUTPUT_LIMITS.outputs]],
  ["show.tex", [OUTPUT_LIMITS.formula]],
  ["show.table", [OUTPUT_LIMITS.rows, OUTPUT_LIMITS.columns, OUTPUT_LIMITS.cells]],
  ["show.sequence", [OUTPUT_LIMITS.values]],
  ["show.period", [OUTPUT_LIMITS.values]],
  ["show.heatmap", [OUTPUT_LIMITS.side]],
  ["show.graph", [OUTPUT_LIMITS.positions, OUTPUT_LIMITS.moves]],
  ["show.bits", [OUTPUT_LIMITS.heaps]],
  ["show.board", [BOARD_LIMITS.positions, BOARD_LIMITS.moves]],
  ["input.choice", [OUTPUT_LIMITS.choices]],
  ["input.set", [OUTPUT_LIMITS.numbers]],
])("the limits of %s are those that it has: %j", (name, limits) => {
  const message = tagged(name, "param") + tagged(name, "throws") + tagged(name, "cost");
  for (const limit of limits) expect(message).toMatch(new RegExp(`\\b${limit}\\b`));
});
