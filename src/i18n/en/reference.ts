/** Texts of the reference pages. */
export const reference = {
  /** The accessible name of a link that shows only the title of the article. */
  firstUseOf: "{article}: where {term} comes first",
  needs: "Needs",
};
