import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (file: string): string => readFileSync(file, "utf8");

const text = read("dist/licences.txt");
const [own = "", , ...parts] = text.split(/\n\n={80}\n\n/);
const HEAD = /^(?<name>.+)\nLicence: (?<id>.+)\n\n/;

test("the file begins with the full licence of the site", () => {
  expect(own).toMatch(/^\uFEFFGrundy Notebook \d+\.\d+\.\d+\nLicence: MIT\n/);
  expect(own).toContain(read("LICENSE").trim());
});

test("every part has a name, a licence identifier and the text of the licence", () => {
  expect(parts.length).toBeGreaterThan(30);
  expect(parts.filter((part) => !HEAD.test(part))).toEqual([]);
  // The ISC licence is the shortest one that may be shipped.
  expect(parts.filter((part) => part.replace(HEAD, "").length < 600)).toEqual([]);
  expect(parts).toEqual([...new Set(parts)].sort());
});

test("every font of the stylesheets is listed with its authors and the full licence", () => {
  const fonts = parts.filter((part) => part.includes("\nLicence: OFL-1.1\n")).join("\n");
  const sheets = globSync("dist/**/*.css").map(read).join("\n");
  const faces = [...sheets.matchAll(/@font-face\s*\{[^}]*?font-family:\s*"?(\w+)/g)];
  const families = new Set(faces.map(([, family]) => family));
  expect(families.size).toBeGreaterThan(5);
  const authors: Readonly<Record<string, string>> = { STIX: "The STIX Fonts Project Authors" };
  for (const family of families)
    expect(fonts).toContain(authors[family ?? ""] ?? `Reserved Font Name ${family}.`);
  expect(fonts.match(/PERMISSION & CONDITIONS/g)).toHaveLength(2);
});

test("every page links to the file, and it is stored for offline use", () => {
  const pages = globSync("dist/**/*.html").filter((file) => read(file).includes("<footer"));
  expect(pages.length).toBeGreaterThan(20);
  const foot = /<footer class="site-footer\b.*?<\/footer>/s;
  for (const page of pages) {
    expect(foot.exec(read(page))?.[0], page).toMatch(/<a [^>]*href="\/licences\.txt"/);
  }
  expect(read("dist/sw.js")).toContain('url:"licences.txt"');
});
