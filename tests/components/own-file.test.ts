import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { denoCode } from "../../components/cell/download/deno-code.ts";
import {
  openFile,
  ownCode,
  saveCells,
  saveFile,
  type OpenedFile,
} from "../../components/cell/download/own-file.ts";
import { itemAt } from "../../src/games/theory/item-at.ts";
import { compileOrFault } from "../../src/notebook/compile.ts";
import { articleTexts, nodesOf } from "../support/article-text.ts";

const addresses = {
  grundy: "https://example.org/games/lib/grundy.js",
  notebook: "https://example.org/games/lib/notebook.js",
};

const opened = (text: string): OpenedFile => {
  const found = openFile(text);
  if (typeof found === "string") throw new Error(found);
  return found;
};

/** A file that is opened, changed as `change` says, and saved. */
function again(text: string, change = (code: string): string => code): string {
  const { cells, file } = opened(text);
  const saved = cells.map((cell, i) => {
    const own = { ...cell, n: i + 1, text: change(cell.text) };
    return { own, compiled: compileOrFault({ number: 1, code: own.text }) };
  });
  return saveFile(file, saveCells(saved, addresses));
}

/** The text of a file, as Jupyter writes it. */
function fileOf(cells: readonly object[], language = "typescript"): string {
  const metadata = { kernelspec: { name: "x", language }, mine: [1] };
  return `${JSON.stringify({ nbformat: 4, metadata, cells, nbformat_minor: 5 }, null, 1)}\n`;
}

const codeCell = (source: string | readonly string[], outputs: readonly unknown[] = []) => ({
  cell_type: "code",
  id: "a",
  metadata: { tags: ["b"] },
  source,
  execution_count: 3,
  outputs,
});

describe("a file that is opened and saved", () => {
  test("is the same where nothing was changed, whatever its cells hold", () => {
    const cell = fc.record({
      cell_type: fc.constantFrom("code", "markdown", "raw", "heading"),
      source: fc.oneof(fc.string(), fc.array(fc.string())),
      metadata: fc.dictionary(fc.string(), fc.jsonValue()),
      outputs: fc.array(fc.jsonValue()),
    });
    fc.assert(
      fc.property(fc.array(cell), fc.constantFrom("typescript", "python", "R"), (cells, name) => {
        const file = fileOf(cells, name);
        expect(again(file)).toBe(file);
      }),
    );
  });

  test("has new text and no outputs where a cell was changed, and the rest of the cell", () => {
    const file = fileOf([codeCell("1 + 1", [{ output_type: "x" }])]);
    const { cells } = JSON.parse(again(file, (code) => `${code};`)) as { cells: object[] };
    expect(cells).toEqual([
      {
        ...codeCell(
          `import { show, input, console } from "${addresses.notebook}";\nawait show.result(1 + 1);`,
        ),
        execution_count: null,
      },
    ]);
  });

  test("has the outputs of a run here", () => {
    const { cells } = opened(fileOf([codeCell("1 + 1")]));
    const own = { ...itemAt(cells, 0), n: 1 };
    const outputs = [
      { kind: "shown", bundle: { "text/plain": "2" } },
      { kind: "failure", failure: { name: "Error", message: "no" } },
    ] as const;
    expect(saveCells([{ own, outputs }], addresses)).toMatchObject([
      {
        outputs: [
          { output_type: "display_data", data: { "text/plain": "2" } },
          { output_type: "error", ename: "Error", evalue: "no" },
        ],
      },
    ]);
  });

  test("keeps programs in C++ and Python with their input", () => {
    const own = {
      n: 1,
      kind: "cpp",
      text: "int main() {}\n",
      input: "3\n",
      cell: 0,
      hash: "",
    } as const;
    const file = saveFile(undefined, saveCells([{ own }], addresses));
    expect(opened(file).cells).toMatchObject([{ kind: "cpp", text: own.text, input: own.input }]);
  });
});

describe("the code of a cell of a file", () => {
  test("is that from which the file was made, in every article", () => {
    const codes = articleTexts().flatMap(({ tree }) =>
      [...nodesOf(tree)].flatMap(({ type, lang, meta, value = "" }) =>
        type === "code" && lang === "ts" && /^cell\b/.test(meta ?? "") ? [value] : [],
      ),
    );
    expect(codes.length).toBeGreaterThan(50);
    for (const code of codes) {
      const written = denoCode(code, compileOrFault({ number: 1, code }), addresses.grundy);
      expect(ownCode(`import { show } from "${addresses.notebook}";\n${written}`)).toBe(code);
    }
  });

  test("in another language is kept, and does not run", () => {
    expect(opened(fileOf([codeCell(["print(1)\n", "x"])], "python")).cells).toMatchObject([
      { kind: "kept", text: "print(1)\nx" },
    ]);
  });

  test("with many brackets is read in time", () => {
    const code = `await show.result(${")".repeat(19_000)} x`;
    const began = performance.now();
    ownCode(code);
    ownCode(`${code}${"//".repeat(40_000)}`);
    expect(performance.now() - began).toBeLessThan(2000);
  });
});

describe("what is no notebook is refused:", () => {
  test.for([
    ["nothing", "", "damaged"],
    ["half of one", fileOf([codeCell("1")]).slice(0, 50), "damaged"],
    ["another JSON", "[1]", "damaged"],
    ["cells that are none", fileOf([{ a: 1 }]), "damaged"],
    ["version 3", JSON.stringify({ nbformat: 3, worksheets: [] }), "old"],
    ["version 3 with cells", JSON.stringify({ nbformat: 3, cells: [] }), "old"],
    ["too many cells", fileOf(Array.from({ length: 501 }, () => codeCell("1"))), "many"],
    ["21 MB", " ".repeat(21e6), "large"],
  ] as const)("%s", ([, text, fault]) => {
    expect(openFile(text)).toBe(fault);
  });
});
