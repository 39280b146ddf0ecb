import { createProgram, createSourceFile, ScriptTarget, type Program } from "typescript";
import { declarations } from "../../../src/articles/library/declarations.ts";
import type { CellText } from "../../../src/kernel/types/cell-modules.ts";
import { closedHost } from "../../../src/kernel/types/closed-host.ts";
import { declarationFiles } from "../../../src/kernel/types/declarations.ts";

let last: Program | undefined;
let fixed: ReturnType<typeof declarationFiles> | undefined;

/** TypeScript alone: all cells as one module beside the same declarations. Returns how many faults it finds. */
export function plainTypes(cells: readonly CellText[]): number {
  fixed ??= declarationFiles(declarations());
  const text = cells.map(({ code }) => code).join("\n");
  const article = createSourceFile("/article.ts", text, ScriptTarget.ES2023);
  const files = new Map([...fixed, article].map((source) => [source.fileName, source]));
  last = createProgram({
    rootNames: [...files.keys()],
    options: { strict: true, target: ScriptTarget.ES2023, noEmit: true, noLib: true, types: [] },
    host: closedHost(files),
    ...(last && { oldProgram: last }),
  });
  return last.getSemanticDiagnostics(article).length;
}
