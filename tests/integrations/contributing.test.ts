import { execFileSync, spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { wholeOnly } from "../support/extent.ts";
import { production } from "../support/site.ts";

/** Matches a code block of CONTRIBUTING: a new file, or an insertion into one. */
const BLOCK = /^( *)(`{3,})\w+ (new|into) (\S+)\n([^]*?)^\1\2$/gm;

let project = "";

/**
 * Inserts lines into a file: imports and exports of a module at the top, a new constant at the end, and all others at
 * the end of the last list.
 */
function insert(file: string, text: string): string {
  const lines = text.trimEnd().split("\n");
  const isTop = (line: string): boolean => /^(import|export) .* from /.test(line);
  const before = fs.readFileSync(join(project, file), "utf8").split("\n");
  if (text.startsWith("export const")) return [...before, text].join("\n");
  const end = before.findLastIndex((line) => /^[\]}];$/.test(line));
  return [
    ...lines.filter(isTop),
    ...before.slice(0, end),
    ...lines.filter((line) => !isTop(line)),
    ...before.slice(end),
  ].join("\n");
}

/** Applies the code blocks of CONTRIBUTING to the copy, and returns the changed files. */
function applyExamples(): string[] {
  const files: string[] = [];
  for (const block of fs.readFileSync("CONTRIBUTING.md", "utf8").matchAll(BLOCK)) {
    const [, indent = "", , kind, file = "", code = ""] = block;
    const text = code.replaceAll(new RegExp(`^${indent}`, "gm"), "");
    const place = join(project, file);
    expect(fs.existsSync(place), `${file} exists before`).toBe(kind === "into");
    fs.mkdirSync(dirname(place), { recursive: true });
    fs.writeFileSync(place, kind === "into" ? insert(file, text) : text);
    files.push(file);
  }
  return files;
}

/** Removes a problem, which now has a page, from the list of those without one. */
function deleteFurther(name: string): void {
  const file = join(project, "content/en/further-problems.json");
  const further = JSON.parse(fs.readFileSync(file, "utf8")) as { readonly id: string }[];
  const left = further.filter(({ id }) => id !== name);
  expect(left, `the list must contain ${name}`).toHaveLength(further.length - 1);
  fs.writeFileSync(file, `${JSON.stringify(left, undefined, 2)}\n`);
}

/** Returns the output of a program in the copy, which must exit without an error. */
function run(program: string, ...given: string[]): string {
  const env = Object.fromEntries(
    Object.entries(production).filter(([name]) => !/^VITEST|^TEST$|^NODE_ENV$/.test(name)),
  );
  const { status, stdout, stderr } = spawnSync(program, given, {
    cwd: project,
    encoding: "utf8",
    env,
    maxBuffer: 2 ** 28,
  });
  expect(status, `${program} ${given.join(" ")}\n${stdout}\n${stderr}`).toBe(0);
  return stdout;
}

const node = (...given: string[]): string => run(process.execPath, ...given);
const unitTests = (...given: string[]): string =>
  node("node_modules/vitest/vitest.mjs", "run", "--project", "unit", ...given);

let files: string[] = [];

beforeAll(() => {
  // The copy has no build caches. Packages are links.
  project = fs.mkdtempSync(join(tmpdir(), "grundy-copy-"));
  const listing = ["ls-files", "--cached", "--others", "--exclude-standard"];
  for (const file of execFileSync("git", listing, { encoding: "utf8" }).split("\n"))
    if (file && fs.existsSync(file)) fs.cpSync(file, join(project, file));
  fs.mkdirSync(join(project, "node_modules"));
  for (const name of fs.readdirSync("node_modules").filter((name) => !/^\.(?!bin$)/.test(name)))
    fs.symlinkSync(resolve("node_modules", name), join(project, "node_modules", name), "junction");
  files = applyExamples();
  deleteFurther("HDU 1846");
});

afterAll(() => fs.rmSync(project, { recursive: true, force: true }));

test("the examples of CONTRIBUTING change eight files, two of them for a game", () => {
  expect(files.filter((file) => file.startsWith("src/games/"))).toHaveLength(2);
  expect(files).toHaveLength(8);
});

wholeOnly("the examples pass the type check", () => {
  node("node_modules/typescript/bin/tsc", "--noEmit", "-p", "tsconfig.core.json");
});

wholeOnly("the unit tests pass with the examples", { timeout: 1_200_000 }, () => {
  run("git", "init", "--quiet");
  run("git", "add", "--all");
  fs.rmSync(join(project, "tests/integrations/contributing.test.ts"));
  // Records the outputs of the new article's cells.
  const message = unitTests("--reporter", "verbose", "--update");
  for (const one of ["Aliquot", "aliquot.ts", "hdu1846", "40-hdu1846.mdx.*follows the rules"])
    expect(message).toMatch(new RegExp(`✓.*${one}`));
});

wholeOnly("the build has a page with a solver and a notebook for the example article", () => {
  node("node_modules/astro/bin/astro.mjs", "build");
  const page = fs.readFileSync(join(project, "dist/problems/hdu1846/index.html"), "utf8");
  expect(page).toMatch(/Run solver/);
  expect(fs.existsSync(join(project, "dist/problems/hdu1846.ipynb"))).toBe(true);
});
