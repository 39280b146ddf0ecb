import { describe, expect, test } from "vitest";
import { searchIn } from "../../components/search/search-index.ts";
import { glossary, pageNames, otherPages } from "../../src/articles/lists.ts";
import { exportPlaces } from "../../src/articles/library/entries.ts";
import { reference } from "../../src/articles/library/reference.ts";
import { namePlaces } from "../../src/articles/name-places.ts";
import { articleTexts } from "../support/articles.ts";

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
const names = pageNames("en");
const places = namePlaces(glossary("en"), pages, names, { prefix: "", section: "Term" });

const exports = exportPlaces(reference(), { prefix: "", section: "Library" });
const find = await searchIn([...places, ...exports], "/");

/** Returns the results of a query, each as the end of its address: a term's anchor or an article's name. */
const found = (query: string): readonly string[] =>
  find(query).map(({ url }) => url.replace(/^.*?([^/]+)\/?$/, "$1"));

describe("the search for names of the book", () => {
  test.each([
    ["博弈", ["#impartial-game", "who-wins"]],
    ["异或", ["#nim-sum", "bouton", "poj2975"]],
    ["阶梯博弈", ["#staircase-nim", "staircase-nim"]],
    ["sg 函数", ["#grundy-function", "mex"]],
    ["反尼姆", ["#misere-play", "bouton", "hdu2509"]],
    ["sprague grundy", ["#sprague-grundy-theorem", "sprague-grundy"]],
    ["treblecross", ["#octal-game", "kayles"]],
    ["nim sum", ["#nim-sum", "bouton"]],
    ["nim", ["#nim", "bouton"]],
    ["sj定理", ["#sj-theorem"]],
    ["wythof", ["#wythoff-s-game", "wythoff"]],
    ["misere nim", ["#misere-play", "bouton", "hdu2509"]],
    ["HDU 1848", ["hdu1848"]],
    ["对拍", ["judge"]],
    ["Bouten", ["#bouton-s-theorem", "bouton"]],
  ])("finds for %s the places %j near the top", (query, wanted) => {
    const all = found(query);
    expect(all.slice(0, 3)).toContain(wanted[0]);
    expect(all.slice(0, 8)).toEqual(expect.arrayContaining(wanted));
  });

  test.each([
    ["阶梯博弈", ["p2575", "poj1704", "stones"]],
    ["SG函数", ["hdu1848", "hdu1536"]],
  ])("also finds for %s the problems %j", (query, wanted) => {
    expect(found(query)).toEqual(expect.arrayContaining(wanted));
  });

  test.each(["", "   ", "ъъъ", "qqq", "zebra", "<img src=qqq>"])(
    "finds nothing for %j",
    (query) => {
      expect(found(query)).toEqual([]);
    },
  );

  test("finds the place of every name, also in upper case and with straight apostrophes", () => {
    for (const { names, aliases, place } of [...places, ...exports]) {
      for (const name of [...names, ...aliases]) {
        for (const query of [name, name.toUpperCase(), ` ${name.replaceAll("’", "'")} `]) {
          expect(find(query).map(({ url }) => url), query).toContain(`/${place}`); // prettier-ignore
        }
      }
    }
  });

  test("uses names only of existing pages", () => {
    const slugs = pages.map(({ slug }) => slug);
    expect(Object.keys(names).filter((slug) => !slugs.includes(slug))).toEqual([]);
  });

  test("lists each place once", () => {
    for (const query of ["nim", "game", "博弈", "position", "SG"]) {
      const all = find(query).map(({ url }) => url);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  test("ranks names of the library below names of the book", () => {
    for (const query of ["mex", "nim", "kayles", "wythof", "treblecross", "nim sum"]) {
      expect(find(query)[0]?.section, query).not.toBe("Library");
    }
    expect(found("grundyTable")[0]).toBe("#grundyTable");
    expect(found("show heatmap")[0]).toBe("#show.heatmap");
  });
});

describe("an excerpt", () => {
  const record = {
    kind: "term" as const,
    place: "mex/",
    title: "mex",
    section: "Term",
    text: `${"before ".repeat(30)}the least <b>Théories</b> of all`,
    names: ["mex"],
    aliases: [],
  };

  test("marks the matching words as text", async () => {
    const [result] = (await searchIn([record], "/games/"))("theories");
    expect(result?.url).toBe("/games/mex/");
    const pieces = result?.excerpt() ?? [];
    expect(pieces[0]?.text).toBe("…");
    expect(pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([
      "<b>Théories</b>",
    ]);
  });

  test("of a section is listed below its page", async () => {
    const part = {
      ...record,
      kind: "section" as const,
      place: "mex/#a",
      title: "A part",
      names: [],
    };
    const [result, ...others] = (await searchIn([{ ...record, text: "" }, part], "/"))("least");
    expect(others).toEqual([]);
    const shown = { url: "/mex/", title: "mex", parts: [{ url: "/mex/#a" }] };
    expect(result).toMatchObject(shown);
    // The section's name ranks before the page, whose text contains the word.
    expect((await searchIn([record, { ...part, names: ["least"] }], "/"))("least")).toMatchObject([
      shown,
    ]);
  });
});
