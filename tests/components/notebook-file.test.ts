import { describe, expect, test } from "vitest";
import {
  denoCode,
  editedNotebook,
  type OpenedFile,
  openFile,
  ownCode,
  saveCells,
  saveFile,
} from "../../components/cell/download/notebook-file.ts";
import { denoCells, type Notebook } from "../../src/export/notebook/notebook.ts";
import { OWN_KINDS } from "../../src/notebook/own-cells.ts";
import { compile, compileOrFault } from "../../src/notebook/compile.ts";
import { link } from "../../src/notebook/link.ts";
import { articleTexts, nodesOf } from "../support/articles.ts";
import fc from "fast-check";
import { itemAt } from "../../src/games/theory/item-at.ts";

const addresses = {
  grundy: "https://example.org/games/lib/grundy.js",
  notebook: "https://example.org/games/lib/notebook.js",
};

/** The texts of the cells of all articles. */
const articleCodes = articleTexts().flatMap(({ tree }) =>
  [...nodesOf(tree)].flatMap(({ type, lang, meta, value = "" }) =>
    type === "code" && lang === "ts" && /^cell\b/.test(meta ?? "") ? [value] : [],
  ),
);

const compiled = (code: string) => compileOrFault({ number: 1, code });
const written = (code: string): string => denoCode(code, compiled(code), addresses.grundy);

describe("a cell for Deno", () => {
  test.each([
    ["shows its last expression", "1 + 1", "await show.result(1 + 1)"],
    ["awaits its console", 'console.log("a)")', 'await console.log("a)")'],
    [
      "waits at its end where it shows something before",
      "for (const a of [1]) show(a);",
      "for (const a of [1]) show(a);\nawait show.settled();",
    ],
    ["is left alone where it shows nothing", "const a: number = 1;", "const a: number = 1;"],
    [
      "keeps the types in what it shows",
      "(a as number[])[0]!; // (as b)",
      "await show.result((a as number[])[0]!); // (as b)",
    ],
    [
      "finds brackets in texts and comments to be none",
      "show.table(rows.map((row) => row!), { caption: `a) // b` });",
      "await show.table(rows.map((row) => row!), { caption: `a) // b` });",
    ],
    ["may have brackets around its last expression", "((1))", "await show.result(((1)))"],
    [
      "keeps the types before it on other lines, and space behind it",
      "const f = (a: number): number => a;\n[1, 2].map((x) => f(x));  ",
      "const f = (a: number): number => a;\nawait show.result([1, 2].map((x) => f(x)));  ",
    ],
    [
      "may have types before its last expression on the same line, and behind it",
      "const a: number = 1; a\ninterface B {}",
      "const a: number = 1; await show.result(a)\ninterface B {}",
    ],
    [
      "imports the library by its address",
      'import { mex } from "grundy";\nconst text = \'from "grundy"\';',
      `import { mex } from "${addresses.grundy}";\nconst text = 'from "grundy"';`,
    ],
    [
      "imports many names by one address",
      "import {\n  mex,\n} from 'grundy';\nmex([0]);\n",
      `import {\n  mex,\n} from "${addresses.grundy}";\nawait show.result(mex([0]));\n`,
    ],
    ["stays as it is where it cannot be compiled", "const = ;", "const = ;"],
  ])("%s", (_, code, expected) => {
    expect(written(code)).toBe(expected);
  });

  test("in every article shows its last expression, if it ends with one", () => {
    const shown = articleCodes.filter((code) => compiled(code).body.includes("$trailing("));
    expect(shown.length).toBeGreaterThan(100);
    expect(shown.filter((code) => !/await (show|console)\b/.test(written(code)))).toEqual([]);
  });

  test("finds what the site gives every cell imported by the first", () => {
    const codes = ["const a = 1;", 'console.log("b")'];
    const program = link(codes.map((code, i) => compile({ number: i + 1, code })));
    const [first] = denoCells({ cells: codes.map((code) => ({ code })), program }, addresses);
    expect(first).toBe(`import { show, console } from "${addresses.notebook}";\nconst a = 1;`);
  });
});

