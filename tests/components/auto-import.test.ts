import { typescriptLanguage } from "@codemirror/lang-javascript";
import { expect, test } from "vitest";
import { autoImport } from "../../components/editor/completion-source.ts";

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
