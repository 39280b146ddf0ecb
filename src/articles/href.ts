import { MAIN, prefixOf, type Language } from "../i18n/languages.ts";

/** The address of a page of this site, under any base path: `href("problems/hdu1848", "en")`. */
export function href(path: string, language: Language = MAIN): string {
  const base = import.meta.env.BASE_URL.replace(/\/?$/, "/") + prefixOf(language);
  return path === "" ? base : `${base}${path}/`;
}
