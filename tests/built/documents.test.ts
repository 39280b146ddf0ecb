import { describe, expect, test } from "vitest";
import { attribute, find, textOf } from "../support/page-tree.ts";
import { builtDocuments } from "../support/built-pages.ts";
import { builtPage } from "./built-page.ts";

const paths = builtDocuments().filter((path) => path !== "/lib/sandbox.html"); // the cells' document is read by nobody
const titleOf = (path: string): string => textOf(find(builtPage(path).tree, "title") ?? { children: [] }); // prettier-ignore

/** Attributes whose words are ids of the same page. */
const REFERENCES = ["htmlFor", "headers", "ariaLabelledBy", "ariaDescribedBy", "ariaControls"];

const words = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(String) : [typeof value === "string" ? value : ""])
    .flatMap((text) => text.split(/\s+/))
    .filter((word) => word !== "");

describe.each(paths)("%s", (path) => {
  const page = builtPage(path);

  test("says its language, and has one main heading and a description", () => {
    const named = (tag: string) => page.all.filter(({ tagName }) => tagName === tag);
    expect(named("html").map((one) => attribute(one, "lang"))).toEqual(["en"]);
    expect(named("h1").length).toBe(1);
    const described = named("meta").filter((one) => attribute(one, "name") === "description");
    expect(described.map((one) => /\w/.test(attribute(one, "content")))).toEqual([true]);
  });

  test("gives no id twice, and names no id that it does not have", () => {
    const { ids } = page;
    expect.soft(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    const named = page.all.flatMap(({ properties }) =>
      REFERENCES.flatMap((name) => words(properties[name])),
    );
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test("has a title of its own", () => {
    expect(titleOf(path)).toMatch(/\w/);
    expect(paths.filter((other) => titleOf(other) === titleOf(path))).toEqual([path]);
  });
});
