import { expect, test } from "vitest";
import {
  completeLock,
  missingFrom,
  type Ask,
  type Entry,
  type Known,
} from "../../../src/commands/lock/complete-lock.ts";

const nobody: Ask = () => Promise.resolve(undefined);
const registry =
  (all: Readonly<Record<string, Known>>): Ask =>
  (name, spec) =>
    Promise.resolve(all[`${name}@${spec}`]);
const asks = (optionalDependencies: Record<string, string>, more: Entry = {}): Entry => ({
  version: "1.0.0",
  dev: true,
  optionalDependencies,
  ...more,
});

test("what the registry does not know is read from the name", async () => {
  const packages = { "": {}, "node_modules/b": asks({ "@b/linux-x64-musl": "1.0.0" }) };
  expect(
    (await completeLock({ packages }, nobody)).packages["node_modules/@b/linux-x64-musl"],
  ).toEqual({
    version: "1.0.0",
    cpu: ["x64"],
    dev: true,
    libc: ["musl"],
    optional: true,
    os: ["linux"],
  });
});

test("the registry's word counts before the name's, and a range becomes its newest version", async () => {
  const packages = { "": {}, "node_modules/b": asks({ fsevents: "~2.3.2" }) };
  const known = { version: "2.3.3", integrity: "sha512-a", os: ["darwin"] };
  const lock = await completeLock({ packages }, registry({ "fsevents@~2.3.2": known }));
  expect(lock.packages["node_modules/fsevents"]).toEqual({ ...known, dev: true, optional: true });
});

test("an entry that only the name spoke of gets the registry's word later", async () => {
  const packages = { "": {}, "node_modules/b": asks({ "b-darwin-x64": "1.0.0" }) };
  const first = await completeLock({ packages }, nobody);
  expect(await completeLock(first, nobody)).toEqual(first);
  const known = { version: "1.0.0", integrity: "sha512-a", os: ["darwin"], cpu: ["x64"] };
  const { packages: later } = await completeLock(first, registry({ "b-darwin-x64@1.0.0": known }));
  expect(later["node_modules/b-darwin-x64"]).toEqual({ ...known, dev: true, optional: true });
});

test("an optional package brings what it asks for itself", async () => {
  const packages = { "": {}, "node_modules/b": asks({ "b-wasm32-wasi": "1.0.0" }) };
  const all = registry({
    "b-wasm32-wasi@1.0.0": {
      version: "1.0.0",
      integrity: "a",
      dependencies: { runtime: "^2.0.0" },
    },
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

test.each([
  ["b-darwin-x64", "^1.0.0", "Cannot lock b-darwin-x64: the registry does not have it"],
  ["anything", "1.0.0", "nor its name says for which machines it is"],
])("%s %s is refused where nobody knows it", async (name, spec, message) => {
  const packages = { "": {}, "node_modules/b": asks({ [name]: spec }) };
  await expect(completeLock({ packages }, nobody)).rejects.toThrow(message);
});
