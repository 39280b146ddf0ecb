import type { Language } from "../i18n/languages.ts";
import type { Article } from "./articles.ts";

/** The language of an article's words where its page is in another one, for `lang`. */
export const foreign = ({ language, pageLanguage }: Article): Language | undefined =>
  language === pageLanguage ? undefined : language;
