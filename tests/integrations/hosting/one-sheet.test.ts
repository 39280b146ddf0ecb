import { expect, test } from "vitest";
import { withOneSheet } from "../../../src/integrations/hosting/one-sheet.ts";

const link = (address: string): string => `<link rel="stylesheet" href="${address}">`;
const sheets: Record<string, string> = { "/b/assets/a.1.css": "a{}", "/b/assets/b.2.css": "b{}" };
const read = (address: string): string => sheets[address] ?? "";

test("a page's sheets become one, in their order, at an address of its own content", () => {
  const [a, b] = Object.keys(sheets).map(link);
  const { html, sheet } = withOneSheet(`<head>${a}<title>x</title>${b}</head>`, read);
  expect(sheet?.css).toBe("a{}b{}");
  expect(sheet?.address).toMatch(/^\/b\/assets\/sheets\.[\w-]{8}\.css$/);
  expect(html).toBe(`<head>${link(sheet?.address ?? "")}<title>x</title></head>`);
});

test("a page with one sheet, or none, stays as it is", () => {
  for (const html of [`<head>${link("/b/assets/a.1.css")}</head>`, "<head></head>"])
    expect(withOneSheet(html, read)).toEqual({ html });
});
