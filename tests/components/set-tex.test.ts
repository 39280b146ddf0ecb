import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { setTex } from "../../components/cell/set-tex.ts";

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
