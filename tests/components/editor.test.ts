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

test("a name that is declared further down is marked where the text first has it", () => {
  expect(found(["1;\n  x.b + $b;", "const $b = 1;"], 1)).toEqual([
    { line: 2, column: 9, message: "$b is declared further down, in cell 2" },
  ]);
});

test("a text that is no program is marked at its fault", () => {
  expect(found(['\nimport { a } from "./a.js";'], 1)).toEqual([
    {
      line: 2,
      column: 1,
      message: 'A cell can import from "grundy" only, found "./a.js"',
    },
  ]);
});

test("a cell that can run has none", () => {
  expect(found(["const a = 1;", "a;"], 2)).toEqual([]);
});

/** The cell after a name was chosen in it. */
function chosen(code: string, name: string): string {
  const added = autoImport(typescriptLanguage.parser.parse(code), code, name);
  return added ? code.slice(0, added.from) + added.insert + code.slice(added.from) : code;
}

test.each([
  ["a first line where there is no import", "mex", 'import { mex } from "grundy";\nmex', "mex"],
  [
    "the braces of the import",
    'import { nim } from "grundy";\nmex',
    'import { nim, mex } from "grundy";\nmex',
    "mex",
  ],
  ["empty braces", 'import {} from "grundy";', 'import { mex } from "grundy";', "mex"],
  [
    "braces over several lines, with a comma at the end",
    'import {\n  nim,\n  nimSum,\n} from "grundy";',
    'import {\n  nim,\n  nimSum, mex,\n} from "grundy";',
    "mex",
  ],
  [
    "braces, as a type",
    "import { nim } from 'grundy';",
    "import { nim, type Take } from 'grundy';",
    "type Take",
  ],
  [
    "a line of its own beside an import of everything",
    'import * as g from "grundy";\nmex',
    'import { mex } from "grundy";\nimport * as g from "grundy";\nmex',
    "mex",
  ],
  [
    "a line of its own beside an import of types",
    'import type { Take } from "grundy";',
    'import { mex } from "grundy";\nimport type { Take } from "grundy";',
    "mex",
  ],
])("a name that is chosen goes into %s", (_, code, expected, name) => {
  expect(chosen(code, name)).toBe(expected);
});

test.each([
  ["it is imported", 'import { mex } from "grundy";'],
  ["another name is imported under it", 'import { nim as mex } from "grundy";'],
  ["the cell declares it", "const mex = 1;"],
  ["a parameter has it", "const f = (mex: number) => mex;"],
])("nothing is added where %s", (_, code) => {
  expect(chosen(code, "mex")).toBe(code);
});

/** The editor's runs of a text: each with its class. */
function runs(code: string): [text: string, token: string][] {
  const found: [string, string][] = [];
  const put = (text: string, classes: string) => found.push([text, classes.replace("t-", "")]);
  const tree = typescriptLanguage.parser.parse(code);
  highlightCode(code, tree, codeHighlighter, put, () => found.push(["\n", ""]));
  return found;
}

test("each kind of word has the colour that listings give it", () => {
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

test("no text loses a letter, and no colour is none of the listings'", () => {
  for (const code of ["", "a", "\n\n", "let = ;\n`${", "const x = /a/g;\n\n"]) {
    const found = runs(code);
    expect(found.map(([text]) => text).join("")).toBe(code);
    for (const [, token] of found) expect(["", ...Object.keys(tokenColours)]).toContain(token);
  }
});
