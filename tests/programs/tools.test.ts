import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { recordProgram } from "../../src/programs/record.ts";
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

test("the shipped headers and libraries are little more than half of clang's", () => {
  const { "llvm-resources.tar": tar } = toolFiles("cpp");
  expect(tar?.length).toBeLessThan(16e6);
});

describe("a program of an article is run when the site is built:", () => {
  const python = (code: string, input = "") =>
    recordProgram({ language: "python", code, input, standard: "c++17" });

  test("what it prints is recorded", { timeout: 60_000 }, async () => {
    expect(await python("print(int(input()) ^ 6)\n", "3\n")).toBe("5\n");
  });

  test("one that fails is an error at its line", { timeout: 60_000 }, async () => {
    await expect(python("\nprint(1 / 0)\n")).rejects.toThrow(/^line 2: ZeroDivisionError/);
  });
});
