import type { Language } from "../i18n/languages.ts";
import type { Where } from "./link-to.ts";

/** The language of a text where its page is in another one, for `lang`. */
export function foreign({ language, pageLanguage }: Where): Language | undefined {
  const around: string = pageLanguage;
  return language === around ? undefined : language;
}
