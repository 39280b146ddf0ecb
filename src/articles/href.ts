import type { Language } from "../i18n/words.ts";
import { MAIN, prefixOf } from "../i18n/in-languages.ts";

/** The address of a page of this site, under any base path: `href("problems/hdu1848", "en")`. */
export function href(path: string, language: string = MAIN): string {
  const base = import.meta.env.BASE_URL.replace(/\/?$/, "/") + prefixOf(language);
  return path === "" ? base : `${base}${path}/`;
}

/** The language of a text, and that of its page. */
export interface Where {
  readonly language: Language;
  readonly pageLanguage: Language;
}

/** The language of a text where its page is in another one, for `lang`. */
export function contentLanguage({ language, pageLanguage }: Where): Language | undefined {
  const around: string = pageLanguage;
  return language === around ? undefined : language;
}

/**
 * The address of a page, or of a place on one, that an article's text names: `"foundations/mex#mex"`. The
 * link keeps the language of the page; the anchor is that of the language of the text.
 */
export function linkTo(to: string, { language, pageLanguage }: Where): string {
  const [path = "", place] = to.split("#");
  return place === undefined ? href(path, pageLanguage) : `${href(path, language)}#${place}`;
}

/** A term's anchor, on the page that defines it and in the glossary, in any script: "P-position" → "p-position". */
export function termAnchor(term: string): string {
  return term
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{Mn}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-");
}

/**
 * Whether the site was built for a known address, by `SITE`. Without one it has no canonical addresses and no list of
 * pages.
 */
export const hasAddress = (site: URL | undefined): site is URL =>
  site !== undefined && site.hostname !== "localhost";

/** Whether a page is the error page 404, which has no address of its own. */
export const isNotFound = ({ routePattern }: { readonly routePattern: string }): boolean =>
  routePattern.endsWith("/404");
