import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
}).split("\n");

test("the top level of the repository has only the known folders", () => {
  const folders = new Set(tracked.flatMap((file) => /^([^/]+)\//.exec(file)?.[1] ?? []));
  const known = [".ci", ".github", "components", "content", "public", "src", "tests"];
  expect([...folders].filter((folder) => !known.includes(folder))).toEqual([]);
});

test("the top level of the repository has only the known files", () => {
  const known = [
    ".dependency-cruiser.js",
    ".gitattributes",
    ".gitignore",
    ".npmrc",
    ".prettierignore",
    ".prettierrc.json",
    "CONTRIBUTING.md",
    "LICENSE",
    "README.md",
    "SECURITY.md",
    "astro.config.mjs",
    "eslint.config.js",
    "knip.json",
    "package-lock.json",
    "package.json",
    "tsconfig.core.json",
    "tsconfig.json",
    "vitest.config.ts",
  ];
  expect(tracked.filter((file) => file && !file.includes("/") && !known.includes(file))).toEqual(
    [],
  );
});
