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
