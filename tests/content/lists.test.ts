import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { atlasSources, citationOf, sourceOf, sources } from "../../src/articles/sources.ts";
import { articleTexts } from "../support/article-text.ts";

interface Term {
  readonly term: string;
  readonly zh: string;
  readonly definition: string;
}

const terms = JSON.parse(readFileSync("content/en/glossary.json", "utf8")) as Term[];

test("every term is in the glossary once, with a Chinese name and a definition that is a sentence", () => {
  expect(new Set(terms.map(({ term }) => term.toLowerCase())).size).toBe(terms.length);
  const odd = terms.filter(
    ({ zh, definition }) =>
      !/\p{Script=Han}|^mex/u.test(zh) || !/^[A-Z][^"']*\.$/s.test(definition),
  );
  expect(odd).toEqual([]);
});

test("every source is in the list once, and is cited", () => {
  const cited = articleTexts().flatMap(
    ({ matter }) => /^sources: \[(.*)\]$/m.exec(matter)?.[1]?.split(", ") ?? [],
  );
  const used = new Set([...cited, ...atlasSources]);
  expect(sources.filter(({ key }) => !used.has(key))).toEqual([]);
  expect(new Set(sources.map(({ title }) => title)).size).toBe(sources.length);
});

test("a source's key is its author and year, or its judge and number", () => {
  const odd = sources.filter(({ key, author, year, problem, url = "" }) => {
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
