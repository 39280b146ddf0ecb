import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editDistance, findNamed } from "../../components/search/use-search.ts";
import { mentions } from "../../components/search/search-words.ts";
import { glossary } from "../../src/articles/lists.ts";
import { exportPlaces } from "../../src/articles/library/entries.ts";
import { reference } from "../../src/articles/library/reference.ts";
import { namePlaces, type PageNames } from "../../src/articles/name-places.ts";
import { otherPages } from "../../src/articles/other-pages.ts";
import { articleTexts } from "../support/article-text.ts";

const lineOf = (matter: string, name: string): string =>
  new RegExp(`^${name}: "?(.*?)"?$`, "m").exec(matter)?.[1] ?? "";

const pages = [
  ...otherPages("en").map((page) => ({ ...page, path: page.slug })),
  ...articleTexts()
    .filter(({ file }) => file.startsWith("content/en/"))
    .map(({ slug, matter }) => ({
      slug,
      path: slug,
      title: lineOf(matter, "title"),
      summary: lineOf(matter, "summary"),
      section: "",
    })),
];
const names = JSON.parse(readFileSync("content/en/page-names.json", "utf8")) as PageNames;
const places = namePlaces(glossary("en"), pages, names, { prefix: "", section: "Term" });

/** What a query names, each as the end of its address: a term's anchor, an article's name. */
const found = (query: string): readonly string[] =>
  findNamed(query, places).map(({ at }) => at.place.replace(/^.*?([^/]+)\/?$/, "$1"));

