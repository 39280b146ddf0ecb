import { readdirSync, readFileSync } from "node:fs";
import { typescriptLanguage } from "@codemirror/lang-javascript";
import { highlightCode } from "@lezer/highlight";
import { codeToTokens } from "shiki";
import { expect, test } from "vitest";
import { codeHighlighter } from "../../components/editor/code-highlighter.ts";
import { tokenColours } from "../../components/editor/token-colours.ts";
import { articleCells } from "../support/article-cells.ts";

/** The editor's runs of a text: each with its class. */
function runs(code: string): [text: string, token: string][] {
  const found: [string, string][] = [];
  const put = (text: string, classes: string) => found.push([text, classes.replace("t-", "")]);
  const tree = typescriptLanguage.parser.parse(code);
  highlightCode(code, tree, codeHighlighter, put, () => found.push(["\n", ""]));
  return found;
}

test("each kind of word has the colour that listings give it", () => {
  const code = 'const f = (n: Take) => mex([1]).b; // "all"\nreturn `a` + this';
  const notice = runs(code).filter(([text, token]) => token !== "" && text.trim() !== "");
  expect(notice).toEqual([
    ["const", "keyword"],
    ["=", "keyword"],
    ["Take", "name"],
    ["=>", "keyword"],
    ["mex", "function"],
    ["1", "constant"],
    ['// "all"', "comment"],
    ["return", "keyword"],
    ["`a`", "string"],
    ["+", "keyword"],
    ["this", "constant"],
  ]);
});

test("no text loses a letter, and no colour is none of the listings'", () => {
  for (const code of ["", "a", "\n\n", "let = ;\n`${", "const x = /a/g;\n\n"]) {
    const found = runs(code);
    expect(found.map(([text]) => text).join("")).toBe(code);
    for (const [, token] of found) expect(["", ...Object.keys(tokenColours)]).toContain(token);
  }
});

test("most of a cell keeps its colours when it is edited", async () => {
  let [letters, others] = [0, 0];
  for (const file of readdirSync("content/en/foundations").filter((one) => one.endsWith(".mdx"))) {
    const cells = articleCells(readFileSync(`content/en/foundations/${file}`, "utf8"));
    for (const { code } of cells) {
      const { tokens } = await codeToTokens(code, { lang: "ts", theme: "github-light-default" });
      const listing = new Array<string>(code.length).fill("");
      for (const { content, offset, color = "" } of tokens.flat()) {
        listing.fill(color.toUpperCase(), offset, offset + content.length);
      }
      let at = 0;
      for (const [text, token] of runs(code)) {
        const own = tokenColours[(token || "plain") as keyof typeof tokenColours][0];
        for (const letter of text) {
          if (letter.trim() !== "") [letters, others] = [letters + 1, others + Number(listing[at] !== own)]; // prettier-ignore
          at += letter.length;
        }
      }
    }
  }
  expect(others / letters).toBeLessThan(0.2);
});
