import { expect, test } from "vitest";
import { attribute, elements, textOf } from "../support/page-tree.ts";
import { builtArticles, builtDocuments, isBuilt } from "../support/built-pages.ts";
import { builtPage, hasClass } from "./built-page.ts";

const HERE = "http://site";

/** Whether an address leads to a file that is there and, on a page, to a place that is there. */
function leads({ pathname, hash }: URL): boolean {
  const place = decodeURIComponent(hash.slice(1));
  if (!isBuilt(pathname)) return false;
  return place === "" || builtPage(pathname).ids.includes(place);
}

test.each(builtDocuments())("every link of %s leads to what is there", (path) => {
  const links = builtPage(path)
    .all.filter(({ tagName }) => tagName === "a" || tagName === "area" || tagName === "link")
    .map((link) => attribute(link, "href"))
    .filter((href) => href !== "");
  const dead = links.filter((href) => {
    const url = new URL(href, HERE + path);
    return url.origin === HERE && !leads(url);
  });
  expect(dead).toEqual([]);
});

/** The names that a cell imports from the library. */
const importedIn = (code: string): string[] =>
  [...code.matchAll(/^import \{([^}]*)\} from "grundy"/gm)].flatMap(({ 1: names = "" }) =>
    names.split(",").flatMap((name) => /[A-Za-z]+(?=\s|$)/.exec(name.replace("type ", "")) ?? []),
  );

test.each(builtArticles())("what cells of %s import leads to the library, once each", (path) => {
  const cells = builtPage(path).all.filter((one) => hasClass(one, "cell-code"));
  const listings = cells.flatMap((one) => elements(one)).filter(({ tagName }) => tagName === "pre");
  const links = listings.flatMap((one) => elements(one)).filter(({ tagName }) => tagName === "a");
  const imported = [...new Set(listings.flatMap((one) => importedIn(textOf(one))))];
  const own = path === "/reference/library/";
  expect(links.map(textOf)).toEqual(own ? [] : imported);
  for (const link of links) {
    expect(attribute(link, "href")).toBe(`/reference/library/#${textOf(link)}`);
  }
});
