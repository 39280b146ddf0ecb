import { describe, expect, test } from "vitest";
import { editedCode } from "../../components/notebook/download/edited-code.ts";
import { editedNotebook } from "../../components/notebook/download/edited-notebook.ts";
import { denoCode } from "../../src/export/notebook/deno-code.ts";
import type { Notebook } from "../../src/export/notebook/nbformat.ts";
import { compile, compileOrFault } from "../../src/kernel/compile.ts";
import { articleTexts, nodesOf } from "../support/article-text.ts";

const addresses = {
  grundy: "https://example.org/games/lib/grundy.js",
  notebook: "https://example.org/games/lib/notebook.js",
};

const edited = (code: string): string =>
  editedCode(code, compileOrFault({ number: 1, code }), addresses.grundy);

/** A cell as the build writes it, after one that brings the import. */
function built(code: string): string {
  const { uses } = compile({ number: 2, code });
  const shows = uses.some((name) => name === "show" || name === "console");
  const before = { code: "const first = 0;", uses: [], shows: false };
  return denoCode([before, { code, uses, shows }], addresses)[1] ?? "";
}

describe("an edited cell for Deno", () => {
  test.each([
    "1 + 1",
    "const a = 1;\na; // (yes)",
    "(a as number[])[0]!; // (as b)",
    "show.table(rows.map((row) => row!), { caption: `a) // b` });",
    "for (const a of [1]) show(a as number);\nshow((a as number)!);",
    "show.table([1]);",
    'console.log("a)")',
    "for (const a of [1]) show(a);",
    "const a: number = 1;",
    "const text = '$trailing(';\nconst b: number = 2;",
    'import { mex } from "grundy";\nconst text = \'from "grundy"\';\nmex([0])',
    "import {\n  mex,\n} from 'grundy';\nmex([0]);\n",
    "const f = (a: number): number => a;\n[1, 2].map((x) => f(x));  ",
  ])("%j is written as the build writes it", (code) => {
    expect(edited(code)).toBe(built(code));
  });

  test("may have brackets around its last expression", () => {
    expect(edited("((1))")).toBe("((await show.result(1)))");
  });

  test("with types before its last expression on the same line is shown by Deno", () => {
    const code = "const a: number = 1; a";
    expect(edited(code)).toBe(code);
  });

  test("that cannot be compiled stays as it is", () => {
    expect(edited("const = ;")).toBe("const = ;");
  });

  test("every cell of the articles is written as the build writes it", () => {
    const codes = articleTexts().flatMap(({ tree }) =>
      [...nodesOf(tree)].flatMap(({ type, meta, value = "" }) =>
        type === "code" && /^cell\b/.test(meta ?? "") ? [value] : [],
      ),
    );
    const compiled = codes.filter((code) => !compileOrFault({ number: 1, code }).fault);
    const others = compiled.filter((code) => edited(code) !== built(code));
    expect(compiled.length).toBeGreaterThan(100);
    expect(others).toEqual([]);
  });
});

describe("a notebook with edits", () => {
  const sources = denoCode(
    ["const a = 1;", "a + 1", "a + 2"].map((code) => ({ code, uses: [], shows: false })),
    addresses,
  );
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
