import { readdirSync, readFileSync } from "node:fs";
import { typescriptLanguage } from "@codemirror/lang-javascript";
import { codeToTokens } from "shiki";
import { describe, expect, test } from "vitest";
import { paint } from "../../components/editor/paint.ts";
import { tokenColours, type Token } from "../../components/editor/token-colours.ts";
import { articleCells } from "../../src/book/cells.ts";

/** Colours of the text's characters, white space as spaces: it has no colour to see. */
type Colours = readonly string[];

async function shikiColours(code: string, theme: 0 | 1): Promise<Colours> {
  const { tokens } = await codeToTokens(code, {
    lang: "ts",
    theme: theme === 0 ? "github-light-default" : "github-dark-default",
    tokenizeTimeLimit: 0,
  });
  const colours = new Array<string>(code.length).fill(" ");
  for (const { content, offset, color } of tokens.flat()) {
    colours.fill((color ?? "").toUpperCase(), offset, offset + content.length);
  }
  return colours.map((colour, i) => (/\s/.test(code[i] ?? "") ? " " : colour));
}

function editorColours(code: string, theme: 0 | 1): Colours {
  const tree = typescriptLanguage.parser.parse(code);
  const tokens = new Array<Token>(code.length).fill("plain");
  for (const { from, to, token } of paint(tree, (a, b) => code.slice(a, b), 0, code.length)) {
    tokens.fill(token, from, to);
  }
  return tokens.map((token, i) => (/\s/.test(code[i] ?? "") ? " " : tokenColours[token][theme]));
}

/** The pieces of the code that differ, with both colours. */
function differences(code: string, listing: Colours, editor: Colours): string[] {
  const found: string[] = [];
  for (let i = 0; i < code.length; i++) {
    if (listing[i] === editor[i]) continue;
    const start = i;
    while (listing[i + 1] !== editor[i + 1] && listing[i + 1] === listing[start]) i++;
    const line = code.slice(code.lastIndexOf("\n", start) + 1).split("\n")[0] ?? "";
    found.push(`${code.slice(start, i + 1)}: ${listing[start]} ≠ ${editor[start]} in ${line}`);
  }
  return found;
}

const folder = "content/en";
const articles = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
  (file) =>
    file.endsWith(".mdx") && articleCells(readFileSync(`${folder}/${file}`, "utf8")).length > 0,
);

describe.each(["light", "dark"] as const)("in the %s theme", (name) => {
  const theme = name === "light" ? 0 : 1;

  // The inside of a regular expression, and names that are keywords elsewhere, are told apart by one only.
  test.each(articles)("the editor colours the cells of %s as their listings are", async (file) => {
    let letters = 0;
    let others = 0;
    for (const { code } of articleCells(readFileSync(`${folder}/${file}`, "utf8"))) {
      const listing = await shikiColours(code, theme);
      const editor = editorColours(code, theme);
      letters += code.length;
      others += listing.filter((colour, i) => colour !== editor[i]).length;
    }
    expect(others / letters).toBeLessThan(0.02);
  });

  test("so it does with what no cell has today", async () => {
    const code = `import { mex, type Take } from "grundy";
const f = (x: number, y?: string[]) => x + 1;
let k = \`a\${mex(f.b) + 1}\`; const CAP = [...k, 0x1f];
function go<T>(n: Map<string, T>): void { for (const v of n) { k = v.x!; } return; }
interface A { readonly b: number; c(d: string): void }
class B extends Error { #x = 1; constructor() { super(); this.#x++; } }
const { a, b: [c] } = { a: 1, b: [2], k, m() { return true; }, "q": undefined };
go(async (r) => await r.map((q) => q.z)); new Map(); a ? b : c; type Q = "a" | 1;
try { throw new Error(typeof a); } catch (error) { console.log(JSON.stringify(error), Infinity); }
switch (k) { case 1: break; default: k ||= null; }
`;
    const listing = await shikiColours(code, theme);
    expect(differences(code, listing, editorColours(code, theme))).toEqual([]);
  });
});
