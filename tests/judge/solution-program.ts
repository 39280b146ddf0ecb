import { existsSync, readFileSync } from "node:fs";
import { constants, createContext, Script } from "node:vm";
import * as library from "../../src/grundy.ts";
import type { Program } from "../../src/judge/program.ts";
import type { Plain, Task } from "../../src/judge/task.ts";
import { compileOrFault } from "../../src/notebook/compile.ts";

/** The file of the right programs for a problem, each of them a function that it exports. */
export const solutionsFile = (id: string): string => `tests/judge/solutions/${id}.ts`;

/** Their text, empty where there is no such file. */
const textOf = (id: string): string =>
  existsSync(solutionsFile(id)) ? readFileSync(solutionsFile(id), "utf8") : "";

/** The names of the right programs for a problem. */
export const solutionsOf = (id: string): readonly string[] =>
  [...textOf(id).matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = ""]) => name);

/**
 * A right program for a problem as a program of this thread, with a limit of time; undefined where it cannot be compiled. Its
 * functions do not wait: a body that does is none of theirs.
 */
export function solutionProgram(
  task: Task,
  id: string,
  solution: string,
): Program<unknown> | undefined {
  const code = textOf(id);
  const { body, imports, fault } = compileOrFault({ number: 1, code: code.replaceAll(/^export /gm, "") }); // prettier-ignore
  if (fault) return undefined;
  const names = Object.entries(imports);
  const text = `((${names.map(([local]) => local).join()}) => { "use strict"; ${body}\n})(...imported)["${solution}"]`;
  return {
    run: (cases, allowed) => {
      const answers: Plain[] = [];
      // Its own global object: one that stands for another of ours would be asked at each use of `Math`.
      const context = Object.assign(createContext(constants.DONT_CONTEXTIFY), {
        imported: names.map(([, name]) => library[name as keyof typeof library]),
        calls: cases.map((one) => structuredClone(task.pass(one))),
        answer: (value: Plain) => answers.push(value),
      });
      const began = performance.now();
      const ended = (kind: "finished" | "time") =>
        Promise.resolve({ answers, end: { kind }, milliseconds: performance.now() - began });
      try {
        const all = `const program = ${text}; for (const call of calls) answer(program(...call));`;
        const limit = allowed === Infinity ? {} : { timeout: Math.ceil(allowed) };
        new Script(all).runInContext(context, limit);
        return ended("finished");
      } catch (error) {
        if ((error as { code?: string }).code === "ERR_SCRIPT_EXECUTION_TIMEOUT") {
          return ended("time");
        }
        const end = { kind: "crash", message: String(error) } as const;
        return Promise.resolve({ answers, end, milliseconds: performance.now() - began });
      }
    },
  };
}
