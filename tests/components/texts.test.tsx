import fc from "fast-check";
import { renderToString } from "preact-render-to-string";
import { expect, test, describe } from "vitest";
import { Markdown } from "../../components/cell/own/OwnBody.tsx";
import { readMarkdown } from "../../components/cell/own/read-markdown.ts";
import { setTex } from "../../components/cell/set-tex.ts";

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

const faultOf = (formula: string, display = true): string => {
  const set = setTex(formula, display);
  return "fault" in set ? set.fault : "";
};

const htmlOf = (formula: string): string => {
  const set = setTex(formula, false);
  return "html" in set ? set.html : "";
};

describe("a formula", () => {
  test("is set for the eye and for the ear", () => {
    expect(htmlOf("x^2")).toMatch(/<math[^]*<msup>[^]*katex-html/);
  });

  test.each(["\\frac{1}{", "}", "\\nobody", "$x$", "\\def\\a{\\a}\\a", "a & b"])(
    "that cannot be set has a fault: %s",
    (formula) => {
      expect(faultOf(formula)).not.toBe("");
    },
  );

  test("cannot define a command", () => {
    expect(faultOf("\\def\\a{\\a}\\a")).toBe("\\def is not known here");
  });

  test.each([
    "\\href{javascript:alert(1)}{x}",
    "\\url{javascript:alert(1)}",
    "\\includegraphics{http://127.0.0.1/x.png}",
    "\\htmlData{x=1}{y}",
    "\\htmlId{content}{y}",
    "\\text{<img src=x onerror=alert(1)>}",
  ])("makes no link, image or attribute of its own: %s", (formula) => {
    expect(htmlOf(formula)).not.toMatch(/<(a|img|script)\b|href=|\bid=|data-x|onerror="/i);
  });

  test("never makes the page fail, whatever it is", () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (formula, display) => {
        expect("html" in setTex(formula, display) || faultOf(formula, display) !== "").toBe(true);
      }),
    );
  });
});
