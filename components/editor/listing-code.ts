import type { ShikiTransformer } from "shiki";
import { tokenColours } from "./code-highlighter.ts";

const classes = new Map<string, string>(
  Object.entries(tokenColours).map(([token, [light]]) => [light, `t-${token}`]),
);

/**
 * Replaces the colour of a token by a class, whose colours for both themes are in the style sheet: otherwise a page's
 * listings would repeat them thousands of times. A colour that is none of the tokens' stays as it is.
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
      const says = part.type !== "element" || Object.keys(part.properties).length > 0;
      return says ? [part] : part.children;
    });
  },
};

/**
 * Removes Shiki's time limit: it stops parsing a line after half a second, so that on a busy machine a
 * listing would lose colours from one build to the next.
 */
const wholeLines: ShikiTransformer = {
  name: "whole-lines",
  preprocess(_, options) {
    options.tokenizeTimeLimit = 0;
  },
};

/** Shiki's options for every listing: of an article's text, of a cell, of a file. */
export const listingCode = {
  theme: "github-light-default" as const,
  transformers: [wholeLines, tokenClasses],
};

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
