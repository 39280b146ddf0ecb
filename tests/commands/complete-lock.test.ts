import { exec } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import {
  completeLock,
  missingFrom,
  type Ask,
  type Entry,
  type Known,
  type Lock,
} from "../../src/commands/complete-lock.ts";
import { deep } from "../support/extent.ts";

const registry =
  (all: Readonly<Record<string, Known>>): Ask =>
  (name, spec) => {
    const found = all[`${name}@${spec}`];
    return found ? Promise.resolve(found) : Promise.reject(new Error(`no ${name}`));
  };
const asks = (optionalDependencies: Record<string, string>): Entry => ({
  version: "1.0.0",
  dev: true,
  optionalDependencies,
});

test("a range becomes its newest version, with the machines of the registry", async () => {
  const packages = { "": {}, "node_modules/b": asks({ fsevents: "~2.3.2" }) };
  const known = { version: "2.3.3", integrity: "sha512-a", os: ["darwin"] };
  const lock = await completeLock({ packages }, registry({ "fsevents@~2.3.2": known }));
  expect(lock.packages["node_modules/fsevents"]).toEqual({ ...known, dev: true, optional: true });
  await expect(completeLock({ packages }, registry({}))).rejects.toThrow("no fsevents");
});

test("an optional package brings what it asks for itself", async () => {
  const packages = { "": {}, "node_modules/b": asks({ "b-wasm32-wasi": "1.0.0" }) };
  const dependencies = { runtime: "^2.0.0" };
  const all = registry({
    "b-wasm32-wasi@1.0.0": { version: "1.0.0", integrity: "a", dependencies },
    "runtime@^2.0.0": { version: "2.1.0", integrity: "b" },
  });
  const lock = await completeLock({ packages }, all);
  expect(lock.packages["node_modules/runtime"]).toMatchObject({ version: "2.1.0", optional: true });
});

test("two versions of one package stand each with the package that asks", () => {
  const packages = {
    "": {},
    "node_modules/a": asks({ "b-win32-x64": "1.0.0" }),
    "node_modules/a/node_modules/b": asks({ "b-win32-x64": "2.0.0" }),
    "node_modules/c": asks({ "b-win32-x64": "1.0.0" }),
  };
  expect(missingFrom({ packages }).map(({ place, spec }) => [place, spec])).toEqual([
    ["node_modules/b-win32-x64", "1.0.0"],
    ["node_modules/a/node_modules/b/node_modules/b-win32-x64", "2.0.0"],
  ]);
});

test("a package is found above, a newer one beside is none of the asked version, a range is met", () => {
  const packages = {
    "": {},
    "node_modules/a/node_modules/b": asks({ "b-win32-x64": "1.0.0", ranged: "^1.0.0" }),
    "node_modules/a/node_modules/b-win32-x64": { version: "1.0.0" },
    "node_modules/b-win32-x64": { version: "2.0.0" },
    "node_modules/c": asks({ "b-win32-x64": "1.0.0" }),
    "node_modules/ranged": { version: "1.2.0" },
  };
  expect(missingFrom({ packages }).map(({ place }) => place)).toEqual([
    "node_modules/c/node_modules/b-win32-x64",
  ]);
});

describe("the lock file of the project", () => {
  const WHAT_TO_DO = "package-lock.json is not complete: run `npm run lock`";
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;

  test("has an entry for every optional package, whatever machine it is for", () => {
    const missing = missingFrom(lock).map(({ place, spec }) => `${place} ${spec}`);
    expect(missing, WHAT_TO_DO).toEqual([]);
  });

  test("has the hash of the content of every package", () => {
    const entries = Object.entries(lock.packages);
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
