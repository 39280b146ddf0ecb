import { gzipSync } from "node:zlib";
import { createProgram, getPreEmitDiagnostics, ScriptTarget } from "typescript";
import { expect, test, afterEach, vi } from "vitest";
import { declarations, typeBundle } from "../../src/articles/library/declarations.ts";
import { completionsText } from "../../src/articles/library/entries.ts";
import { reference } from "../../src/articles/library/reference.ts";
import { moduleText } from "../../src/articles/library/scripts.ts";
import * as library from "../../src/grundy.ts";
import { closedHost, declarationFiles } from "../../src/notebook/check-cells.ts";
import { wholeOnly } from "../support/extent.ts";
import type * as jupyter from "../../src/notebook/jupyter.ts";

test("the completions are at most 19 kB when compressed", () => {
  expect(gzipSync(completionsText(reference()), { level: 9 }).length).toBeLessThanOrEqual(19_000);
});

wholeOnly("the declarations for the type check of cells have no type errors", () => {
  const files = declarationFiles(declarations());
  const program = createProgram({
    rootNames: files.map(({ fileName }) => fileName),
    options: { strict: true, noLib: true, noEmit: true, types: [], target: ScriptTarget.ES2023 },
    host: closedHost(new Map(files.map((file) => [file.fileName, file]))),
  });
  const found = getPreEmitDiagnostics(program);
  expect(found.map(({ messageText }) => messageText)).toEqual([]);
});

/** Loads a module from its text, so that an import of another file would fail. */
async function load<Module>(text: string): Promise<Module> {
  const url = `data:text/javascript;base64,${Buffer.from(text).toString("base64")}`;
  return (await import(/* @vite-ignore */ url)) as Module;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("the library's declarations include every export", () => {
  const text = typeBundle("grundy");
  const missing = Object.keys(library).filter(
    (name) => !new RegExp(`export declare (const|function|class) ${name}\\b`).test(text),
  );
  expect(missing).toEqual([]);
});

test("the built library is one module without imports, with the same results as its source", async () => {
  const built = await load<typeof library>(await moduleText("grundy"));
  expect(Object.keys(built).sort()).toEqual(Object.keys(library).sort());
  expect(built.findPeriod(built.kayles, 200)).toEqual({
    preperiod: 71,
    period: 12,
    saltus: 0,
    provedAt: 167,
  });
});

test("a notebook's show prints text outside a Jupyter kernel", async () => {
  const lines: unknown[] = [];
  vi.spyOn(console, "log").mockImplementation((line) => void lines.push(line));
  const { input, show } = await load<typeof jupyter>(await moduleText("notebook"));
  void show([1, 2]);
  show.table([{ n: 1 }]);
  await show.result(undefined);
  await show.result(input.slider("heap", { min: 0, max: 9, value: 4 }));
  expect(lines).toEqual(["[1, 2]", "n\n1", "heap = 4", "4"]);
});

test("awaiting a notebook's show in a Jupyter kernel waits until all outputs have arrived in order", async () => {
  const arrived: unknown[] = [];
  const broadcast = async (type: string, { data }: { data: object }): Promise<void> => {
    await new Promise((done) => setTimeout(done, arrived.length === 0 ? 10 : 0));
    arrived.push([type, data]);
  };
  vi.stubGlobal("Deno", { jupyter: { broadcast } });
  const text = `${await moduleText("notebook")}// in a kernel`;
  const { show, console: printer } = await load<typeof jupyter>(text);
  void show(1);
  void printer.log("two");
  await show("three");
  const plain = (value: string) => ["display_data", { "text/plain": value }];
  expect(arrived).toEqual([plain("1"), plain("two"), plain("three")]);
});
