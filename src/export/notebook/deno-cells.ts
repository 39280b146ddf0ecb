import { denoCode } from "@components/cell/download/deno-code.ts";
import type { RunArticle } from "../../articles/run-cells.ts";
import { itemAt } from "../../games/theory/item-at.ts";

/** Addresses of the modules that a downloaded cell imports. */
interface ModuleAddresses {
  readonly grundy: string;
  readonly notebook: string;
}

/** Names that the site gives to every cell, and that a notebook has to import. */
const GIVEN = ["show", "input", "console"];

/**
 * The code of an article's cells as it runs in Deno, cell by cell in one scope; before the first cell stands an import of
 * what the site gives every cell.
 */
export function denoCells(
  {
    cells,
    program,
  }: Pick<RunArticle, "program"> & { readonly cells: readonly { readonly code: string }[] },
  { grundy, notebook }: ModuleAddresses,
): readonly string[] {
  const used = new Set(["show", ...program.flatMap(({ uses }) => uses)]);
  const names = GIVEN.filter((name) => used.has(name)).join(", ");
  const given = `import { ${names} } from ${JSON.stringify(notebook)};\n`;
  return cells.map(
    ({ code }, i) => (i === 0 ? given : "") + denoCode(code, itemAt(program, i), grundy),
  );
}
