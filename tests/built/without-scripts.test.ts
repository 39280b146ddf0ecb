import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { attribute, find, textOf } from "../support/page-tree.ts";
import { builtNotebooks } from "../support/built-pages.ts";
import { builtPage, elementsBut, hasClass } from "./built-page.ts";

test.each(builtNotebooks())("the cells of %s are complete without scripts", (path) => {
  const { tree, all } = builtPage(path);
  const least = path.startsWith("/reference/") ? 0 : 2; // a page that is looked up may show little
  const shown = all
    .filter((one) => hasClass(one, "cell-shown"))
    .flatMap(({ children }) => children.filter(({ type }) => type === "element"));
  expect(shown.length).toBeGreaterThan(least);
  if (least > 0) {
    expect(all.filter((one) => hasClass(one, "katex")).length).toBeGreaterThan(least);
  }
  const offered = elementsBut(tree, (one) => hasClass(one, "needs-script"));
  const runs = [...offered].filter(
    (one) => one.tagName === "button" && /run/i.test(textOf(one) + attribute(one, "ariaLabel")),
  );
  expect(runs.map(textOf)).toEqual([]);
});

test("where no script says that it runs, what needs one is not shown", () => {
  const sheet = globSync("dist/assets/*.css")
    .map((file) => readFileSync(file, "utf8"))
    .join("");
  expect(sheet).toMatch(
    /html:not\(\[data-scripts="?on"?\]\) \.needs-script\s*\{\s*display:\s*none\s*!important/,
  );
  for (const path of builtNotebooks()) {
    expect(find(builtPage(path).tree, "html")?.properties).not.toHaveProperty("dataScripts");
  }
});
