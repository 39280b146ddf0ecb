import type { GetStaticPaths } from "astro";
import { languages, prefixOf, type Language } from "./languages.ts";

/** What each of these pages gets. */
export interface LanguageProps {
  readonly language: Language;
}

/** The static paths, one for each language, of a page below `[...lang]`. */
export const languagePaths = (() =>
  languages.map((language) => ({
    params: { lang: prefixOf(language).replace("/", "") || undefined },
    props: { language },
  }))) satisfies GetStaticPaths;
