import { globSync, readFileSync } from "node:fs";
import { create } from "fontkitten";
import { Resvg } from "@resvg/resvg-js";
import { describe, expect, test } from "vitest";
import { colour } from "../../../src/integrations/hosting/colour.ts";
import {
  drawn,
  PICTURE,
  sharePicture,
  textLines,
} from "../../../src/integrations/hosting/share-picture.ts";

const picture = (title: string, summary = "One number for each position.") =>
  sharePicture({ site: "Grundy Notebook", title, summary });

/** The lines of text left of the table, each with the place where it ends, as they are drawn. */
function ends(svg: string): number[] {
  const folder = "node_modules/katex/dist/fonts/KaTeX_";
  const lines = [...svg.matchAll(/<text x="80"[^>]*>[^<]+<\/text>/g)].map(([line]) => line);
  return lines.map((line) => {
    const box = new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}">${line}</svg>`,
      { font: { fontFiles: [`${folder}Main-Regular.ttf`], loadSystemFonts: false } },
    ).innerBBox();
    if (!box) throw new Error(`Nothing is drawn for ${line}`);
    return box.x + box.width;
  });
}

/** Title and summary of every article. */
const pages = globSync("content/**/*.mdx").map((file): [string, string] => {
  const text = readFileSync(file, "utf8");
  const field = (name: string) =>
    new RegExp(`^${name}: (.+)$`, "m").exec(text)?.[1]?.replace(/^(["'])(.*)\1$/, "$2") ?? "";
  return [field("title"), field("summary")];
});

describe("the picture of a page", () => {
  test.each([
    ...pages,
    ["A title that is far too long for a picture and goes on for ever and ever", "a ".repeat(200)],
  ])("keeps its words left of its table: %s", (title, summary) => {
    const table = Number(/<circle cx="(\d+)" cy="\d+" r="26"/.exec(picture(title))?.[1]) - 28;
    expect(table).toBeGreaterThan(600);
    for (const end of ends(picture(title, summary))) expect(end).toBeLessThan(table);
  });

  test("shows the addition table of nim: each number once in every row and column", () => {
    const shown = [...picture("mex").matchAll(/text-anchor="middle"[^>]*>(\d)</g)].map(([, n]) =>
      Number(n),
    );
    expect(shown.length).toBe(64);
    const all = Array.from({ length: 8 }, (_, i) => i);
    for (const a of all) {
      expect(all.map((b) => shown[8 * a + b]).sort()).toEqual(all);
      expect(all.map((b) => shown[8 * b + a]).sort()).toEqual(all);
      expect(shown[8 * a + a]).toBe(0);
    }
  });

  test("has no words that end its markup", () => {
    expect(picture('a <b> & "c"')).not.toContain("<b>");
  });

  test("has only characters that its font has", () => {
    const face = create(readFileSync("node_modules/katex/dist/fonts/KaTeX_Main-Regular.ttf"));
    if (face.isCollection) return expect.fail("the font is a collection");
    for (const sign of new Set(drawn(pages.flat().join("")).replaceAll(/\s/g, "")))
      expect(face.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0), sign).toBe(true);
  });
});

test("a colour is found by its name, and a name that is none is an error", () => {
  expect(colour("paper")).toBe("#fbf8f1");
  expect(colour("paper", "dark")).toBe("#17191e");
  expect(colour("p", "dark")).toBe("#0072b2");
  expect(() => colour("pink")).toThrow("Cannot find colour: tokens.css names no colour pink");
});

test("a text is cut between its words, and ends in dots where it is too long", () => {
  expect(textLines("one two three four", 9, 4)).toEqual(["one two", "three", "four"]);
  expect(textLines("one two three four", 9, 2)).toEqual(["one two", "three ..."]);
  expect(textLines("immeasurable", 4, 2)).toEqual(["immeasurable"]);
});

test("a text without spaces is cut between signs, of which each is as wide as two letters", () => {
  expect(textLines("斯普拉格定理与博弈", 8, 4)).toEqual(["斯普拉格", "定理与博", "弈"]);
  expect(textLines("Nim 博弈，mex 与异或", 8, 4)).toEqual(["Nim 博", "弈，mex", "与异或"]);
});
