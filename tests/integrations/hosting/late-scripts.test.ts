import { expect, test } from "vitest";
import { withLateScripts } from "../../../src/integrations/hosting/late-scripts.ts";

const page = (head: string, body: string) =>
  `<!doctype html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

test("a page lists its module scripts at its end, in order", () => {
  const html = page(
    '<script>first()</script><script type="module" src="/a.js"></script>',
    '<p>Text.</p><script type="module" src="/b.js"></script><script type="module">own()</script>',
  );
  expect(withLateScripts(html)).toBe(
    page(
      "<script>first()</script>",
      '<p>Text.</p><script type="module">own()</script>' +
        '<script type="application/json" id="late-scripts">["/a.js","/b.js"]</script>',
    ),
  );
});

test("a page without module scripts stays as it is", () => {
  const html = page("<script>first()</script>", "<p>Text.</p>");
  expect(withLateScripts(html)).toBe(html);
});
