import { expect, test } from "vitest";
import { withLinkNotes, type Targets } from "../../src/print/link-notes.ts";

const titles: Readonly<Record<string, string>> = { "/mex/": "Mex" };
const targets: Targets = {
  address: (href) => (href.startsWith("#") ? undefined : href.replace(/#.*/, "")),
  title: (address) => titles[address],
};
const noted = (html: string) => withLinkNotes(`<article>${html}</article>`, targets, "Links");

test("links to one page share a number, and the notes say its title and address", () => {
  const html = noted('<a href="/mex/">a</a> <a href="/mex/#b" class="term">b</a>');
  expect(html).toContain('<a data-note="1" href="/mex/">a</a> <a data-note="1" href="/mex/#b"');
  expect(html).toMatch(/<h2>Links<\/h2><ol><li>Mex, <span [^>]*>\/mex\/<\/span><\/li><\/ol>/);
});

test("numbers count the links in the order of the page", () => {
  const html = noted('<a href="https://b.example/">b</a><a href="/mex/">m</a>');
  expect(html).toMatch(/data-note="1" href="https:.*data-note="2" href="\/mex\/"/);
  expect(html).toMatch(/<li><span [^>]*>https:\/\/b\.example\/<\/span><\/li><li>Mex, /);
});

test.each([
  ["to a place on the page itself", '<a href="#x">x</a>'],
  ["that shows its own address", '<a href="https://b.example/c">b.example/c</a>'],
  ["for finding one's way", '<nav><a href="/mex/">next</a></nav>'],
  ["of a control", '<astro-island><a href="/mex/">open</a></astro-island>'],
])("a link %s has no note", (_, html) => {
  expect(noted(html)).toBe(`<article>${html}</article>`);
});

test("what is no article stays as it is", () => {
  expect(withLinkNotes('<a href="/mex/">m</a>', targets, "Links")).toBe('<a href="/mex/">m</a>');
});
