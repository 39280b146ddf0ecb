import { gzipSync } from "node:zlib";
import {
  createPrinter,
  createProgram,
  createSourceFile,
  getPreEmitDiagnostics,
  ScriptTarget,
} from "typescript";
import { expect, test } from "vitest";
import { declarations } from "../../src/articles/library/declarations.ts";
import {
  completionsText,
  laidOutDeclaration,
  type Completions,
} from "../../src/articles/library/entries.ts";
import { reference } from "../../src/articles/library/reference.ts";
import * as library from "../../src/grundy.ts";
import { createInput } from "../../src/notebook/input.ts";
import { createShow } from "../../src/notebook/show.ts";
import { closedHost, declarationFiles } from "../../src/notebook/check-cells.ts";

const completions = JSON.parse(completionsText(reference())) as Completions;
const named = (name: string) => completions.library.find((offer) => offer.name === name);

test("every value that the library exports is offered, with a signature and its doc comment", () => {
  for (const [name, value] of Object.entries(library)) {
    const offer = named(name);
    expect(offer?.kind === "function", name).toBe(
      typeof value === "function" && name !== "InputError",
    );
    expect(offer?.signature, name).toMatch(/^(: |\(|<)/);
    expect(offer?.doc, name).toMatch(/\w{3}/);
  }
});

test.each([
  ["show", createShow(() => {})],
  [
    "input",
    createInput(
      () => {},
      () => undefined,
    ),
  ],
])("the members of %s are offered, and no others", (name, value) => {
  const given = completions.given.find((one) => one.name === name);
  expect(given?.members.map((member) => member.name)).toEqual(Object.keys(value).toSorted());
  expect(given?.members.map(({ doc }) => doc)).not.toContain("");
});

test("signatures read as a cell's author would write them", () => {
  expect(named("mex")?.signature).toBe("(values: Iterable<number>): number");
  expect(named("kayles")?.signature).toBe(": OctalRuleset");
  expect(named("winningMoves")?.signature).toMatch(/convention\?: Convention\)/);
});

test("the completions are at most 19 kB, compressed", () => {
  expect(gzipSync(completionsText(reference()), { level: 9 }).length).toBeLessThanOrEqual(19_000);
});

test("the declarations for the type check of cells have no errors themselves", () => {
  const files = declarationFiles(declarations());
  const program = createProgram({
    rootNames: files.map(({ fileName }) => fileName),
    options: { strict: true, noLib: true, noEmit: true, types: [], target: ScriptTarget.ES2023 },
    host: closedHost(new Map(files.map((file) => [file.fileName, file]))),
  });
  const found = getPreEmitDiagnostics(program);
  expect(found.map(({ messageText }) => messageText)).toEqual([]);
});

const bare = createPrinter({ removeComments: true });
const meant = (code: string): string =>
  bare.printFile(createSourceFile("x.ts", code, ScriptTarget.ES2023)).replace(/\s+/g, " ");

test("a declaration keeps its code and the words of its comments, which are broken at tags alone", () => {
  const words = (code: string): string => code.replace(/\*\/|\/\*\*|^\s*\*(?!\/)/gm, " ").replace(/\s+/g, " "); // prettier-ignore
  const { library: exported, given } = reference();
  const entries = [...exported, ...given.flatMap(({ members }) => members)];
  for (const declaration of entries.flatMap(({ declarations }) => declarations)) {
    const laidOut = laidOutDeclaration(declaration);
    expect(meant(laidOut)).toBe(meant(declaration));
    expect(words(laidOut)).toBe(words(declaration));
    const comments = laidOut.split("\n").filter((line) => /^\s*(\/\*\*|\*)/.test(line));
    expect(comments.filter((line) => !/^\s*(\/\*\*|\* {2}@\w)/.test(line))).toEqual([]);
  }
});
