import { readFileSync } from "node:fs";
import { codeToHtml } from "shiki";
import { expect, test } from "vitest";
import { listingCode } from "../../components/editor/listing-code.ts";
import { tokenColours } from "../../components/editor/token-colours.ts";
import { lightColours } from "../../src/styles/light-fallback.ts";

const read = (file: string): string => readFileSync(`src/styles/${file}`, "utf8");

test("every colour that has a light and a dark form has its light form where browsers know only one", () => {
  const tokens = read("tokens.css");
  const both = [...tokens.matchAll(/(--[\w-]+): light-dark\(/g)].map(([, name]) => name);
  const alone = [...lightColours(tokens).matchAll(/(--[\w-]+): (?:#|rgb)/g)].map(
    ([, name]) => name,
  );
  expect(both.length).toBeGreaterThan(20);
  expect(alone).toEqual(both);
});

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
  expect(await set("+ a\n- b", "diff")).toMatch(/<span style="--shiki-light:#/);
});
