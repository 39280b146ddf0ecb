import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (file: string): string => readFileSync(file, "utf8");

/** The classes that a style sheet names. */
const classesIn = (css: string): Set<string> =>
  new Set(
    [...css.replaceAll(/\/\*.*?\*\/|url\([^)]*\)/gs, "").matchAll(/\.(-?[a-z][\w-]*)/g)].map(
      ([, name = ""]) => name,
    ),
  );

test("there is one style sheet, and all that components and scripts import is in it", () => {
  const built = globSync("dist/assets/*.css");
  expect(built).toHaveLength(1);
  const inBuilt = classesIn(built.map(read).join(""));
  const sources = globSync("{components,src}/**/*.{astro,ts,tsx}");
  const imported = sources.flatMap((file) =>
    [...read(file).matchAll(/^import "(?:.*\/)?([\w-]+\.css)"/gm)].map(([, name = ""]) => name),
  );
  expect(new Set(imported).size).toBeGreaterThan(30);
  const missing = [...new Set(imported)].filter((name) => {
    const files = globSync(`{components,src}/**/${name}`);
    return files.some((file) => !classesIn(read(file)).isSubsetOf(inBuilt));
  });
  expect(missing).toEqual([]);
});

test("every page links it, and no other", () => {
  const pages = globSync("dist/**/index.html");
  expect(pages.length).toBeGreaterThan(20);
  for (const page of pages) {
    const links = read(page).match(/<link rel="stylesheet"[^>]*>/g);
    expect(links, page).toHaveLength(1);
  }
});
