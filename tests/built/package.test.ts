import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { testFiles, type PackedFile, zip } from "../../src/judge/test-package.ts";
import { findProblem, problemIds, taskOf } from "../../src/problems/registry.ts";
import { fileAt } from "../support/built-pages.ts";
import { firstUnlessWhole } from "../support/extent.ts";

const root = mkdtempSync(join(tmpdir(), "grundy-package-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Reports whether this machine has a program. */
const has = (name: string, ...args: readonly string[]): boolean =>
  spawnSync(name, args).status === 0;
const python = ["python3", "python"].find((name) => has(name, "-c", "import sys; assert sys.version_info >= (3, 8)")); // prettier-ignore

const fixedFiles = (id: string): readonly PackedFile[] =>
  JSON.parse(readFileSync(fileAt(`/problems/${id}.package.json`), "utf8")) as PackedFile[];

async function allFiles(id: string, seed: number): Promise<readonly PackedFile[]> {
  const problem = findProblem(id) ?? expect.fail(id);
  const task = await taskOf(id);
  const samples = [...task.small()].slice(0, Math.min(3, task.maxCases ?? 3));
  return [
    ...fixedFiles(id),
    ...testFiles({ task, print: (cases) => problem.print(cases), samples, seed }),
  ];
}

/** The keys of `problem.yaml` in the format version legacy-icpc. Any other key is an error. */
const KEYS = ["problem_format_version", "name", "uuid", "author", "source", "source_url", "license", "rights_owner", "limits", "validation", "validator_flags", "keywords"]; // prettier-ignore

describe.each(problemIds)("the package of %s", (id) => {
  const files = fixedFiles(id);
  const text = (path: string): string =>
    files.find((file) => file.path === path)?.text ?? expect.fail(path);

  test("has a description with the keys of the format", () => {
    const about = parse(text("problem.yaml")) as Record<string, string>;
    expect(KEYS).toEqual(expect.arrayContaining(Object.keys(about)));
    expect(about).toMatchObject({ problem_format_version: "legacy", license: "educational" });
    expect(about["rights_owner"]).toMatch(/\w/);
    expect(about["name"]).toMatch(/\w/);
    expect("source" in about).toBe("source_url" in about);
  });

  test("has a LaTeX statement that every judge can typeset", () => {
    const statement = text("problem_statement/problem.en.tex");
    expect(statement).toMatch(/^\\problemname\{.+\}\n\n(.+\n\n)+.+\n$/);
    expect(statement).toMatch(/[Pp]rint/);
    expect(statement).toMatch(/^[\n\x20-\x7e’“”–]*$/);
  });

  test("has accepted programs, and file names and line ends that the format allows", () => {
    const paths = files.map(({ path }) => path);
    expect(paths.filter((path) => path.startsWith("submissions/accepted/")).length).toBeGreaterThan(0); // prettier-ignore
    expect(new Set(paths).size).toBe(paths.length);
    for (const file of files) {
      for (const name of file.path.split("/")) {
        expect(name).toMatch(/^[a-zA-Z0-9][a-zA-Z0-9_.-]{0,253}[a-zA-Z0-9]$/);
      }
      expect(file.text, file.path).toMatch(/^[^\r\ufeff]+\n$/);
    }
  });
});

test.runIf(python)("non-ASCII texts are unchanged after unpacking", () => {
  const files = ["≤ ⊕\n", "次\n"].map((text, at) => ({ path: `signs-${at}`, text }));
  writeFileSync(join(root, "signs.zip"), Buffer.concat(zip(files)));
  execFileSync(python ?? "", ["-m", "zipfile", "-e", "signs.zip", "."], { cwd: root });
  for (const { path, text } of files) expect(readFileSync(join(root, path), "utf8")).toBe(text);
});

describe.each(firstUnlessWhole(["hdu2509", ...problemIds.filter((id) => id !== "hdu2509")], 1))(
  "the unpacked package of %s",
  (id) => {
    const folder = join(root, id);
    const inputs: string[] = [];

    test("is identical for the same seed, and has other tests for another seed", async () => {
      const files = await allFiles(id, 1);
      const bytes = Buffer.concat(zip(files));
      expect(Buffer.concat(zip(await allFiles(id, 1))).equals(bytes)).toBe(true);
      expect(Buffer.concat(zip(await allFiles(id, 2))).equals(bytes)).toBe(false);

      mkdirSync(folder);
      writeFileSync(join(folder, "package.zip"), bytes);
      if (python)
        execFileSync(python, ["-m", "zipfile", "-e", "package.zip", "."], { cwd: folder });
      for (const { path, text } of files) {
        if (!python) mkdirSync(join(folder, dirname(path)), { recursive: true });
        if (!python) writeFileSync(join(folder, path), text);
        expect(readFileSync(join(folder, path), "utf8") === text, path).toBe(true);
        expect(basename(path)).toMatch(/^[a-zA-Z0-9][a-zA-Z0-9_.-]{0,253}[a-zA-Z0-9]$/);
        if (path.endsWith(".in")) inputs.push(join(folder, path));
      }
      const paths = files.map(({ path }) => path);
      const data = paths.filter((path) => path.startsWith("data/"));
      expect(data.filter((path) => path.endsWith(".ans")).length * 2).toBe(data.length);
      expect(data).toContain("data/sample/sample.in");
      expect(data).toContain("data/secret/4-largest.in");
      expect(inputs.length * 2).toBe(data.length);
    });

    test.skipIf(python === undefined)("has inputs that its validator accepts", () => {
      const validate = (input: string): number | null =>
        spawnSync(python ?? "", [join(folder, "input_validators/validate.py")], { input }).status;
      for (const file of firstUnlessWhole(inputs, 3))
        expect(validate(readFileSync(file, "utf8")), file).toBe(42);
      const sample = readFileSync(join(folder, "data/sample/sample.in"), "utf8");
      const broken = ["", sample.trimEnd(), ` ${sample}`, `${sample}x\n`, sample.replace(/\d+/, "-1"), sample.replace(/\n/g, "\r\n")]; // prettier-ignore
      for (const input of firstUnlessWhole(broken, 4))
        expect(validate(input), JSON.stringify(input)).not.toBe(42);
    });
  },
);
