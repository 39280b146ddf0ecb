import { exec } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { missingFrom, type Entry, type Packages } from "../../src/commands/complete-lock.ts";
import { deep } from "../support/extent.ts";

const asks = (optionalDependencies: Record<string, string>): Entry => ({
  version: "1.0.0",
  dev: true,
  optionalDependencies,
});

test("two versions of one package stand each with the package that asks", () => {
  const packages = {
    "": {},
    "node_modules/a": asks({ "b-win32-x64": "1.0.0" }),
    "node_modules/a/node_modules/b": asks({ "b-win32-x64": "2.0.0" }),
    "node_modules/c": asks({ "b-win32-x64": "1.0.0" }),
  };
  expect(missingFrom(packages).map(({ place, spec }) => [place, spec])).toEqual([
    ["node_modules/b-win32-x64", "1.0.0"],
    ["node_modules/a/node_modules/b/node_modules/b-win32-x64", "2.0.0"],
  ]);
});

describe("the lock file of the project", () => {
  const WHAT_TO_DO = "package-lock.json is not complete: run `npm run lock`";
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Packages;
  };

  test("has an entry for every optional package, whatever machine it is for", () => {
    const missing = missingFrom(packages).map(({ place, spec }) => `${place} ${spec}`);
    expect(missing, WHAT_TO_DO).toEqual([]);
  });

  test("has the hash of the content of every package", () => {
    const entries = Object.entries(packages);
    const unsealed = entries.filter(([place, { integrity }]) => place !== "" && !integrity);
    const places = unsealed.map(([place]) => place);
    expect(places, WHAT_TO_DO).toEqual([]);
  });

  const machines = [
    "--os=darwin --cpu=arm64",
    "--os=win32 --cpu=x64",
    "--os=linux --cpu=arm64 --libc=musl",
  ];

  deep.each(machines)("installs with %s", async (flags) => {
    // Through a shell, as npm is a program of another kind on Windows.
    const asked = promisify(exec)(`npm ci --dry-run --ignore-scripts --offline ${flags}`);
    await expect(asked, WHAT_TO_DO).resolves.toHaveProperty("stdout");
  });
});
