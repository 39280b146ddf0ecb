import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { createProgram, getPreEmitDiagnostics, ScriptTarget } from "typescript";
import { expect, test } from "vitest";
import { declarations } from "../../src/articles/library/declarations.ts";
import { completionsText, type Completions } from "../../src/articles/library/entries.ts";
import { reference } from "../../src/articles/library/reference.ts";
import { TYPES_SIZE, typesText } from "../../src/articles/library/type-checker.ts";
import * as library from "../../src/grundy.ts";
import { createInput } from "../../src/notebook/input.ts";
import { createShow } from "../../src/notebook/show.ts";
import { closedHost } from "../../src/notebook/types/check-cells.ts";
import { declarationFiles } from "../../src/notebook/types/declarations.ts";
import type { TypeRequest } from "../../src/notebook/types/protocol.ts";
import { articleCells } from "../support/article-cells.ts";
import { checkTypes } from "../support/check-types.ts";

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

test("the completions are at most 16 kB, compressed", () => {
  expect(gzipSync(completionsText(reference()), { level: 9 }).length).toBeLessThanOrEqual(16_000);
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

test("the type checker for readers works in a scope with ECMAScript and a port alone", async () => {
  const replies: unknown[] = [];
  const self: {
    onmessage?: (event: { data: TypeRequest }) => void;
    postMessage: (reply: unknown) => void;
  } = {
    postMessage: (reply) => void replies.push(structuredClone(reply)),
  };
  runInNewContext(await typesText(), { self });
  expect(replies).toEqual(["ready"]);

  const text = readFileSync("content/en/foundations/01-who-wins.mdx", "utf8");
  const cells = articleCells(text).map(({ number, code }) => ({ number, code }));
  self.onmessage?.({ data: cells });
  expect(replies.at(-1)).toEqual({ kind: "checked", faults: [] });

  const wrong = [...cells, { number: cells.length + 1, code: "const wrong: string = 1;" }];
  self.onmessage?.({ data: wrong });
  expect(replies.at(-1)).toEqual({ kind: "checked", faults: checkTypes(wrong) });
  expect(checkTypes(wrong)).toHaveLength(1);
});

test("its text has TypeScript's notice, and the size that the page says", async () => {
  const text = await typesText();
  expect((gzipSync(text).length / 1e6).toFixed(1)).toBe(TYPES_SIZE);
  expect(text).toMatch(/Copyright \(c\) Microsoft Corporation[^]*Apache License/);
});
