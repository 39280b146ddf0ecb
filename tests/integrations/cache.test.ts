import { mkdtempSync, rmSync, truncateSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { globFiles } from "../support/glob-files.ts";

let folder = "";
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "grundy-cache-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Calls `cached` as another build, which has only the files of the cache. */
async function inAnotherBuild<Value>(
  inputs: readonly unknown[],
  make: () => Value,
): Promise<Value> {
  vi.resetModules();
  const { cached } = await import("../../src/integrations/cache.ts");
  return cached("values", inputs, make, folder);
}

test("cached returns the stored value for the same inputs", async () => {
  const made = { values: new Map([[1, [2n]]]) };
  expect(await inAnotherBuild(["a", 1], () => made)).toEqual(made);
  expect(await inAnotherBuild(["a", 1], () => expect.unreachable())).toEqual(made);
});

test("cached computes a new value for other inputs or if the file is damaged", async () => {
  await inAnotherBuild(["a"], () => "first");
  expect(await inAnotherBuild(["b"], () => "of b")).toBe("of b");
  for (const file of globFiles("*/*", folder).map((name) => join(folder, name)))
    truncateSync(file, statSync(file).size - 1);
  expect(await inAnotherBuild(["a"], () => "again")).toBe("again");
  expect(await inAnotherBuild(["a"], () => expect.unreachable())).toBe("again");
});

test("cached does not store errors", async () => {
  const fail = (): string => {
    throw new Error("no");
  };
  await expect(inAnotherBuild(["a"], fail)).rejects.toThrow("no");
  expect(await inAnotherBuild(["a"], () => "then")).toBe("then");
});
