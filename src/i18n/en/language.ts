/** Texts about the languages of the site. */
export const language = {
  /** The name of the language in the language itself. */
  name: "English",
  choose: "Language",
  /** For an article that this language lacks and that is shown in the main language. */
  notTranslated: "This article is not translated yet. It is shown in English.",
};
