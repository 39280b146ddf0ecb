import { MAIN, prefixOf } from "../i18n/prefix-of.ts";

/** The address of a page of this site, under any base path: `href("problems/hdu1848", "en")`. */
export function href(path: string, language: string = MAIN): string {
  const base = import.meta.env.BASE_URL.replace(/\/?$/, "/") + prefixOf(language);
  return path === "" ? base : `${base}${path}/`;
}
