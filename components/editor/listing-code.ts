import { listingTheme } from "./listing-theme.ts";
import { tokenClasses } from "./token-classes.ts";
import { wholeLines } from "./whole-lines.ts";

/** How Shiki sets every listing: of an article's text, of a cell, of a file. */
export const listingCode = {
  themes: { light: listingTheme },
  defaultColor: false as const,
  transformers: [wholeLines, tokenClasses],
};

/** What decides how a listing looks. */
export const LISTINGS = {
  name: "listings",
  sources: [
    "components/editor/{listing-*,token-*,whole-lines}.ts",
    "components/editor/PaintedCode.astro",
    "src/building/Kept.astro",
  ],
};
