import { expect, test } from "vitest";
import { linkNotes, targetOf } from "../../src/export/link-notes.ts";

const page = "https://games.example/base/bouton/";
const titles = new Map([["/base/mex/", "Mex"]]);

const noted = (links: Record<string, string>, host = "") => [
  ...linkNotes(
    Object.entries(links).map(([url, text]) => ({ url, text })),
    page,
    titles,
    host,
  ),
];

test("links to one page share a note, which says its title and address", () => {
  expect(noted({ "/base/mex/": "a", "/base/mex/#b": "b" })).toEqual([
    ["/base/mex/", { title: "Mex", address: "/base/mex/" }],
  ]);
});

test("notes stand in the order of the page", () => {
  const notes = noted({ "https://b.example/": "b", "https://games.example/base/mex/": "m" });
  expect(notes.map(([, { title, address }]) => [title, address])).toEqual([
    [undefined, "https://b.example/"],
    ["Mex", "/base/mex/"],
  ]);
});

test("a site with an address says it in its notes", () => {
  const [note] = noted({ "/base/mex/": "m" }, "https://games.example");
  expect(note?.[1]).toEqual({ title: "Mex", address: "https://games.example/base/mex/" });
});

test.each([
  ["to a place on the page itself", { "#x": "x", [`${page}#y`]: "y" }],
  ["that shows its own address", { "https://b.example/c": "b.example/c" }],
])("a link %s has no note", (_, links) => {
  expect(noted(links)).toEqual([]);
});

test("a link leads to a page, wherever on it", () => {
  expect(targetOf("/base/mex/#mex", page)).toBe("/base/mex/");
  expect(targetOf("https://b.example/c#d", page)).toBe("https://b.example/c#d");
});
