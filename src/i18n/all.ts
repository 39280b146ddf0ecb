/** The languages of the site by their tags. Another one is its folder, with the same files, and a line here. */
export * as en from "./en/index.ts";
