import { createHash } from "node:crypto";

/** The TeX beside a formula's MathML, and what only tells the two apart; HTML needs no namespace either. */
const TEX =
  /<annotation encoding="application\/x-tex">[^<]*<\/annotation>|<\/?semantics>|(?<=<math) xmlns="http:\/\/www\.w3\.org\/1998\/Math\/MathML"/g;

/** What Astro writes directly before an island: a style and scripts that all islands share. */
const ISLAND_PARTS =
  /(?:<style>astro-island,[^<]*<\/style>)?(?:<script>(?:(?!<\/script>)[^])*<\/script>)+(?=<astro-island)/g;

/**
 * A page whose islands' shared scripts stand before its first island, in one order. Astro writes them beside the island
 * that it finishes first, which depends on timing: two builds of the same sources would differ.
 */
export function islandScriptsFirst(html: string): string {
  const parts = (html.match(ISLAND_PARTS) ?? []).flatMap((found) =>
    found.split(/(?<=<\/script>|<\/style>)/),
  );
  const shared = parts.sort().join("");
  return html.replace(ISLAND_PARTS, "").replace("<astro-island", () => `${shared}<astro-island`);
}

/** A page without the TeX of its formulas, which no browser uses: their MathML says it too. */
export const withoutTex = (html: string): string => html.replace(TEX, "");

const SCRIPT = /<script type="module" src="([^"]+)"><\/script>/g;

/**
 * A page whose scripts load after its first paint: their addresses are in a list at its end, and its first script loads
 * them in this order. Until then the network is free for text, styles and fonts.
 */
export function withLateScripts(html: string): string {
  const addresses = [...html.matchAll(SCRIPT)].map(([, address]) => address);
  if (addresses.length === 0) return html;
  const list = `<script type="application/json" id="late-scripts">${JSON.stringify(addresses)}</script>`;
  return html.replace(SCRIPT, "").replace("</body>", `${list}</body>`);
}

const SHEET = /<link rel="stylesheet" href="([^"]+)">/g;

/**
 * A page that asks for one style sheet where it asked for several, in their order: a second file would come a round trip
 * later where a connection carries one file at a time. Other pages keep the first alone, without what they do not use.
 *
 * @param read the text of a sheet by its address
 * @returns the page, and what the new sheet must hold at which address; a page with one sheet stays as it is
 */
export function withOneSheet(
  html: string,
  read: (address: string) => string,
): { html: string; sheet?: { address: string; css: string } } {
  const addresses = [...html.matchAll(SHEET)].map(([, address = ""]) => address);
  const [first] = addresses;
  if (first === undefined || addresses.length === 1) return { html };
  const css = addresses.map(read).join("");
  const hash = createHash("sha256").update(css).digest("base64url").slice(0, 8);
  const address = first.replace(/[^/]*$/, `sheets.${hash}.css`);
  const link = (one: string): string => `<link rel="stylesheet" href="${one}">`;
  const one = html.replace(SHEET, (_, at: string) => (at === first ? link(address) : ""));
  return { html: one, sheet: { address, css } };
}
