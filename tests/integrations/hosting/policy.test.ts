import { expect, test } from "vitest";
import { withPolicy } from "../../../src/integrations/hosting/policy.ts";

const head = '<!doctype html><html><head><meta charset="utf-8">';

// Published: the hash of alert('Hello, world.') in the specification of Content Security Policy.
const HELLO = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";

test("a script in a page is allowed by the hash that the specification gives for it", () => {
  const page = withPolicy(`${head}<script>alert('Hello, world.');</script>`, "a.html");
  expect(page).toContain(`script-src 'self' ${HELLO};`);
});

test("files, data and other elements are allowed no script", () => {
  const others = `<script src="/a.js"></script><script type="application/json">{}</script><p>script</p>`;
  expect(withPolicy(head + others, "a.html")).toContain("script-src 'self';");
});

test("a sign in an attribute ends no tag", () => {
  const page = withPolicy(`${head}<script data-x="a>b">alert('Hello, world.');</script>`, "a.html");
  expect(page).toContain(HELLO);
});

test("the policy stands right after the character set, and only once", () => {
  const page = withPolicy(`${head}<style>a{}</style>`, "a.html");
  expect(page.indexOf("Content-Security-Policy")).toBeLessThan(page.indexOf("<style>"));
  expect(page.startsWith(`${head}<meta http-equiv`)).toBe(true);
  expect(withPolicy(page, "a.html")).toBe(page);
});

test("a page without a character set gets no policy, but an error", () => {
  expect(() => withPolicy("<html></html>", "a.html")).toThrow(
    'a.html: cannot set a policy: the head must begin with <meta charset="utf-8">',
  );
});
