import fc from "fast-check";
import { expect, test } from "vitest";
import { toolFiles } from "../../src/programs/pack-tools.ts";
import { joinFiles, splitFiles } from "../../src/programs/tools.ts";

test("files that are joined are the same when they are split", () => {
  const files = fc.dictionary(fc.string(), fc.uint8Array());
  fc.assert(
    fc.property(files, (some) => {
      const made = Object.fromEntries(Object.entries(some).map(([k, v]) => [k, new Uint8Array(v)]));
      expect(splitFiles(joinFiles(made).buffer)).toEqual(made);
    }),
  );
});

test("the shipped headers and libraries are little more than half of clang's", async () => {
  const { "llvm-resources.tar": tar } = await toolFiles("cpp");
  expect(tar?.length).toBeLessThan(16e6);
});
