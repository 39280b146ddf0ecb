import { cellChecker, type CheckCells } from "../../src/notebook/check-cells.ts";
import { declarations } from "../../src/articles/library/declarations.ts";

let checker: CheckCells | undefined;

/** What TypeScript says of cells, at once. The first ones wait for the declarations. */
export const checkTypes: CheckCells = (cells) => {
  checker ??= cellChecker(declarations());
  return checker(cells);
};
