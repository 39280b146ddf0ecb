import { readFileSync } from "node:fs";
import { codeToHtml } from "shiki";
import { describe, expect, test } from "vitest";
import { listingCode } from "../../components/editor/listing-code.ts";
import { tokenColours } from "../../components/editor/code-highlighter.ts";
import { colour } from "../../src/integrations/hosting/colour.ts";
import { shrinkKatex } from "../../src/integrations/vite-plugins.ts";
import { globFiles } from "../support/glob-files.ts";

const read = (file: string): string => readFileSync(`src/styles/${file}`, "utf8");

test("base.css contains the editor's colours of code", () => {
  const rules = [
    ...read("base.css").matchAll(
      /\.t-(\w+) \{\s*--shiki-light: (#\w+);\s*--shiki-dark: (#\w+);\s*\}/g,
    ),
  ].map(([, token, ...colours]) => [token, colours.map((colour) => colour.toUpperCase())]);
  const named = Object.entries(tokenColours).filter(([token]) => token !== "plain");
  expect(rules).toEqual(named);
});

test("a listing has classes for the colours of tokens, and inline styles for other colours", async () => {
  const set = (code: string, lang: string) => codeToHtml(code, { lang, ...listingCode });
  const html = await set('const a = f("b"); // c', "ts");
  expect(html).not.toMatch(/<span( style|>)/);
  for (const token of ["keyword", "constant", "function", "string", "comment"]) {
    expect(html).toContain(`class="t-${token}"`);
  }
  expect(await set("+ a\n- b", "diff")).toMatch(/<span style="color:#/);
});

/** Returns the linear red, green and blue values, from 0 to 1, of a hexadecimal colour. */
const light = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);

/** Returns the WCAG 2 contrast ratio of two colours. */
function contrast(one: string, other: string): number {
  const [less = 0, more = 0] = [one, other]
    .map((hex) => dot(light(hex), [0.2126, 0.7152, 0.0722]))
    .toSorted((a, b) => a - b);
  return (more + 0.05) / (less + 0.05);
}

/** Returns the hue of a colour in OKLab, in degrees. */
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

  test("text, errors, successes and controls have sufficient contrast on every background", () => {
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

  test("controls, errors, successes and the marks of P and N have different hues", () => {
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

test("every custom property that is used is defined", () => {
  const files = globFiles("{components,src}/**/*.{css,ts,tsx,astro}");
  const texts = files.map((file) => readFileSync(file, "utf8"));
  const defined = new Set(
    texts.flatMap((text) => [...text.matchAll(/(--[\w-]+)["\]]*:/g)].map(([, name]) => name)),
  );
  const used = texts.flatMap((text) =>
    [...text.matchAll(/var\((--[\w-]+)[,)]/g)].map(([, n]) => n),
  );
  expect(used.length).toBeGreaterThan(500);
  expect([...new Set(used)].filter((name) => !defined.has(name))).toEqual([]);
});

/** Stylesheets that only some pages import: the fonts of formulas, and the styles of large pages. */
const EXTRA = {
  "src/styles/formulas.ts": "src/styles/formula-fonts.css",
  "src/pages/[...lang]/laboratory/index.astro": "components/laboratory/laboratory.css",
  "src/pages/[...lang]/laboratory/octal.astro": "components/laboratory/atlas/atlas.css",
};

/** Stylesheets that every page links only for print. */
const PRINT = ["src/styles/cheat-sheet.css", "src/styles/print.css"];

/** Stylesheets that no page loads for the screen. The editor inlines its own, and book.css is for the printed book. */
const ELSEWHERE = ["components/editor/editor.css", "src/styles/book.css", ...PRINT];

test("stylesheets.ts imports every stylesheet once, except those that only some pages import", () => {
  const listed = [
    ...readFileSync("src/styles/stylesheets.ts", "utf8").matchAll(/^import "(.*)";$/gm),
  ]
    .map(([, path = ""]) =>
      path.replace("@components", "components").replace(/^\.\//, "src/styles/"),
    )
    .filter((path) => !path.startsWith("katex/"));
  const written = globFiles("{components,src}/**/*.css");
  const wanted = written.filter((path) => !ELSEWHERE.includes(path));
  expect([...listed, ...new Set(Object.values(EXTRA))].toSorted()).toEqual(wanted.toSorted());
});

test("no other module imports a stylesheet; articles import those of formulas after all others", () => {
  const files = globFiles("{components,src}/**/*.{ts,tsx,astro,mdx}");
  const importing = files.filter((file) =>
    /^\s*import "[^"]*\.css"/m.test(readFileSync(file, "utf8")),
  );
  expect(importing.toSorted()).toEqual(
    [...Object.keys(EXTRA), "src/styles/stylesheets.ts"].toSorted(),
  );
  const article = readFileSync("src/layouts/Article.astro", "utf8");
  expect(article.match(/^import .*(?:Page\.astro|formulas\.ts)";$/gm)).toEqual([
    'import Page from "./Page.astro";',
    'import "../styles/formulas.ts";',
  ]);
  // After KaTeX's font faces: of two faces with a character the last has priority.
  const formulas = readFileSync("src/styles/formulas.ts", "utf8");
  expect(formulas.match(/^import .*$/gm)).toEqual([
    'import "katex/dist/katex.min.css";',
    'import "./formula-fonts.css";',
  ]);
});

test("no selector for the screen uses :has() on the whole page", () => {
  // The browser would recompute the styles of every element at each change of a text.
  const screen = globFiles("{components,src}/**/*.css").filter((file) => !PRINT.includes(file));
  const found = screen.flatMap((file) =>
    readFileSync(file, "utf8")
      .replace(/@media print \{[\s\S]*?\n\}/g, "")
      .split("\n")
      .filter((line) => /(^|[\s,(])(html|body|:root)\S*:has\(/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

const katex = readFileSync("node_modules/katex/dist/katex.min.css", "utf8");
const lighter = shrinkKatex(katex);

test("every ratio of two of KaTeX's sizes is the quotient of the two sizes in shrinkKatex", () => {
  const ratios = [
    ...katex.matchAll(/\.katex-sizing\.reset-size(\d+)\.size(\d+)\{font-size:([\d.]+)em\}/g),
  ];
  expect(ratios).toHaveLength(11 * 11);
  const sizes = (pattern: RegExp): Map<string, number> =>
    new Map([...lighter.matchAll(pattern)].map(([, size = "", value]) => [size, Number(value)]));
  const from = sizes(/\.reset-size(\d+)\{--size-from:([\d.]+)\}/g);
  const to = sizes(/\.size(\d+)\{--size-to:([\d.]+)\}/g);
  for (const [, one = "", other = "", ratio] of ratios) {
    expect((to.get(other) ?? NaN) / (from.get(one) ?? NaN), `${one} to ${other}`).toBeCloseTo(
      Number(ratio),
      4,
    );
  }
});

test("shrinkKatex removes only these ratios and the older font formats from KaTeX's stylesheet", () => {
  const rules = (css: string): string[] => css.match(/[^{}]+\{[^{}]*\}/g) ?? [];
  const retained = new Set(rules(lighter));
  const removed = rules(katex).filter((rule) => !retained.has(rule));
  expect(removed.filter((rule) => !/reset-size\d+\.size\d+\{|@font-face/.test(rule))).toEqual([]);
  expect(lighter).not.toMatch(/\.(woff|ttf)\)/);
  expect(lighter.match(/\.woff2\)/g)).toHaveLength(katex.match(/\.woff2\)/g)?.length ?? NaN);
});
