import type { Language } from "../i18n/languages.ts";
import { href } from "./href.ts";

/** The language of a text, and that of its page. */
export interface Where {
  readonly language: Language;
  readonly pageLanguage: Language;
}

/**
 * The address of a page, or of a place on one, that an article's text names: `"foundations/mex#mex"`. The
 * link keeps the language of the page; the anchor is that of the language of the text.
 */
export function linkTo(to: string, { language, pageLanguage }: Where): string {
  const [path = "", place] = to.split("#");
  return place === undefined ? href(path, pageLanguage) : `${href(path, language)}#${place}`;
}
