import type { ShikiTransformer } from "shiki";

/** Makes a link of the first of each name in what a listing imports: name → address. */
export const linkImports = (links: Readonly<Record<string, string>>): ShikiTransformer => ({
  name: "link-imports",
  preprocess(code, options) {
    options.decorations = Object.entries(links).flatMap(([name, href]) => {
      const found = new RegExp(`^import\\b[^;]*?\\b${name}\\b`, "m").exec(code);
      if (!found) return [];
      const end = found.index + found[0].length;
      return [{ start: end - name.length, end, tagName: "a", properties: { href } }];
    });
  },
});
