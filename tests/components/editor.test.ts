import { expect, test } from "vitest";
import { cellFaults } from "../../components/cell/cell-editing.ts";
import { compileOrFault } from "../../src/notebook/compile.ts";
import { Session } from "../../src/notebook/session.ts";
import { typescriptLanguage } from "@codemirror/lang-javascript";
import { autoImport } from "../../components/editor/completion-source.ts";
import { highlightCode } from "@lezer/highlight";
import { codeHighlighter, tokenColours } from "../../components/editor/code-highlighter.ts";

const sessionOf = (...codes: readonly string[]): Session =>
  new Session(
    "en",
    codes.map((code, i) => ({ code, compiled: compileOrFault({ number: i + 1, code }) })),
    () => Promise.reject(new Error("there is no kernel")),
    () => {},
  );

const found = (codes: readonly string[], number: number) => cellFaults(sessionOf(...codes), number);

test("cellFaults marks the first use of a name that a later cell declares", () => {
  expect(found(["1;\n  x.b + $b;", "const $b = 1;"], 1)).toEqual([
    { line: 2, column: 9, message: "$b is declared further down, in cell 2" },
  ]);
});

test("cellFaults marks the position of a fault that prevents compilation", () => {
  expect(found(['\nimport { a } from "./a.js";'], 1)).toEqual([
    {
      line: 2,
      column: 1,
      message: 'A cell can only import from "grundy", found "./a.js"',
    },
  ]);
});

test("cellFaults returns no faults for a cell that can run", () => {
  expect(found(["const a = 1;", "a;"], 2)).toEqual([]);
});

/** Returns the code of a cell after the import of a chosen name. */
function withImport(code: string, name: string): string {
  const added = autoImport(typescriptLanguage.parser.parse(code), code, name);
  return added ? code.slice(0, added.from) + added.insert + code.slice(added.from) : code;
}

test.each([
  ["above code without imports", "mex", 'import { mex } from "grundy";\nmex', "mex"],
  [
    "into the braces of an existing import",
    'import { nim } from "grundy";\nmex',
    'import { nim, mex } from "grundy";\nmex',
    "mex",
  ],
  ["into empty braces", 'import {} from "grundy";', 'import { mex } from "grundy";', "mex"],
  [
    "into braces over several lines with a trailing comma",
    'import {\n  nim,\n  nimSum,\n} from "grundy";',
    'import {\n  nim,\n  nimSum, mex,\n} from "grundy";',
    "mex",
  ],
  [
    "into braces as a type",
    "import { nim } from 'grundy';",
    "import { nim, type Take } from 'grundy';",
    "type Take",
  ],
  [
    "into a new line if there is only a namespace import",
    'import * as g from "grundy";\nmex',
    'import { mex } from "grundy";\nimport * as g from "grundy";\nmex',
    "mex",
  ],
  [
    "into a new line if there is only a type import",
    'import type { Take } from "grundy";',
    'import { mex } from "grundy";\nimport type { Take } from "grundy";',
    "mex",
  ],
])("autoImport inserts a chosen name %s", (_, code, expected, name) => {
  expect(withImport(code, name)).toBe(expected);
});

test.each([
  ["it is already imported", 'import { mex } from "grundy";'],
  ["another name is imported with this alias", 'import { nim as mex } from "grundy";'],
  ["the cell declares it", "const mex = 1;"],
  ["a parameter has this name", "const f = (mex: number) => mex;"],
])("autoImport does not import a name if %s", (_, code) => {
  expect(withImport(code, "mex")).toBe(code);
});

/** Returns the editor's highlighted runs of a text, each with its token. */
function runs(code: string): [text: string, token: string][] {
  const found: [string, string][] = [];
  const put = (text: string, classes: string) => found.push([text, classes.replace("t-", "")]);
  const tree = typescriptLanguage.parser.parse(code);
  highlightCode(code, tree, codeHighlighter, put, () => found.push(["\n", ""]));
  return found;
}

test("codeHighlighter assigns the listings' tokens to each kind of word", () => {
  const code = 'const f = (n: Take) => mex([1]).b; // "all"\nreturn `a` + this';
  const notice = runs(code).filter(([text, token]) => token !== "" && text.trim() !== "");
  expect(notice).toEqual([
    ["const", "keyword"],
    ["=", "keyword"],
    ["Take", "name"],
    ["=>", "keyword"],
    ["mex", "function"],
    ["1", "constant"],
    ['// "all"', "comment"],
    ["return", "keyword"],
    ["`a`", "string"],
    ["+", "keyword"],
    ["this", "constant"],
  ]);
});

test("codeHighlighter preserves the text and uses only tokens of `tokenColours`", () => {
  for (const code of ["", "a", "\n\n", "let = ;\n`${", "const x = /a/g;\n\n"]) {
    const found = runs(code);
    expect(found.map(([text]) => text).join("")).toBe(code);
    for (const [, token] of found) expect(["", ...Object.keys(tokenColours)]).toContain(token);
  }
});
