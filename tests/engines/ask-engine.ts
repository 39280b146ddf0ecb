import { afterAll, afterEach, beforeAll, describe, inject } from "vitest";
import { askAttacks } from "./ask-attacks.ts";
import { askBoards } from "./ask-boards.ts";
import { askCells } from "./ask-cells.ts";
import { askEditor } from "./ask-editor.ts";
import { askPages } from "./ask-pages.ts";
import { askReading } from "./ask-reading.ts";
import type { Engine } from "./engine.ts";
import type { EngineName } from "./find-engines.ts";
import { Reader } from "./reader.ts";

/** Opens a page of the site. */
type Open = (path: string) => Promise<Reader>;

export interface Visits {
  /** As a new visitor. */
  readonly visit: Open;
  /** As the visitor of the test before, where it does not matter what that one did; of other tests' no one. */
  readonly revisit: Open;
}

/** What every engine is asked, and of what. */
const questions: Readonly<Record<string, (visits: Visits) => void>> = {
  pages: askPages,
  cells: askCells,
  boards: askBoards,
  editor: askEditor,
  reading: askReading,
  attacks: askAttacks,
};

/**
 * The same tests in each engine, if it is here: one file an engine, so that the engines work side by side, and
 * each is started once. A page's errors, and breaches of its policy, fail them.
 */
export function askEngine(
  name: EngineName,
  start: (programs: readonly string[]) => Promise<Engine>,
): void {
  const programs = inject("engines")[name];
  describe.skipIf(!programs)(name, () => {
    let engine: Engine;
    let reader: Reader;
    beforeAll(async () => {
      engine = await start(programs ?? []);
      reader = new Reader(engine, inject("site"));
    });
    afterEach(() => reader.leave());
    afterAll(() => engine.end());

    let known = false;
    const visit: Open = async (path) => {
      await reader.forget();
      await reader.open(path);
      known = true;
      return reader;
    };
    const revisit: Open = async (path) => {
      if (!known) return visit(path);
      await reader.open(path);
      return reader;
    };
    describe.each(Object.entries(questions))("%s", (_, ask) => {
      beforeAll(() => void (known = false));
      ask({ visit, revisit });
    });
  });
}
