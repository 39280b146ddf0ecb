import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { Markdown } from "../../components/cell/own/OwnBody.tsx";
import { readMarkdown } from "../../components/cell/own/read-markdown.ts";

const html = (text: string): string => renderToString(<Markdown tree={readMarkdown(text)} />);

test.for([
  ["a heading stands below those of the page", "# A *b*", "<h3>A <em>b</em></h3>"],
  ["HTML is text", '<img src=x onerror="a">', "&lt;img src=x onerror=&quot;a&quot;>"],
  ["an address that runs code is no link", "[a](javascript:alert(1))", "<p>a</p>"],
  [
    "nor is one that hides it",
    "[a](JAVASCRIPT&colon;alert(1)) [b](data:text/html,x)",
    "<p>a b</p>",
  ],
  ["nor another host without a scheme", "[a](//example.org)", "<p>a</p>"],
  [
    "the web is linked",
    "[a](https://oeis.org/)",
    '<a href="https://oeis.org/" rel="noreferrer">a</a>',
  ],
  ["no image is loaded", "![a](https://example.org/x.png)", "<p>a</p>"],
  ["a table", "| a |\n| - |\n| 1 |", "<tr><th>a</th></tr><tr><td>1</td></tr>"],
  ["a hidden character is shown", "a\u202Eb", "<p>a‹U+202E›b</p>"],
  ["a formula that cannot be set stands as its text", "$\\nosuch$", ">\\nosuch</code>"],
] as const)("%s", ([, text, expected]) => {
  expect(html(text)).toContain(expected);
});

test("a text with too many parts, or parts too deep in one another, is not set", () => {
  expect(() => readMarkdown(">".repeat(200))).toThrow(RangeError);
  expect(() => readMarkdown("a\n\n".repeat(6000))).toThrow(RangeError);
});

test("a formula is set by KaTeX", () => {
  expect(html("$x^2$")).toContain('class="katex"');
});
