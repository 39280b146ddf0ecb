import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { asText } from "../../src/judging/as-text.ts";
import type { Program } from "../../src/judging/program.ts";
import { findProblem } from "../../src/problems/registry.ts";
import { commandProgram } from "../../src/terminal/command-program.ts";
import { compiler, cppProgram, headersOnce } from "../support/cpp-program.ts";
import { whole } from "../support/extent.ts";
import { fates } from "./fates.ts";
import { MUTANTS, tryMutants } from "./try-mutants.ts";

/** A program that grows without end gets no more than 1 GB. */
const limited = ["sh", "-c", 'ulimit -v 1000000; exec "$0"'];

describe.runIf(whole && compiler !== undefined)("a C++ listing with one token changed", () => {
  const folder = mkdtempSync(join(tmpdir(), "grundy-mutants-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  // What reads beyond the end of a vector is to fail, and not to pass by chance.
  const flagsFor = headersOnce(folder, "-w", "-D_GLIBCXX_ASSERTIONS");
  const source = join(folder, "mutant.cpp");

  test.each(globSync("src/problems/*/listings/*.cpp").sort())(
    "%s is rejected, or right",
    async (file) => {
      const id = file.split(/[\\/]/).at(-3) ?? "";
      const problem = findProblem(id) ?? expect.fail(`there is no problem ${id}`);
      const compiled = (text: string): Program<unknown> | undefined => {
        writeFileSync(source, text);
        try {
          const command = [...limited, cppProgram(folder, source, ...flagsFor(source))];
          return commandProgram(
            command,
            (cases) => problem.print(cases),
            () => {},
          );
        } catch {
          return undefined;
        }
      };
      const code = readFileSync(file, "utf8");
      const fateOf = await fates(id, asText, compiled(code) ?? expect.fail("it does not compile"));
      await tryMutants(code, MUTANTS, async (text) => {
        const program = compiled(text);
        return program ? fateOf(program) : "no program";
      });
    },
  );
});
