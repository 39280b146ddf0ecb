import type { GetStaticPaths } from "astro";
import { languages, prefixOf } from "./languages.ts";

/** The static paths, one for each language, of a page below `[...lang]`. */
export const languagePaths = (() =>
  languages.map((language) => ({
    params: { lang: prefixOf(language).replace("/", "") || undefined },
    props: { language },
  }))) satisfies GetStaticPaths;
