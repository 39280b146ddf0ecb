import type { Plugin } from "vite";

const COMPONENT = /^export function ([A-Z]\w*)/gm;

/**
 * Marks components as Preact's for the build. Else Astro draws each of them twice, the first time only to see whether
 * Preact can.
 */
export const preactComponents: Plugin = {
  name: "grundy-preact-components",
  enforce: "pre",
  transform(code, id, options) {
    if (options?.ssr !== true || !id.endsWith(".tsx")) return undefined;
    const marks = [...code.matchAll(COMPONENT)].map(
      ([, name]) => `${name}[Symbol.for("astro:renderer")] = "@astrojs/preact";`,
    );
    return { code: [code, ...marks].join("\n"), map: null };
  },
};
