import type { ShikiTransformer } from "shiki";

/** What a listing imports from the library. */
const IMPORT = /^import\b[^;]*? from "grundy"/gm;

/** Makes a link of the first of each name in what a listing imports: name → address. */
export const linkImports = (links: Readonly<Record<string, string>>): ShikiTransformer => ({
  name: "link-imports",
  preprocess(code, options) {
    const imports = [...code.matchAll(IMPORT)];
    options.decorations = Object.entries(links).flatMap(([name, href]) => {
      const word = new RegExp(`(?<![\\w$])${name.replaceAll("$", "\\$")}(?![\\w$])`);
      const at = imports.map(({ 0: text, index }) => [text.search(word), index] as const);
      const found = at.find(([place]) => place >= 0);
      if (!found) return [];
      const start = found[0] + found[1];
      return [{ start, end: start + name.length, tagName: "a", properties: { href } }];
    });
  },
});
