import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cppStandard } from "../../components/lesson/prose/cpp-standard.ts";
import { globFiles } from "../support/glob-files.ts";

test("a listing names its C++ in its first line, and is held to it", () => {
  expect(cppStandard("// C++98. Sorts.\nint main() {}")).toEqual({
    name: "C++98",
    flags: ["-std=c++98", "-pedantic-errors"],
  });
  expect(cppStandard("// GNU C++17.\n")).toEqual({ name: "GNU C++17", flags: ["-std=gnu++17"] });
});

test.each(["int main() {}\n// C++11.", "// C++1", "// Sorts, in C++11.", ""])(
  "%j names none in its first line, and is refused",
  (code) => {
    expect(() => cppStandard(code)).toThrow(RangeError);
  },
);

test("what is for POJ, whose compilers are old, is C++98", () => {
  const listings = globFiles("src/problems/poj*/listings/*.cpp");
  expect(listings.length).toBeGreaterThan(1);
  for (const file of listings) {
    expect(cppStandard(readFileSync(file, "utf8")).name).toBe("C++98");
  }
});