describe("a notebook with edits", () => {
  const codes = ["const a = 1;", "a + 1", "a + 2"];
  const program = link(codes.map((code, i) => compile({ number: i + 1, code })));
  const sources = denoCells({ cells: codes.map((code) => ({ code })), program }, addresses);
  const notebook: Notebook = {
    nbformat: 4,
    nbformat_minor: 5,
    metadata: {},
    cells: [
      { cell_type: "markdown", id: "title", metadata: {}, source: "# A" },
      ...sources.map((source, i) => ({
        cell_type: "code" as const,
        id: `cell-${i + 1}`,
        metadata: {},
        source,
        execution_count: i + 1,
        outputs: [{ output_type: "stream" as const, name: "stdout" as const, text: "1\n" }],
      })),
    ],
  };
  const edit = (number: number, code: string) => ({
    number,
    code,
    compiled: compile({ number, code }),
  });
  const codeOf = (edits: Parameters<typeof editedNotebook>[1], stale: readonly number[]) =>
    editedNotebook(notebook, edits, stale).cells.filter(({ cell_type }) => cell_type === "code");
  const given = `import { show, input, console } from "${addresses.notebook}";\n`;

  test("has the reader's text, and no outputs of other code", () => {
    expect(codeOf([edit(2, "a + 5")], [3])).toMatchObject([
      { source: `${given}const a = 1;`, execution_count: 1, outputs: [{ text: "1\n" }] },
      { source: "await show.result(a + 5)", execution_count: null, outputs: [] },
      { source: "await show.result(a + 2)", execution_count: null, outputs: [] },
    ]);
  });

  test("imports what the site gives in its first cell, edited or not", () => {
    const [first] = codeOf([edit(1, 'const a = 7;\nconsole.log("a")')], []);
    expect(first?.source).toBe(`${given}const a = 7;\nawait console.log("a")`);
  });

  test("keeps its text, and all that is not code", () => {
    const { cells, ...rest } = editedNotebook(notebook, [edit(2, "a")], []);
    expect(cells[0]).toEqual(notebook.cells[0]);
    expect({ ...rest, cells: [] }).toEqual({ ...notebook, cells: [] });
  });

  test("is not made of a file that is no notebook of an article", () => {
    expect(() => editedNotebook({ ...notebook, cells: [] }, [], [])).toThrow(TypeError);
  });
});

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

  test("keeps the kind, text and input of a new cell, also when Jupyter has saved it", () => {
    const kind = fc.constantFrom(...OWN_KINDS);
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom("int main() {}\n", "```\n", "````cpp\na\n````"),
    );
    fc.assert(
      fc.property(kind, text, fc.string(), (kind, text, input) => {
        const isProgram = kind === "cpp" || kind === "python";
        const own = { n: 1, kind, text, cell: 0, hash: "", ...(isProgram ? { input } : {}) };
        const saved = JSON.parse(saveFile(undefined, saveCells([{ own }], addresses))) as {
          cells: { source: string | string[]; cell_type: string }[];
        };
        const cell = itemAt(saved.cells, 0);
        // Deno's kernel would run it.
        expect(cell.cell_type).toBe(kind === "ts" ? "code" : "markdown");
        // Jupyter stores a text as its lines.
        cell.source = String(cell.source).split(/(?<=\n)/);
        expect(opened(JSON.stringify(saved)).cells).toMatchObject([
          { kind, text, ...(isProgram ? { input } : {}) },
        ]);
      }),
    );
  });

  test("has programs as blocks that no fence of their own ends", () => {
    const own = { n: 1, kind: "python", text: '"""\n```\n"""', cell: 0, hash: "" } as const;
    const source = '````python\n"""\n```\n"""\n````';
    expect(saveCells([{ own }], addresses)).toMatchObject([{ source }]);
  });
});

describe("the code of a cell of a file", () => {
  test("is that from which the file was made, in every article", () => {
    for (const code of articleCodes) {
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
