import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { laboratoryRules } from "../src/i18n/en/laboratory-rules.ts";
import { globFiles } from "./support/glob-files.ts";

// Runs every `@example` in the library's documentation: `expression; // value` is an equation, all other lines are
// code.
const root = fileURLToPath(new URL("../", import.meta.url));
const files = globFiles("src/{games/theory,games/rulesets,problems,octal}/**/*.ts", root);
const modules = await Promise.all(
  files.map(
    (file) => import(/* @vite-ignore */ pathToFileURL(`${root}${file}`).href) as Promise<object>,
  ),
);
const everything: Readonly<Record<string, unknown>> = {
  laboratoryRules,
  ...Object.fromEntries(modules.flatMap((module) => Object.entries(module))),
};

const examples = files.flatMap((file, index) => {
  const source = readFileSync(`${root}${file}`, "utf8");
  const found = [...source.matchAll(/@example\n((?: \* .*\n)+)/g)];
  const own: Readonly<Record<string, unknown>> = { ...everything, ...modules[index] };
  return found.map(([, lines = ""]) => ({
    file,
    code: lines.replaceAll(/^ \* /gm, "").replaceAll(/^@.*/gms, ""),
    scope: own,
  }));
});

describe("the examples in the documentation have the stated results:", () => {
  test.each(examples)("$file", ({ code, scope }) => {
    const equations = code.replaceAll(/^(.*); \/\/ (.*)$/gm, "expect($1).toEqual($2);");
    const names = Object.keys(scope);
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the examples are this project's source
    const run = new Function("expect", ...names, `"use strict"; {${equations}}`) as (
      ...values: unknown[]
    ) => void;
    expect.hasAssertions();
    run(expect, ...Object.values<unknown>(scope));
  });

  test("every exported module of the theory has an example", () => {
    const documented = new Set(examples.map(({ file }) => file));
    for (const name of ["numbers", "outcome", "grundy-value", "grundy-table", "brute-force"]) {
      expect(documented).toContain(`src/games/theory/${name}.ts`);
    }
  });
});
