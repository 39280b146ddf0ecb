import { parseXml } from "@rgrove/parse-xml";
import { describe, expect, test } from "vitest";
import { withLightTokens, pictureOf } from "../../../src/export/notebook/notebook.ts";
import { words } from "../../../src/i18n/words.ts";
import type { Output } from "../../../src/notebook/output.ts";

const { cell } = words("en");

const sequence = (caption?: string, values: readonly number[] = [0, 1]): Output => ({
  kind: "shown",
  bundle: {
    "text/plain": values.join(" "),
    "application/vnd.grundy.sequence+json": {
      values,
      start: 0,
      cut: 0,
      ...(caption === undefined ? {} : { caption }),
    },
  },
});

describe("a picture of an output", () => {
  test("stands alone: it has the light theme's colours in itself, its name and its caption", () => {
    const svg = pictureOf(sequence('"3" & 4'), cell) ?? "";
    expect(parseXml(svg).root?.attributes["aria-label"]).toMatch(
      /^"3" & 4: 2 values for n from 0 to 1/,
    );
    expect(svg).toMatch(/>(&quot;|")3(&quot;|") &amp; 4<\/text>\n<\/svg>$/);
    expect(svg).toMatch(/<path d="[^"]*" fill="#0072b2"/);
    expect(svg).toContain('fill="#fbf8f1"');
    expect(svg).not.toContain("var(");
  });

  test.each([[[0, 0]], [[1, 2]], [[]]])("is XML with the values [%s]", (values) => {
    const svg = pictureOf(sequence("one kind of mark", values), cell) ?? "";
    expect(parseXml(svg).root?.name).toBe("svg");
  });
});

test("a token's light value may name another token", () => {
  expect(withLightTokens("var(--g-0) var(--ink) var(--sans)")).toMatch(
    /^#0072b2 #23211d Seravek, 'Gill/,
  );
  expect(() => withLightTokens("var(--none)")).toThrow("tokens.css names no --none");
});
