import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { judgeTerminal as texts } from "../../i18n/en/judge-terminal.ts";
import { fill } from "../../i18n/fill.ts";
import type { Problem } from "../../problems/problem.ts";
import { Mistake } from "./mistake.ts";
import { codeOf } from "./why-not-started.ts";

/** The names of the files that hold a failure: its input, and the right output. */
interface FailureFiles extends Record<string, string> {
  readonly input: string;
  readonly output: string;
}

/**
 * Makes a folder ready, and returns what writes into it the input of some cases, and its right output.
 *
 * @throws {Mistake} where it cannot be written into, then and now.
 */
export function openFolder(
  folder: string,
): (problem: Problem, cases: readonly unknown[], right: readonly string[]) => FailureFiles {
  /** Does something in the folder. */
  const within = (act: () => void): void => {
    try {
      act();
    } catch (error) {
      const code = codeOf(error);
      if (code === undefined) throw error;
      throw new Mistake(fill(texts.notWritten, { folder: JSON.stringify(folder), code }));
    }
  };
  within(() => {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  });
  return (problem, cases, right) => {
    const input = join(folder, `${problem.id}.in`);
    const output = join(folder, `${problem.id}.ans`);
    within(() => {
      writeNew(input, problem.print(cases));
      writeNew(output, right.map((line) => `${line}\n`).join(""));
    });
    return { input, output };
  };
}

/** Writes a file in place of what is there: a symbolic link is replaced, and what it leads to is left alone. */
function writeNew(file: string, text: string): void {
  rmSync(file, { force: true });
  writeFileSync(file, text, { flag: "wx" });
}
