import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyProject } from "../support/copied-project.ts";
import { deep } from "../support/extent.ts";
import { production } from "../support/site.ts";

/** A code block of CONTRIBUTING: a new file, or what goes into one. */
const BLOCK = /^( *)(`{3,})\w+ (new|into) (\S+)\n([^]*?)^\1\2$/gm;

let project = "";

/** Imports and exports stand at the top of a file, everything else at the end of the last list or table in it. */
function insert(file: string, text: string): string {
  if (file.endsWith(".json")) {
    const rows = JSON.parse(fs.readFileSync(join(project, file), "utf8")) as unknown[];
    return JSON.stringify([...rows, JSON.parse(text)]);
  }
  const lines = text.trimEnd().split("\n");
  const isTop = (line: string): boolean => /^(import|export) /.test(line);
  const before = fs.readFileSync(join(project, file), "utf8").split("\n");
  const end = before.findLastIndex((line) => /^[\]}];$/.test(line));
  return [
    ...lines.filter(isTop),
    ...before.slice(0, end),
    ...lines.filter((line) => !isTop(line)),
    ...before.slice(end),
  ].join("\n");
}

/** Does what CONTRIBUTING says; the files that it names. */
function follow(): string[] {
  const files: string[] = [];
  for (const block of fs.readFileSync("CONTRIBUTING.md", "utf8").matchAll(BLOCK)) {
    const [, indent = "", , what, file = "", code = ""] = block;
    const text = code.replaceAll(new RegExp(`^${indent}`, "gm"), "");
    const place = join(project, file);
    expect(fs.existsSync(place), `${file} is there before`).toBe(what === "into");
    fs.mkdirSync(dirname(place), { recursive: true });
    fs.writeFileSync(place, what === "into" ? insert(file, text) : text);
    files.push(file);
  }
  return files;
}

/** What a program of the project says, which must end well. */
function run(program: string, ...given: string[]): string {
  const env = Object.fromEntries(
    Object.entries(production).filter(([name]) => !/^VITEST|^TEST$|^NODE_ENV$/.test(name)),
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...given], {
    cwd: project,
    encoding: "utf8",
    env,
  });
  expect(status, `${program} ${given.join(" ")}\n${stdout}\n${stderr}`).toBe(0);
  return stdout;
}

let files: string[] = [];

beforeAll(() => {
  project = copyProject();
  for (const part of ["tests", "vitest.config.ts"]) {
    fs.cpSync(part, join(project, part), { recursive: true });
  }
  files = follow();
});

afterAll(() => fs.rmSync(project, { recursive: true, force: true }));

test("a game and a problem made as CONTRIBUTING says fit their types", () => {
  expect(files).toHaveLength(11);
  run("node_modules/typescript/bin/tsc", "--noEmit", "-p", "tsconfig.core.json");
});

test("and pass the tests that are there for every other, without a line of their own", () => {
  const message = run(
    ...(["node_modules/vitest/vitest.mjs", "run", "--project", "unit"] as const),
    ...["-t", "[Aa]liquot|hdu1846", "--reporter", "verbose"],
    ...[
      "tests/games/rulesets",
      "tests/problems/laws",
      "tests/content/articles",
      "tests/content/problems",
      "tests/i18n",
      "tests/games/theory/grundy-table",
      "--update",
    ],
  );
  for (const one of ["Aliquot", "hdu1846", "21-hdu1846.mdx.*keeps the rules"])
    expect(message).toMatch(new RegExp(`✓.*${one}`));
});

deep("an article made as it says is a page, with its solver, and a notebook", () => {
  run("node_modules/astro/bin/astro.mjs", "build");
  const page = fs.readFileSync(join(project, "dist/problems/hdu1846/index.html"), "utf8");
  expect(page).toMatch(/Run solver/);
  expect(fs.existsSync(join(project, "dist/problems/hdu1846.ipynb"))).toBe(true);
});
