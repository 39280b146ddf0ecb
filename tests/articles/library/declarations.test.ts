import { createProgram, getPreEmitDiagnostics, ScriptTarget } from "typescript";
import { expect, test } from "vitest";
import { declarations } from "../../../src/articles/library/declarations.ts";
import { closedHost } from "../../../src/notebook/types/check-cells.ts";
import { declarationFiles } from "../../../src/notebook/types/declarations.ts";

test("the declarations that cells are checked against are whole, and right by themselves", () => {
  const files = declarationFiles(declarations());
  const program = createProgram({
    rootNames: files.map(({ fileName }) => fileName),
    options: { strict: true, noLib: true, noEmit: true, types: [], target: ScriptTarget.ES2023 },
    host: closedHost(new Map(files.map((file) => [file.fileName, file]))),
  });
  const said = getPreEmitDiagnostics(program);
  expect(said.map(({ messageText }) => messageText)).toEqual([]);
});
