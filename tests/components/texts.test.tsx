import fc from "fast-check";
import { renderToString } from "preact-render-to-string";
import { expect, test, describe } from "vitest";
import { Markdown } from "../../components/cell/own/OwnBody.tsx";
import { readMarkdown } from "../../components/cell/own/read-markdown.ts";
import { setTex } from "../../components/cell/set-tex.ts";

const html = (text: string): string => renderToString(<Markdown tree={readMarkdown(text)} />);

test.for([
  ["a heading of level 1 is rendered as h3", "# A *b*", "<h3>A <em>b</em></h3>"],
  ["HTML is escaped", '<img src=x onerror="a">', "&lt;img src=x onerror=&quot;a&quot;>"],
  ["a javascript: address is not a link", "[a](javascript:alert(1))", "<p>a</p>"],
  [
    "an encoded javascript: address and a data: address are not links",
    "[a](JAVASCRIPT&colon;alert(1)) [b](data:text/html,x)",
    "<p>a b</p>",
  ],
  ["an address of another host without a scheme is not a link", "[a](//example.org)", "<p>a</p>"],
  [
    "an https: address is a link",
    "[a](https://oeis.org/)",
    '<a href="https://oeis.org/" rel="noreferrer">a</a>',
  ],
  ["an image is replaced by its text", "![a](https://example.org/x.png)", "<p>a</p>"],
  ["a table is rendered", "| a |\n| - |\n| 1 |", "<tr><th>a</th></tr><tr><td>1</td></tr>"],
  ["an invisible character is shown by its code", "a\u202Eb", "<p>a‹U+202E›b</p>"],
  ["a formula that cannot be rendered is shown as its source", "$\\nosuch$", ">\\nosuch</code>"],
] as const)("%s", ([, text, expected]) => {
  expect(html(text)).toContain(expected);
});

test("readMarkdown rejects a text with too many or too deeply nested parts", () => {
  expect(() => readMarkdown(">".repeat(200))).toThrow(RangeError);
  expect(() => readMarkdown("a\n\n".repeat(6000))).toThrow(RangeError);
});

test("a formula is rendered by KaTeX", () => {
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
  test("is rendered as MathML and as HTML", () => {
    expect(htmlOf("x^2")).toMatch(/<math[^]*<msup>[^]*katex-html/);
  });

  test.each(["\\frac{1}{", "}", "\\nobody", "$x$", "\\def\\a{\\a}\\a", "a & b"])(
    "has a fault if it cannot be rendered: %s",
    (formula) => {
      expect(faultOf(formula)).not.toBe("");
    },
  );

  test("cannot define a command", () => {
    expect(faultOf("\\def\\a{\\a}\\a")).toBe("\\def is not supported here");
  });

  test.each([
    "\\href{javascript:alert(1)}{x}",
    "\\url{javascript:alert(1)}",
    "\\includegraphics{http://127.0.0.1/x.png}",
    "\\htmlData{x=1}{y}",
    "\\htmlId{content}{y}",
    "\\text{<img src=x onerror=alert(1)>}",
  ])("cannot add a link, an image or an attribute: %s", (formula) => {
    expect(htmlOf(formula)).not.toMatch(/<(a|img|script)\b|href=|\bid=|data-x|onerror="/i);
  });

  test("yields HTML or a fault for any text", () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (formula, display) => {
        expect("html" in setTex(formula, display) || faultOf(formula, display) !== "").toBe(true);
      }),
    );
  });
});
