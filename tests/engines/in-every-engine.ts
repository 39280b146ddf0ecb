import { afterAll, afterEach, beforeAll, describe, inject } from "vitest";
import type { Engine } from "./engine.ts";
import { engineNames, type EngineName } from "./find-engines.ts";
import { startFirefox } from "./firefox.ts";
import { Reader } from "./reader.ts";
import { startWebkit } from "./webkit.ts";

const start: Readonly<Record<EngineName, (programs: readonly string[]) => Promise<Engine>>> = {
  firefox: startFirefox,
  webkit: startWebkit,
};

/** Opens a page of the site. */
type Open = (path: string) => Promise<Reader>;

export interface Visits {
  /** As a new visitor. */
  readonly visit: Open;
  /** As the visitor of the test before, where it does not matter what that one did. */
  readonly revisit: Open;
}

/** The same tests in each engine that is here. A page's errors, and breaches of its policy, fail them. */
export function inEveryEngine(tests: (visits: Visits) => void): void {
  const found = inject("engines");
  describe.each(engineNames)("%s", (name) => {
    const programs = found[name];
    describe.skipIf(!programs)("runs the site", () => {
      let engine: Engine;
      let reader: Reader;
      beforeAll(async () => {
        engine = await start[name](programs ?? []);
        reader = new Reader(engine, inject("site"));
      });
      afterEach(() => reader.leave());
      afterAll(() => engine.end());

      const revisit: Open = async (path) => {
        await reader.open(path);
        return reader;
      };
      const visit: Open = async (path) => {
        await reader.forget();
        return revisit(path);
      };
      tests({ visit, revisit });
    });
  });
}
