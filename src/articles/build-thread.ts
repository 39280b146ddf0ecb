import { parentPort } from "node:worker_threads";
import type { CellText, CheckCells, Declarations } from "../notebook/check-cells.ts";
import { knownMistakes } from "../problems/known-mistakes.ts";

let check: CheckCells | undefined;

/** What takes seconds, which `callThread` calls. TypeScript is loaded when it is needed. */
const work = {
  knownMistakes,
  /** The texts that TypeScript derives from the library and the globals of cells. */
  libraryTexts: async () => {
    const { declarations, typeBundle } = await import("./library/declarations.ts");
    const { reference } = await import("./library/reference.ts");
    return {
      /** Types and doc comments of the published modules. */
      grundy: typeBundle("grundy"),
      notebook: typeBundle("notebook"),
      declarations: declarations(),
      /** What the page of the library explains. */
      reference: reference(),
    };
  },
  /** The type errors of an article's cells. All articles have the same declarations. */
  checkCells: async (declarations: Declarations, cells: readonly CellText[]) => {
    const { cellChecker } = await import("../notebook/check-cells.ts");
    check ??= cellChecker(declarations);
    return check(cells);
  },
};

export type Work = typeof work;

async function answer(name: keyof Work, given: readonly never[]): Promise<void> {
  const run: (...given: never[]) => Promise<unknown> = work[name];
  parentPort?.postMessage(await run(...given));
}

parentPort?.on("message", ({ name, given }: { name: keyof Work; given: never[] }) => {
  void answer(name, given);
});
