/** What is said of the languages of the site. */
export const language = {
  /** The language's name in itself. */
  name: "English",
  choose: "Language",
  /** Of an article that this language does not have; {language} is the name of the one in which it is shown. */
  notTranslated: "This article is not translated yet. It is shown in {language}.",
};
