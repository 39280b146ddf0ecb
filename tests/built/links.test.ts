import { expect, test } from "vitest";
import { attribute } from "../support/page-tree.ts";
import { builtDocuments, isBuilt } from "../support/built-pages.ts";
import { builtPage } from "./built-page.ts";

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
