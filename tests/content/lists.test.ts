import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { atlasSources, citationOf, sourceOf, sources } from "../../src/articles/sources.ts";
import { problems as solvedProblems } from "../../src/problems/registry.ts";
import { articleTexts } from "../support/articles.ts";

interface Term {
  readonly term: string;
  readonly zh: string;
  readonly definition: string;
}

const terms = JSON.parse(readFileSync("content/en/glossary.json", "utf8")) as Term[];

test("every glossary term is unique, with a Chinese name and a definition in sentences", () => {
  expect(new Set(terms.map(({ term }) => term.toLowerCase())).size).toBe(terms.length);
  const invalid = terms.filter(
    ({ zh, definition }) =>
      !/\p{Script=Han}|^mex/u.test(zh) || !/^[A-Z][^"']*\.$/s.test(definition),
  );
  expect(invalid).toEqual([]);
});

test("every source is listed once and cited", () => {
  const cited = articleTexts().flatMap(
    ({ matter }) => /^sources: \[(.*)\]$/m.exec(matter)?.[1]?.split(", ") ?? [],
  );
  const used = new Set([...cited, ...atlasSources]);
  expect(sources.filter(({ key }) => !used.has(key))).toEqual([]);
  expect(new Set(sources.map(({ title }) => title)).size).toBe(sources.length);
});

test("the key of a source ends with its year, or with the problem's number", () => {
  const invalid = sources.filter(({ key, author, year, problem, url = "" }) => {
    if (problem) return !url.toLowerCase().endsWith(key.split("-").at(-1) ?? key);
    if (author === undefined || year === undefined) return !url.startsWith("https://");
    return !key.endsWith(String(year));
  });
  expect(invalid).toEqual([]);
});

test("a citation does not break between initials or within a range", () => {
  const { author, behind } = citationOf(sourceOf("winning-ways-1982"));
  expect(author).toBe("E.\u00a0R.\u00a0Berlekamp, J.\u00a0H.\u00a0Conway and R.\u00a0K.\u00a0Guy");
  expect(behind).toMatch(/^Academic Press, 1982; .*, 2001–\u20602004$/);
});

interface Problem {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly article: string;
  readonly level: "easy" | "middle" | "hard";
}

/** Addresses of the problems that have a page, at all judges. */
const solved = new Set(
  solvedProblems.flatMap(({ judge }) => [judge, ...(judge.mirrors ?? [])]).map(({ url }) => url),
);

describe.each(globSync("content/*/further-problems.json"))("%s", (file) => {
  const problems = JSON.parse(readFileSync(file, "utf8")) as Problem[];

  test("lists each problem once, and none that has a page", () => {
    expect(problems.length).toBeGreaterThan(0);
    expect(new Set(problems.map(({ id }) => id)).size).toBe(problems.length);
    expect(new Set(problems.map(({ url }) => url)).size).toBe(problems.length);
    const duplicates = problems.filter(({ url }) => solved.has(url)).map(({ id }) => id);
    expect(duplicates, `delete from ${file}: each has its own page`).toEqual([]);
  });

  test("is sorted from easy to hard", () => {
    const levels = problems.map(({ level }) => ["easy", "middle", "hard"].indexOf(level));
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  });

  test("has addresses that end with the judge’s number", () => {
    const numbers = problems.flatMap(({ id, url }) => {
      const number = /^(?:HDU|POJ|CSES) (\d+)$/.exec(id)?.[1];
      return number === undefined || url.endsWith(number) ? [] : [id];
    });
    expect(numbers).toEqual([]);
  });
});
