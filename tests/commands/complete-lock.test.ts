import { exec } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { missingFrom, type Entry, type Packages } from "../../src/commands/complete-lock.ts";
import { wholeOnly } from "../support/extent.ts";

const entryWith = (optionalDependencies: Record<string, string>): Entry => ({
  version: "1.0.0",
  dev: true,
  optionalDependencies,
});

test("two versions of one package are placed separately, each for the package that requires it", () => {
  const packages = {
    "": {},
    "node_modules/a": entryWith({ "b-win32-x64": "1.0.0" }),
    "node_modules/a/node_modules/b": entryWith({ "b-win32-x64": "2.0.0" }),
    "node_modules/c": entryWith({ "b-win32-x64": "1.0.0" }),
  };
  expect(missingFrom(packages).map(({ place, spec }) => [place, spec])).toEqual([
    ["node_modules/b-win32-x64", "1.0.0"],
    ["node_modules/a/node_modules/b/node_modules/b-win32-x64", "2.0.0"],
  ]);
});

describe("the lock file of the project", () => {
  const ADVICE = "package-lock.json is not complete: run `npm run lock`";
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Packages;
  };

  test("has an entry for every optional package of every platform", () => {
    const missing = missingFrom(packages).map(({ place, spec }) => `${place} ${spec}`);
    expect(missing, ADVICE).toEqual([]);
  });

  test("has an integrity hash for every package", () => {
    const entries = Object.entries(packages);
    const unhashed = entries.filter(([place, { integrity }]) => place !== "" && !integrity);
    const places = unhashed.map(([place]) => place);
    expect(places, ADVICE).toEqual([]);
  });

  const machines = [
    "--os=darwin --cpu=arm64",
    "--os=win32 --cpu=x64",
    "--os=linux --cpu=arm64 --libc=musl",
  ];

  wholeOnly.each(machines)("installs with %s", async (flags) => {
    // In a shell, because npm is a script on Windows.
    const installed = promisify(exec)(`npm ci --dry-run --ignore-scripts --offline ${flags}`);
    await expect(installed, ADVICE).resolves.toHaveProperty("stdout");
  });
});
