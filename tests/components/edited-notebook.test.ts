import { describe, expect, test } from "vitest";
import { editedNotebook } from "../../components/cell/download/download-edited.ts";
import { compile } from "../../src/notebook/compile.ts";
import { link } from "../../src/notebook/link.ts";
import { denoCells, type Notebook } from "../../src/export/notebook/notebook.ts";

const addresses = {
  grundy: "https://example.org/games/lib/grundy.js",
  notebook: "https://example.org/games/lib/notebook.js",
};

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