describe("the names of the book", () => {
  test.each([
    ["博弈", ["#impartial-game", "who-wins"]],
    ["博弈论", ["#impartial-game", "who-wins"]],
    ["必败态", ["#p-position", "who-wins"]],
    ["必胜态", ["#n-position", "who-wins"]],
    ["异或", ["#nim-sum", "bouton", "poj2975"]],
    ["尼姆", ["#nim", "bouton", "poj2975"]],
    ["尼姆博弈", ["#nim", "bouton"]],
    ["阶梯博弈", ["#staircase-nim", "staircase-nim"]],
    ["威佐夫", ["#wythoff-s-game", "myths"]],
    ["威佐夫博弈", ["#wythoff-s-game", "myths"]],
    ["斐波那契", ["#fibonacci-nim", "hdu1848"]],
    ["SG函数", ["#grundy-function", "mex"]],
    ["sg 函数", ["#grundy-function", "mex"]],
    ["巴什博弈", ["#bachet-s-game", "subtraction"]],
    ["反尼姆", ["#misere-play", "bouton", "hdu2509"]],
    ["sprague grundy", ["#sprague-grundy-theorem", "sprague-grundy"]],
    ["Sprague-Grundy theorem", ["#sprague-grundy-theorem", "sprague-grundy"]],
    ["treblecross", ["#octal-game", "kayles"]],
    ["kayles", ["#kayles", "kayles"]],
    ["nim sum", ["#nim-sum", "bouton"]],
    ["nimsum", ["#nim-sum", "bouton"]],
    ["nim", ["#nim", "bouton"]],
    ["bash game", ["#bachet-s-game", "subtraction"]],
    ["sj定理", ["#sj-theorem"]],
    ["k 倍动态减法", ["#fibonacci-nim"]],
    ["翻硬币", ["#coin-turning-game"]],
    ["wythof", ["#wythoff-s-game", "myths"]],
    ["withoff", ["#wythoff-s-game"]],
    ["misere nim", ["#misere-play", "bouton", "hdu2509"]],
    ["hdu1848", ["hdu1848"]],
    ["HDU 1848", ["hdu1848"]],
    ["p position", ["#p-position", "who-wins"]],
    ["对拍", ["judge"]],
    ["domjudge", ["judge"]],
    ["实验室", ["laboratory"]],
    ["period finder", ["laboratory"]],
    ["boards", ["boards"]],
    ["octal atlas", ["octal"]],
    ["your progress", ["progress"]],
    ["fibonaci", ["#fibonacci-nim"]],
  ])("for %s come first: %j", (query, wanted) => {
    // A problem may stand behind other pages that explain the same term.
    const all = found(query);
    expect(all[0]).toBe(wanted[0]);
    expect(all.filter((one) => wanted.includes(one))).toEqual(wanted);
    expect(all.slice(0, 2 + wanted.length)).toEqual(expect.arrayContaining(wanted));
  });

  test.each([
    ["阶梯博弈", ["p2575", "poj1704", "stones"]],
    ["巴什博弈", ["hdu2188"]],
    ["斐波那契", ["hdu1848"]],
    ["SG函数", ["hdu1848", "hdu1536"]],
  ])("for %s lead to the problems %j, too", (query, wanted) => {
    expect(found(query)).toEqual(expect.arrayContaining(wanted));
  });

  test.each(["", "   ", "ъъъ", "qqq", "zebra", "<img src=x>"])("has none for %j", (query) => {
    expect(found(query)).toEqual([]);
  });

  test("every name finds its place, whole and in other letters", () => {
    for (const { names, aliases, place } of places) {
      for (const name of [...names, ...aliases]) {
        for (const query of [name, name.toUpperCase(), ` ${name.replaceAll("’", "'")} `]) {
          expect(findNamed(query, places).map(({ at }) => at.place), query).toContain(place); // prettier-ignore
        }
      }
    }
  });

  test("a place is found once", () => {
    for (const query of ["nim", "game", "博弈", "position", "SG"]) {
      const all = found(query);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  test("every name of the library finds its entry, and words of the book come before it", () => {
    const exports = exportPlaces(reference(), { prefix: "", section: "Library" });
    const all = [...places, ...exports];
    for (const { title, place } of exports) {
      for (const query of [title, title.toLowerCase(), title.replace(".", " ")]) {
        expect(findNamed(query, all).slice(0, 8).map(({ at }) => at.place), query).toContain(place); // prettier-ignore
      }
    }
    for (const query of ["mex", "nim", "kayles", "wythof", "treblecross", "nim sum"]) {
      const [first, second] = findNamed(query, all).map(({ at }) => at.kind);
      expect([first, second], query).toEqual(["term", "article"]);
    }
    expect(findNamed("grundyTable", all)[0]?.at.place).toBe("reference/library/#grundyTable");
    expect(findNamed("show heatmap", all)[0]?.at.place).toBe("reference/library/#show.heatmap");
  });

  test("an article that there is not has no names", () => {
    expect(() =>
      namePlaces([], pages, { "foundations/none": ["x"] }, { prefix: "", section: "" }),
    ).toThrow("current value is foundations/none");
  });
});

describe("a typing mistake", () => {
  test.each([
    ["nim", "nim", 0],
    ["wythof", "wythoff", 1],
    ["wyhtoff", "wythoff", 1],
    ["grundi", "grundy", 1],
    ["gruny", "grundy", 1],
    ["kitten", "sitting", 3],
    ["", "abc", 3],
  ])("from %s to %s: %i", (one, other, changes) => {
    expect(editDistance(one, other, 3)).toBe(changes);
    expect(editDistance(other, one, 3)).toBe(changes);
  });

  test("is counted up to a bound", () => {
    const word = fc.string({ maxLength: 8 });
    fc.assert(
      fc.property(word, word, fc.nat(4), (one, other, most) => {
        const exact = editDistance(one, other, 20);
        expect(editDistance(one, other, most)).toBe(Math.min(exact, most + 1));
        expect(exact === 0).toBe(one === other);
      }),
    );
  });
});

test.each([
  ["Two theories of games", "theory", true],
  ["Bouton’s theorem", "boutons", true],
  ["石子和异或的关系", "异或", true],
  ["the tree of moves", "treblecross", false],
  ["", "x", false],
])("%j mentions %s: %s", (text, query, yes) => {
  expect(mentions(text, query)).toBe(yes);
});
