import type { Language } from "../i18n/words.ts";
import { MAIN, prefixOf } from "../i18n/in-languages.ts";

/** Returns the address of a page of this site under its base path: `href("problems/hdu1848", "en")`. */
export function href(path: string, language: string = MAIN): string {
  const base = import.meta.env.BASE_URL.replace(/\/?$/, "/") + prefixOf(language);
  return path === "" ? base : `${base}${path}/`;
}

/** The language of a text and the language of its page. */
export interface TextLanguage {
  readonly language: Language;
  readonly pageLanguage: Language;
}

/** Returns the text's language, for `lang`, if its page has another one. */
export function contentLanguage({ language, pageLanguage }: TextLanguage): Language | undefined {
  const currentLanguage: string = pageLanguage;
  return language === currentLanguage ? undefined : language;
}

/**
 * Returns the address for a link in an article's text, such as `"foundations/mex#mex"`. A link to a page keeps the
 * page's language; a link with an anchor uses the language of the text, since anchors depend on it.
 */
export function linkTo(to: string, { language, pageLanguage }: TextLanguage): string {
  const [path = "", anchor] = to.split("#");
  return anchor === undefined ? href(path, pageLanguage) : `${href(path, language)}#${anchor}`;
}

/** Returns the anchor of a term on the page that defines it and in the glossary: "P-position" → "p-position". */
export function termAnchor(term: string): string {
  return term
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{Mn}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-");
}

/**
 * Reports whether the site was built for a known address, given by `SITE`. Otherwise it has no canonical addresses and
 * no sitemap.
 */
export const hasAddress = (site: URL | undefined): site is URL =>
  site !== undefined && site.hostname !== "localhost";

/** Reports whether a page is the error page 404, which has no address of its own. */
export const isNotFound = ({ routePattern }: { readonly routePattern: string }): boolean =>
  routePattern.endsWith("/404");
