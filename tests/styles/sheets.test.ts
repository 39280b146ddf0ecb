import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { globFiles } from "../support/glob-files.ts";
import { lighterKatex } from "../../src/styles/lighter-katex.ts";

/** What some pages alone ask for: the fonts of formulas, and the styles of large pages of one kind. */
const SOME = {
  "src/styles/formulas.ts": "src/styles/formula-fonts.css",
  "src/pages/[...lang]/laboratory/index.astro": "components/laboratory/laboratory.css",
  "src/pages/[...lang]/laboratory/octal.astro": "components/laboratory/atlas/atlas.css",
};

/** Styles for paper, which every page links for print alone. */
const PRINT = ["src/styles/cheat-sheet.css", "src/styles/print.css"];

/** Styles in no page's sheet for the screen: also the editor's, which it brings along, and those of the printed book. */
const ELSEWHERE = ["components/editor/editor.css", "src/styles/book.css", ...PRINT];

test("every style sheet is in the site's one sheet, once, but for what some pages alone ask for", () => {
  const listed = [...readFileSync("src/styles/sheets.ts", "utf8").matchAll(/^import "(.*)";$/gm)]
    .map(([, path = ""]) =>
      path.replace("@components", "components").replace(/^\.\//, "src/styles/"),
    )
    .filter((path) => !path.startsWith("katex/"));
  const written = globFiles("{components,src}/**/*.css");
  const wanted = written.filter((path) => !ELSEWHERE.includes(path));
  expect([...listed, ...new Set(Object.values(SOME))].toSorted()).toEqual(wanted.toSorted());
});

test("no other part imports a sheet of its own; articles import those of formulas after all others", () => {
  const files = globFiles("{components,src}/**/*.{ts,tsx,astro,mdx}");
  const importing = files.filter((file) =>
    /^\s*import "[^"]*\.css"/m.test(readFileSync(file, "utf8")),
  );
  expect(importing.toSorted()).toEqual([...Object.keys(SOME), "src/styles/sheets.ts"].toSorted());
  const article = readFileSync("src/layouts/Article.astro", "utf8");
  expect(article.match(/^import .*(?:Page\.astro|formulas\.ts)";$/gm)).toEqual([
    'import Page from "./Page.astro";',
    'import "../styles/formulas.ts";',
  ]);
  // After KaTeX's own faces: of two for one character the last goes first.
  const formulas = readFileSync("src/styles/formulas.ts", "utf8");
  expect(formulas.match(/^import .*$/gm)).toEqual([
    'import "katex/dist/katex.min.css";',
    'import "./formula-fonts.css";',
  ]);
});

test("no selector of a screen asks with :has() what the whole page contains", () => {
  // The browser would compute the styles of every element again whenever any text of the page changes.
  const screen = globFiles("{components,src}/**/*.css").filter((file) => !PRINT.includes(file));
  const asking = screen.flatMap((file) =>
    readFileSync(file, "utf8")
      .replace(/@media print \{[\s\S]*?\n\}/g, "")
      .split("\n")
      .filter((line) => /(^|[\s,(])(html|body|:root)\S*:has\(/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(asking).toEqual([]);
});

const katex = readFileSync("node_modules/katex/dist/katex.min.css", "utf8");
const lighter = lighterKatex(katex);

test("every ratio of two of KaTeX's sizes is the quotient of what is said of each", () => {
  const ratios = [
    ...katex.matchAll(/\.katex-sizing\.reset-size(\d+)\.size(\d+)\{font-size:([\d.]+)em\}/g),
  ];
  expect(ratios).toHaveLength(11 * 11);
  const status = (what: RegExp): Map<string, number> =>
    new Map([...lighter.matchAll(what)].map(([, size = "", value]) => [size, Number(value)]));
  const from = status(/\.reset-size(\d+)\{--size-from:([\d.]+)\}/g);
  const to = status(/\.size(\d+)\{--size-to:([\d.]+)\}/g);
  for (const [, one = "", other = "", ratio] of ratios) {
    expect((to.get(other) ?? NaN) / (from.get(one) ?? NaN), `${one} to ${other}`).toBeCloseTo(
      Number(ratio),
      4,
    );
  }
});

test("of KaTeX's sheet nothing else goes but the older formats of its fonts", () => {
  const rules = (css: string): string[] => css.match(/[^{}]+\{[^{}]*\}/g) ?? [];
  const stored = new Set(rules(lighter));
  const gone = rules(katex).filter((rule) => !stored.has(rule));
  expect(gone.filter((rule) => !/reset-size\d+\.size\d+\{|@font-face/.test(rule))).toEqual([]);
  expect(lighter).not.toMatch(/\.(woff|ttf)\)/);
  expect(lighter.match(/\.woff2\)/g)).toHaveLength(katex.match(/\.woff2\)/g)?.length ?? NaN);
});
