import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { globFiles } from "../support/glob-files.ts";

/** Styles that are no page's: the editor's, which it brings along, and those of the printed book. */
const ELSEWHERE = ["components/editor/editor.css", "src/styles/book.css"];

test("every style sheet is in the site's one sheet, once", () => {
  const listed = [...readFileSync("src/styles/sheets.ts", "utf8").matchAll(/^import "(.*)";$/gm)]
    .map(([, path = ""]) =>
      path.replace("@components", "components").replace(/^\.\//, "src/styles/"),
    )
    .filter((path) => !path.startsWith("katex/"));
  const written = globFiles("{components,src}/**/*.css");
  expect(listed.toSorted()).toEqual(written.filter((path) => !ELSEWHERE.includes(path)).toSorted());
});

test("no part imports a sheet of its own", () => {
  const files = globFiles("{components,src}/**/*.{ts,tsx,astro,mdx}");
  const importing = files.filter((file) =>
    /^\s*import "[^"]*\.css"/m.test(readFileSync(file, "utf8")),
  );
  expect(importing).toEqual(["src/styles/sheets.ts"]);
});
