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

/** The code of the cells of all articles. */
const articleCodes = articleTexts().flatMap(({ tree }) =>
  [...nodesOf(tree)].flatMap(({ type, lang, meta, value = "" }) =>
    type === "code" && lang === "ts" && /^cell\b/.test(meta ?? "") ? [value] : [],
  ),
);

const compiled = (code: string) => compileOrFault({ number: 1, code });
const written = (code: string): string => denoCode(code, compiled(code), addresses.grundy);

describe("denoCode", () => {
  test.each([
    ["shows the last expression", "1 + 1", "await show.result(1 + 1)"],
    ["awaits console calls", 'console.log("a)")', 'await console.log("a)")'],
    [
      "awaits earlier outputs at the end of the cell",
      "for (const a of [1]) show(a);",
      "for (const a of [1]) show(a);\nawait show.settled();",
    ],
    ["does not change a cell without outputs", "const a: number = 1;", "const a: number = 1;"],
    [
      "preserves types in the shown expression",
      "(a as number[])[0]!; // (as b)",
      "await show.result((a as number[])[0]!); // (as b)",
    ],
    [
      "ignores brackets in strings and comments",
      "show.table(rows.map((row) => row!), { caption: `a) // b` });",
      "await show.table(rows.map((row) => row!), { caption: `a) // b` });",
    ],
    ["shows a last expression in parentheses", "((1))", "await show.result(((1)))"],
    [
      "preserves types on earlier lines, and trailing space",
      "const f = (a: number): number => a;\n[1, 2].map((x) => f(x));  ",
      "const f = (a: number): number => a;\nawait show.result([1, 2].map((x) => f(x)));  ",
    ],
    [
      "shows a last expression between types on its line and on the next",
      "const a: number = 1; a\ninterface B {}",
      "const a: number = 1; await show.result(a)\ninterface B {}",
    ],
    [
      "replaces the library's name in an import by its address",
      'import { mex } from "grundy";\nconst text = \'from "grundy"\';',
      `import { mex } from "${addresses.grundy}";\nconst text = 'from "grundy"';`,
    ],
    [
      "replaces the library's name in an import over several lines",
      "import {\n  mex,\n} from 'grundy';\nmex([0]);\n",
      `import {\n  mex,\n} from "${addresses.grundy}";\nawait show.result(mex([0]));\n`,
    ],
    ["does not change a cell that cannot be compiled", "const = ;", "const = ;"],
  ])("%s", (_, code, expected) => {
    expect(written(code)).toBe(expected);
  });

  test("shows the last expression of every article's cell that ends with one", () => {
    const shown = articleCodes.filter((code) => compiled(code).body.includes("$trailing("));
    expect(shown.length).toBeGreaterThan(100);
    expect(shown.filter((code) => !/await (show|console)\b/.test(written(code)))).toEqual([]);
  });

  test("denoCells imports the functions that all cells can use in the first cell", () => {
    const codes = ["const a = 1;", 'console.log("b")'];
    const program = link(codes.map((code, i) => compile({ number: i + 1, code })));
    const [first] = denoCells({ cells: codes.map((code) => ({ code })), program }, addresses);
    expect(first).toBe(`import { show, console } from "${addresses.notebook}";\nconst a = 1;`);
  });
});

describe("editedNotebook", () => {
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
  const addedImport = `import { show, input, console } from "${addresses.notebook}";\n`;

  test("contains the reader's text, and no outputs of other code", () => {
    expect(codeOf([edit(2, "a + 5")], [3])).toMatchObject([
      { source: `${addedImport}const a = 1;`, execution_count: 1, outputs: [{ text: "1\n" }] },
      { source: "await show.result(a + 5)", execution_count: null, outputs: [] },
      { source: "await show.result(a + 2)", execution_count: null, outputs: [] },
    ]);
  });

  test("adds the import to the first code cell, edited or not", () => {
    const [first] = codeOf([edit(1, 'const a = 7;\nconsole.log("a")')], []);
    expect(first?.source).toBe(`${addedImport}const a = 7;\nawait console.log("a")`);
  });

  test("does not change Markdown cells and metadata", () => {
    const { cells, ...rest } = editedNotebook(notebook, [edit(2, "a")], []);
    expect(cells[0]).toEqual(notebook.cells[0]);
    expect({ ...rest, cells: [] }).toEqual({ ...notebook, cells: [] });
  });

  test("rejects a file that is not an article's notebook", () => {
    expect(() => editedNotebook({ ...notebook, cells: [] }, [], [])).toThrow(TypeError);
  });
});

