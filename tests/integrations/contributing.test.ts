import { execFileSync, spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deep } from "../support/extent.ts";
import { production } from "../support/site.ts";

/** A code block of CONTRIBUTING: a new file, or what goes into one. */
const BLOCK = /^( *)(`{3,})\w+ (new|into) (\S+)\n([^]*?)^\1\2$/gm;

let project = "";

/**
 * Imports and exports of a module stand at the top of a file, a new constant at its end, everything else at the end of the
 * last list in it.
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

/** Applies the code blocks of CONTRIBUTING to the copy; the files that they name. */
function applyExamples(): string[] {
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

/** Takes a problem that has a page now from the list of those without one. */
function deleteFurther(name: string): void {
  const file = join(project, "content/en/further-problems.json");
  const further = JSON.parse(fs.readFileSync(file, "utf8")) as { readonly id: string }[];
  const left = further.filter(({ id }) => id !== name);
  expect(left, `${name} is in the list before`).toHaveLength(further.length - 1);
  fs.writeFileSync(file, `${JSON.stringify(left, undefined, 2)}\n`);
}

/** The output of a program in the copy, which must end without an error. */
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
  // Without what earlier builds stored. Packages are links.
  project = fs.mkdtempSync(join(tmpdir(), "grundy-copy-"));
  const asked = ["ls-files", "--cached", "--others", "--exclude-standard"];
  for (const file of execFileSync("git", asked, { encoding: "utf8" }).split("\n"))
    if (file && fs.existsSync(file)) fs.cpSync(file, join(project, file));
  fs.mkdirSync(join(project, "node_modules"));
  for (const name of fs.readdirSync("node_modules").filter((name) => !/^\.(?!bin$)/.test(name)))
    fs.symlinkSync(resolve("node_modules", name), join(project, "node_modules", name), "junction");
  files = applyExamples();
  deleteFurther("HDU 1846");
});

afterAll(() => fs.rmSync(project, { recursive: true, force: true }));

test("a game is one file and one entry, and all blocks have their place", () => {
  expect(files.filter((file) => file.startsWith("src/games/"))).toHaveLength(2);
  expect(files).toHaveLength(8);
});

deep("they fit their types", () => {
  node("node_modules/typescript/bin/tsc", "--noEmit", "-p", "tsconfig.core.json");
});

deep("and the whole unit project passes with them", { timeout: 1_200_000 }, () => {
  run("git", "init", "--quiet");
  run("git", "add", "--all");
  fs.rmSync(join(project, "tests/integrations/contributing.test.ts"));
  // The outputs of the new article's cells are recorded.
  const message = unitTests("--reporter", "verbose", "--update");
  for (const one of ["Aliquot", "aliquot.ts", "hdu1846", "40-hdu1846.mdx.*keeps the rules"])
    expect(message).toMatch(new RegExp(`✓.*${one}`));
});

deep("an article made as it says is a page, with its solver, and a notebook", () => {
  node("node_modules/astro/bin/astro.mjs", "build");
  const page = fs.readFileSync(join(project, "dist/problems/hdu1846/index.html"), "utf8");
  expect(page).toMatch(/Run solver/);
  expect(fs.existsSync(join(project, "dist/problems/hdu1846.ipynb"))).toBe(true);
});
