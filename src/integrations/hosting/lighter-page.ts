import { transformSync } from "esbuild";

/** The TeX beside a formula's MathML, and what only tells the two apart; HTML needs no namespace either. */
const TEX =
  /<annotation encoding="application\/x-tex">[^<]*<\/annotation>|<\/?semantics>|(?<=<math) xmlns="http:\/\/www\.w3\.org\/1998\/Math\/MathML"/g;

/** A tag, whose attributes may contain a script, or a script that is written into the page. */
const TAG_OR_SCRIPT =
  /<(?!script(?: type="module")?>)[a-z](?:[^">]|"[^"]*")*>|(<script(?: type="module")?>)([^]*?)<\/script>/g;

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

const known = new Map<string, string>();

/** A script without its comments and with short names; no newer syntax than it is written in. */
function shorten(script: string): string {
  const done =
    known.get(script) ??
    transformSync(script, { minifyWhitespace: true, minifyIdentifiers: true }).code.trim();
  known.set(script, done);
  return done;
}

/**
 * A page without what no reader's browser uses: the TeX of its formulas, which their MathML says too, and the comments
 * of scripts that are written into it. Takes some milliseconds a page.
 *
 * @throws Error when a script in the page cannot be read
 */
export const lighterPage = (html: string): string =>
  html
    .replace(TEX, "")
    .replace(TAG_OR_SCRIPT, (all: string, tag?: string, script?: string) =>
      tag === undefined || script === undefined ? all : `${tag}${shorten(script)}</script>`,
    );
