import { readFileSync } from "node:fs";
import { codeToHtml } from "shiki";
import { describe, expect, test } from "vitest";
import { listingCode } from "../../components/editor/listing-code.ts";
import { tokenColours } from "../../components/editor/code-highlighter.ts";
import { colour } from "../../src/integrations/hosting/colour.ts";
import { lighterKatex } from "../../src/integrations/vite-plugins.ts";
import { globFiles } from "../support/glob-files.ts";

const read = (file: string): string => readFileSync(`src/styles/${file}`, "utf8");

test("the style sheet names the colours of code that the editor has", () => {
  const rules = [
    ...read("base.css").matchAll(
      /\.t-(\w+) \{\s*--shiki-light: (#\w+);\s*--shiki-dark: (#\w+);\s*\}/g,
    ),
  ].map(([, token, ...colours]) => [token, colours.map((colour) => colour.toUpperCase())]);
  const named = Object.entries(tokenColours).filter(([token]) => token !== "plain");
  expect(rules).toEqual(named);
});

test("a listing says what its code is by classes; a colour that no token has stays", async () => {
  const set = (code: string, lang: string) => codeToHtml(code, { lang, ...listingCode });
  const html = await set('const a = f("b"); // c', "ts");
  expect(html).not.toMatch(/<span( style|>)/);
  for (const token of ["keyword", "constant", "function", "string", "comment"]) {
    expect(html).toContain(`class="t-${token}"`);
  }
  expect(await set("+ a\n- b", "diff")).toMatch(/<span style="color:#/);
});

/** Red, green and blue of a colour written in hexadecimal, as amounts of light from 0 to 1. */
const light = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);

/** The ratio of WCAG 2 between two colours. */
function contrast(one: string, other: string): number {
  const [less = 0, more = 0] = [one, other]
    .map((hex) => dot(light(hex), [0.2126, 0.7152, 0.0722]))
    .toSorted((a, b) => a - b);
  return (more + 0.05) / (less + 0.05);
}

/** The hue of a colour in OKLab, in degrees. */
function hue(hex: string): number {
  const cones = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ].map((row) => Math.cbrt(dot(row, light(hex))));
  const a = dot(cones, [1.9779984951, -2.428592205, 0.4505937099]);
  const b = dot(cones, [0.0259040371, 0.7827717662, -0.808675766]);
  return (Math.atan2(b, a) * 180) / Math.PI;
}

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  const named = (name: string): string => colour(name, theme);
  const papers = ["paper", "sheet", "raised", "wash"];

  test("words, errors, successes and what can be pressed are legible on everything they stand on", () => {
    for (const paper of papers) {
      for (const text of ["ink", "ink-soft", "accent", "error", "success"]) {
        const ratio = contrast(named(text), named(paper));
        expect(ratio, `${text} on ${paper}`).toBeGreaterThanOrEqual(4.5);
      }
      const edge = contrast(named("rule-strong"), named(paper));
      expect(edge, `an edge on ${paper}`).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(named("accent-ink"), named("accent"))).toBeGreaterThanOrEqual(4.5);
  });

  test("what can be pressed, an error, a success and the marks of P and N are of different hues", () => {
    const pairs = [
      ["accent", "error"],
      ["accent", "success"],
      ["accent", "p"],
      ["accent", "n"],
      ["error", "success"],
      ["error", "p"],
      ["success", "p"],
    ] as const;
    for (const [one, other] of pairs) {
      const turn = Math.abs(hue(named(one)) - hue(named(other)));
      expect(Math.min(turn, 360 - turn), `${one}, ${other}`).toBeGreaterThanOrEqual(45);
    }
  });
});

test("every value that a sheet asks for by name is set somewhere", () => {
  const files = globFiles("{components,src}/**/*.{css,ts,tsx,astro}");
  const texts = files.map((file) => readFileSync(file, "utf8"));
  const set = new Set(
    texts.flatMap((text) => [...text.matchAll(/(--[\w-]+)["\]]*:/g)].map(([, name]) => name)),
  );
  const asked = texts.flatMap((text) =>
    [...text.matchAll(/var\((--[\w-]+)[,)]/g)].map(([, n]) => n),
  );
  expect(asked.length).toBeGreaterThan(500);
  expect([...new Set(asked)].filter((name) => !set.has(name))).toEqual([]);
});

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
