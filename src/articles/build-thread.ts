import { parentPort } from "node:worker_threads";
import type { CellText, CheckCells, Declarations } from "../notebook/check-cells.ts";
import { knownMistakes } from "../problems/known-mistakes.ts";

let check: CheckCells | undefined;

/** Functions that take seconds. `callThread` calls them in this thread. TypeScript is loaded on demand. */
const work = {
  knownMistakes,
  /** Returns the texts that TypeScript derives from the library and the globals of cells. */
  libraryTexts: async () => {
    const { declarations, typeBundle } = await import("./library/declarations.ts");
    const { reference } = await import("./library/reference.ts");
    return {
      /** Types and doc comments of the published modules. */
      grundy: typeBundle("grundy"),
      notebook: typeBundle("notebook"),
      declarations: declarations(),
      /** Data of the library's reference page. */
      reference: reference(),
    };
  },
  /** Returns the type errors of an article's cells. All articles have the same declarations. */
  checkCells: async (declarations: Declarations, cells: readonly CellText[]) => {
    const { cellChecker } = await import("../notebook/check-cells.ts");
    check ??= cellChecker(declarations);
    return check(cells);
  },
};

export type Work = typeof work;

async function answer(name: keyof Work, args: readonly never[]): Promise<void> {
  const run: (...args: never[]) => Promise<unknown> = work[name];
  parentPort?.postMessage(await run(...args));
}

parentPort?.on("message", ({ name, args }: { name: keyof Work; args: never[] }) => {
  void answer(name, args);
});
