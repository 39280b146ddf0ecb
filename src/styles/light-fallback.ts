import type { Plugin } from "vite";

const COLOUR = /(--[\w-]+): light-dark\((#[0-9a-f]+|rgb\([^)]*\)),/g;

/** The light theme's colours, for browsers that do not know `light-dark()`: else they would draw no colour at all. */
export function lightColours(tokens: string): string {
  const own = [...tokens.matchAll(COLOUR)].map(([, name = "", light = ""]) => `${name}: ${light};`);
  return `@supports not (color: light-dark(red, red)) {
  :root, :root[data-theme] { color-scheme: light; ${own.join(" ")} }
  .astro-code span { color: var(--shiki-light); }
  .theme-choice { display: none; }
}`;
}

/** Adds `lightColours` to the style sheet that names the site's colours. */
export const lightFallback: Plugin = {
  name: "grundy-light-fallback",
  enforce: "pre",
  transform: (code, id) =>
    /\/tokens\.css(\?|$)/.test(id) && code.includes("light-dark(")
      ? { code: `${code}\n${lightColours(code)}`, map: null }
      : undefined,
};
