import type { ShikiTransformer } from "shiki";
import { tokenColours } from "./code-highlighter.ts";

const classes = new Map<string, string>(
  Object.entries(tokenColours).map(([token, [light]]) => [light, `t-${token}`]),
);

/**
 * Replaces the colour of a token by a class, whose colours for both themes are in the stylesheet: otherwise a page would
 * contain them thousands of times. Colours that are not in `tokenColours` are not changed.
 */
const tokenClasses: ShikiTransformer = {
  name: "token-classes",
  span(node) {
    const found = /^color:(#\w+);?$/.exec(String(node.properties["style"]));
    const name = found?.[1] && classes.get(found[1].toUpperCase());
    if (!name) return;
    delete node.properties["style"];
    // Plain text has the listing's own colours.
    if (name !== "t-plain") node.properties["class"] = name;
  },
  line(node) {
    node.children = node.children.flatMap((part) => {
      const hasStyle = part.type !== "element" || Object.keys(part.properties).length > 0;
      return hasStyle ? [part] : part.children;
    });
  },
};

/**
 * Removes Shiki's time limit of half a second per line, with which the colours of a listing would depend on the load of
 * the machine.
 */
const wholeLines: ShikiTransformer = {
  name: "whole-lines",
  preprocess(_, options) {
    options.tokenizeTimeLimit = 0;
  },
};

/** Shiki's options for all listings: code blocks of articles, cells, and files. */
export const listingCode = {
  theme: "github-light-default" as const,
  transformers: [wholeLines, tokenClasses],
};

/** Links the first occurrence of each name in a listing's imports. `links` contains addresses by name. */
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
