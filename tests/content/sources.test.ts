import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { citationOf, sourceOf } from "../../src/articles/sources.ts";
import { atlasSources } from "../../src/octal/atlas/sources.ts";
import { articleTexts } from "../support/article-text.ts";

interface Source {
  readonly author?: string;
  readonly title: string;
  readonly year?: number;
  readonly url?: string;
  readonly problem?: true;
}

const sources = JSON.parse(readFileSync("content/sources.json", "utf8")) as Record<string, Source>;
const cited = articleTexts().map(({ file, matter }) => ({
  file,
  keys: /^sources: \[(.*)\]$/m.exec(matter)?.[1]?.split(", ") ?? [],
  list: /^sources:\s*$/m.test(matter),
}));

describe.each(cited)("$file", ({ keys, list }) => {
  test("cites sources by their keys, each once", () => {
    expect(list).toBe(false);
    expect(keys.filter((key) => !Object.hasOwn(sources, key))).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

test("every source is cited, and stands once", () => {
  const used = new Set([...cited.flatMap(({ keys }) => keys), ...atlasSources]);
  expect(Object.keys(sources).filter((key) => !used.has(key))).toEqual([]);
  const titles = Object.values(sources).map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

test("a key is the author and the year, or the judge and the number", () => {
  const odd = Object.entries(sources).filter(([key, { author, year, problem, url = "" }]) => {
    if (problem) return !url.toLowerCase().endsWith(key.split("-").at(-1) ?? key);
    if (author === undefined || year === undefined) return !url.startsWith("https://");
    return !key.endsWith(String(year));
  });
  expect(odd).toEqual([]);
});

test("a citation keeps initials together, and both ends of a range", () => {
  const { author, behind } = citationOf(sourceOf("winning-ways-1982"));
  expect(author).toBe("E.\u00a0R.\u00a0Berlekamp, J.\u00a0H.\u00a0Conway and R.\u00a0K.\u00a0Guy");
  expect(behind).toMatch(/^Academic Press, 1982; .*, 2001–\u20602004$/);
});
