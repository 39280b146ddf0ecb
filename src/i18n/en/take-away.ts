/** Texts of a downloaded notebook besides its article. */
export const takeAway = {
  from: "From [{site}]({home}): [the article’s page]({page}). The cells are TypeScript for Deno’s Jupyter kernel; they fetch the library from the site.",
  figure: "A figure to play with is on the page.",
  check: "Check your answer on the page.",
  solver: "Run the solver on the page.",
};
