import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { recordedOutput } from "../../src/programs/record.ts";
import { toolFiles } from "../../src/programs/pack-tools.ts";
import { joinFiles, splitFiles } from "../../src/programs/tools.ts";

test("splitting joined files returns the same files", () => {
  const files = fc.dictionary(fc.string(), fc.uint8Array());
  fc.assert(
    fc.property(files, (some) => {
      const made = Object.fromEntries(Object.entries(some).map(([k, v]) => [k, new Uint8Array(v)]));
      expect(splitFiles(joinFiles(made).buffer)).toEqual(made);
    }),
  );
});

test("the shipped headers and libraries have less than 16 MB", () => {
  const { "llvm-resources.tar": tar } = toolFiles("cpp");
  expect(tar?.length).toBeLessThan(16e6);
});

describe("recordedOutput", () => {
  const python = (code: string, input = "") =>
    recordedOutput({ language: "python", code, input, standard: "c++17" });

  test("returns the output of an article's program", { timeout: 60_000 }, async () => {
    expect(await python("print(int(input()) ^ 6)\n", "3\n")).toBe("5\n");
  });

  test("rejects with the line of the error if the program fails", { timeout: 60_000 }, async () => {
    await expect(python("\nprint(1 / 0)\n")).rejects.toThrow(/^line 2: ZeroDivisionError/);
  });
});
