import { languages, prefixOf } from "./languages.ts";

/** The static paths of a page below `[...lang]` that every language has. */
export const languagePaths = () =>
  languages.map((language) => ({
    params: { lang: prefixOf(language).replace("/", "") || undefined },
    props: { language },
  }));
