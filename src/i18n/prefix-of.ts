/** The main language: its addresses have no prefix, and articles that another language lacks are shown in it. */
export const MAIN = "en";

/** The prefix of a language in addresses, after the base path of the site: "" or "zh/". */
export const prefixOf = (language: string): string => (language === MAIN ? "" : `${language}/`);
