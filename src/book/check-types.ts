import { cellChecker, type CheckCells } from "../kernel/types/check-cells.ts";
import { declarations } from "./declarations.ts";

let checker: CheckCells | undefined;

/** What TypeScript says of an article's cells. The first article waits for the declarations. */
export const checkTypes: CheckCells = (cells) => {
  checker ??= cellChecker(declarations());
  return checker(cells);
};
