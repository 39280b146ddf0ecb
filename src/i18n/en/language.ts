/** What is said of the languages of the site. */
export const language = {
  /** The language's name in itself. */
  name: "English",
  choose: "Language",
  /** Of an article that this language does not have: it is shown in the main one. */
  notTranslated: "This article is not translated yet. It is shown in English.",
};