const opened = (text: string): OpenedFile => {
  const found = openFile(text);
  if (typeof found === "string") throw new Error(found);
  return found;
};

/** Opens a file, changes its cells with `change`, and saves it. */
function reopen(text: string, change = (code: string): string => code): string {
  const { cells, file } = opened(text);
  const saved = cells.map((cell, i) => {
    const own = { ...cell, n: i + 1, text: change(cell.text) };
    return { own, compiled: compileOrFault({ number: 1, code: own.text }) };
  });
  return saveFile(file, saveCells(saved, addresses));
}

/** Returns the text of a file in Jupyter's layout. */
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

describe("a file that was opened and saved", () => {
  test("is identical if nothing was changed, for any cells", () => {
    const cell = fc.record({
      cell_type: fc.constantFrom("code", "markdown", "raw", "heading"),
      source: fc.oneof(fc.string(), fc.array(fc.string())),
      metadata: fc.dictionary(fc.string(), fc.jsonValue()),
      outputs: fc.array(fc.jsonValue()),
    });
    fc.assert(
      fc.property(fc.array(cell), fc.constantFrom("typescript", "python", "R"), (cells, name) => {
        const file = fileOf(cells, name);
        expect(reopen(file)).toBe(file);
      }),
    );
  });

  test("contains the new text of a changed cell, no outputs, and the cell's other fields", () => {
    const file = fileOf([codeCell("1 + 1", [{ output_type: "x" }])]);
    const { cells } = JSON.parse(reopen(file, (code) => `${code};`)) as { cells: object[] };
    expect(cells).toEqual([
      {
        ...codeCell(
          `import { show, input, console } from "${addresses.notebook}";\nawait show.result(1 + 1);`,
        ),
        execution_count: null,
      },
    ]);
  });

  test("contains the outputs of a run on the page", () => {
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

  test("preserves the kind, text and input of a new cell, also after Jupyter has saved the file", () => {
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
        // Deno's kernel would run a code cell.
        expect(cell.cell_type).toBe(kind === "ts" ? "code" : "markdown");
        // Jupyter stores a text as a list of lines.
        cell.source = String(cell.source).split(/(?<=\n)/);
        expect(opened(JSON.stringify(saved)).cells).toMatchObject([
          { kind, text, ...(isProgram ? { input } : {}) },
        ]);
      }),
    );
  });

  test("contains programs as blocks whose fence is longer than any in the program", () => {
    const own = { n: 1, kind: "python", text: '"""\n```\n"""', cell: 0, hash: "" } as const;
    const source = '````python\n"""\n```\n"""\n````';
    expect(saveCells([{ own }], addresses)).toMatchObject([{ source }]);
  });
});

describe("the code of a cell from a file", () => {
  test("is the original code, for every article's cells", () => {
    for (const code of articleCodes) {
      const written = denoCode(code, compileOrFault({ number: 1, code }), addresses.grundy);
      expect(ownCode(`import { show } from "${addresses.notebook}";\n${written}`)).toBe(code);
    }
  });

  test("is not run if it is in another language", () => {
    expect(opened(fileOf([codeCell(["print(1)\n", "x"])], "python")).cells).toMatchObject([
      { kind: "kept", text: "print(1)\nx" },
    ]);
  });

  test("is read in less than two seconds if it has many brackets", () => {
    const code = `await show.result(${")".repeat(19_000)} x`;
    const start = performance.now();
    ownCode(code);
    ownCode(`${code}${"//".repeat(40_000)}`);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

describe("openFile", () => {
  test.for([
    ["an empty file", "", "damaged"],
    ["a truncated file", fileOf([codeCell("1")]).slice(0, 50), "damaged"],
    ["JSON that is not a notebook", "[1]", "damaged"],
    ["invalid cells", fileOf([{ a: 1 }]), "damaged"],
    ["version 3", JSON.stringify({ nbformat: 3, worksheets: [] }), "old"],
    ["version 3 with cells", JSON.stringify({ nbformat: 3, cells: [] }), "old"],
    ["too many cells", fileOf(Array.from({ length: 501 }, () => codeCell("1"))), "many"],
    ["a file of 21 MB", " ".repeat(21e6), "large"],
  ] as const)("rejects %s", ([, text, fault]) => {
    expect(openFile(text)).toBe(fault);
  });
});
