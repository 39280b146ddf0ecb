/** The texts of each language, by its tag. To add a language, add a folder with the same files, and a line here. */
export * as en from "./en/index.ts";
