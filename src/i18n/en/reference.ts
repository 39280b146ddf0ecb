/** What the pages to look things up on say. */
export const reference = {
  /** Read out for a link that shows the article's title only. */
  firstUseOf: "{article}: where {term} comes first",
  needs: "Needs",
};
