import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lighterKatex } from "../../src/styles/lighter-katex.ts";

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
