import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { builtPages } from "../support/built-pages.ts";

const read = (path: string): string => readFileSync(`dist${path}index.html`, "utf8");
const idsOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id));

/** Links from page to page, as they stand in the built files: more of them than a reader's browser sees at once. */
test("every link of every page leads to a page that is there, and every anchor to a place on it", () => {
  const pages = builtPages();
  const ids = new Map(pages.map((path) => [path, idsOf(read(path))]));
  const dead = pages.flatMap((path) =>
    [...read(path).matchAll(/<a\s[^>]*?href="([^"]+)"/g)].flatMap(([, href = ""]) => {
      const { origin, pathname, hash } = new URL(
        href.replaceAll("&amp;", "&"),
        `http://site${path}`,
      );
      if (origin !== "http://site") return [];
      const place = decodeURIComponent(hash.slice(1));
      const found = ids.get(pathname);
      const there = found ? place === "" || found.has(place) : existsSync(`dist${pathname}`);
      return there ? [] : [`${path} → ${href}`];
    }),
  );
  expect(dead).toEqual([]);
});
