import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import * as fs from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyProject } from "../support/copied-project.ts";
import { whole } from "../support/extent.ts";
import { production } from "../support/site.ts";

const ARTICLE = "content/en/problems/13-hdu1847.mdx";
const PAGE = "problems/hdu1847/index.html";
const MODULE = "src/games/theory/mex.ts";

/** Each file of a built site with the hash of its content. */
type Site = Readonly<Record<string, string>>;

const hash = (file: string): string =>
  createHash("sha256").update(fs.readFileSync(file)).digest("hex");

describe.runIf(whole)("a build of the site", { timeout: 600_000 }, () => {
  let folder: string;
  let first: Site;

  function build(): Site {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["node_modules/astro/bin/astro.mjs", "build"],
      { cwd: folder, encoding: "utf8", env: production },
    );
    if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
    const dist = join(folder, "dist");
    const files = fs.globSync("**/*.*", { cwd: dist }).sort();
    return Object.fromEntries(
      files.map((file) => [file.replaceAll("\\", "/"), hash(join(dist, file))]),
    );
  }

  const cacheFiles = (): string[] => {
    const cache = join(folder, "node_modules/.cache/grundy");
    return fs.globSync("*/*", { cwd: cache }).map((file) => join(cache, file));
  };

  /** The result of `act` while a text in a file is replaced by another. */
  function changed<Done>(file: string, from: RegExp, to: string, act: () => Done): Done {
    const place = join(folder, file);
    const text = fs.readFileSync(place, "utf8");
    expect(text).toMatch(from);
    fs.writeFileSync(place, text.replace(from, to));
    try {
      return act();
    } finally {
      fs.writeFileSync(place, text);
    }
  }

  beforeAll(() => {
    folder = copyProject();
    first = build();
  }, 600_000);
  afterAll(() => {
    fs.rmSync(folder, { recursive: true, force: true });
  });

  test("from the cache is the same as one without, and makes nothing again", () => {
    expect(Object.keys(first)).toContain(PAGE);
    const before = cacheFiles();
    expect(before.length).toBeGreaterThan(100);
    expect(build()).toEqual(first);
    expect(cacheFiles()).toEqual(before);
  });

  test("is the same when every file of the cache is damaged", () => {
    for (const file of cacheFiles()) fs.truncateSync(file, fs.statSync(file).size - 1);
    expect(build()).toEqual(first);
  });

  test("shows the output of a changed cell, and leaves other pages as they were", () => {
    const shown = "A value that no article has.";
    const then = changed(ARTICLE, /^```ts cell.*\n/m, `$&show("${shown}");\n`, build);
    const page = fs.readFileSync(join(folder, "dist", PAGE), "utf8");
    expect(page.split('class="cell-shown"')[1]).toContain(shown);
    const others = Object.keys(first).filter((file) => then[file] === first[file]);
    expect(others).toContain("foundations/mex/index.html");
    expect(others).not.toContain("problems/hdu1847.ipynb");
  });

  test("checks types again when a module of the library has changed", () => {
    const fails = () => changed(MODULE, /Iterable<number>\)/, "Iterable<never>)", build);
    expect(fails).toThrow(/not assignable to/);
  });
});
