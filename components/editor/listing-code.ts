import lightTheme from "shiki/themes/github-light-default.mjs";
import darkTheme from "shiki/themes/github-dark-default.mjs";
import { type ShikiTransformer, normalizeTheme } from "shiki";
import { tokenColours } from "./token-colours.ts";

const classes = new Map(
  Object.entries(tokenColours).map(([token, colours]) => [colours.join(), `t-${token}`]),
);

/**
 * Replaces the two colours of a token by a class, whose colours are in the style sheet: otherwise a page's
 * listings would repeat them thousands of times. A colour that is none of the tokens' stays as it is.
 */
const tokenClasses: ShikiTransformer = {
  name: "token-classes",
  span(node) {
    const { style } = node.properties;
    const found = /^--shiki-light:(#\w+);--shiki-dark:(#\w+);?$/.exec(String(style));
    const name = found && classes.get(found.slice(1).join().toUpperCase());
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

const [light, dark] = [normalizeTheme(lightTheme), normalizeTheme(darkTheme)];

/** Each light colour, with the dark colour of the same rule, which follows it in the declaration. */
const pairs = light.settings.map(({ settings: { foreground = "" } }, i): [string, string] => [
  foreground,
  `${foreground};--shiki-dark:${dark.settings[i]?.settings.foreground}`,
]);

/**
 * Shiki's light and dark theme as one, so that it parses a listing once and not twice. Their rules are the same,
 * and no light colour has two dark ones.
 */
const listingTheme = normalizeTheme({
  ...lightTheme,
  name: `${light.name} ${dark.name}`,
  colorReplacements: {
    ...Object.fromEntries(pairs),
    [light.bg]: `${light.bg};--shiki-dark-bg:${dark.bg}`,
  },
});

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
  themes: { light: listingTheme },
  defaultColor: false as const,
  transformers: [wholeLines, tokenClasses],
};
