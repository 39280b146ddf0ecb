import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { globFiles } from "../support/glob-files.ts";

test("every listing names its C++ in its first line; for POJ, whose compilers are old, it is C++98", () => {
  const listings = globFiles("{src/problems/*,content/*/*}/listings/*.cpp");
  expect(listings.length).toBeGreaterThan(10);
  for (const file of listings) {
    const standard = /^\/\/ ((?:GNU )?C\+\+(?:98|11|14|17))\b/.exec(
      readFileSync(file, "utf8"),
    )?.[1];
    expect(standard, file).toMatch(file.includes("/poj") ? /^C\+\+98$/ : /^/);
  }
});
