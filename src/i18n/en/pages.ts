/** The page on which every family of boards can be tried. */
export const boards = {
  title: "Boards",
  summary: "Every game of the book, ready to be played, looked into and set up.",
  lead: "Play against an opponent that makes no mistake, against chance, or with a friend on one screen. Ask for the reason of any move. Under “Set up” you can put any position on the board.",
  twoHeaps: "Two heaps of Nim as a grid",
  own: "A game of your own",
  ownLead:
    "A game that nobody has drawn a board for is played from its notation. This one takes one stone from a heap, or halves it, rounding down.",
};

/** What the pages to look things up on say. */
export const reference = {
  /** Read out for a link that shows the article's title only. */
  firstUseOf: "{article}: where {term} comes first",
  needs: "Needs",
};

/** What is said of the languages of the site. */
export const language = {
  /** The language's name in itself. */
  name: "English",
  choose: "Language",
  /** Of an article that this language does not have: it is shown in the main one. */
  notTranslated: "This article is not translated yet. It is shown in English.",
};

/** What is said of whose the site is. */
export const licences = {
  link: "Licences",
  heading: "Licence",
  others:
    "This site is made with the work of others, whole or in part, some of it cut\ndown to what its pages need. The following says whose work it is.",
  fonts: "Fonts of formulas",
  noText: "The package holds no licence text. Its package.json names the licence {id}.",
  noTextBy:
    "The package holds no licence text. Its package.json names the licence {id}, and as its author {author}.",
};

/** What is printed and not shown on the screen. */
export const print = {
  links: "Links",
  contents: "Contents",
};

/** What a downloaded notebook says beside its article. */
export const takeAway = {
  from: "From [{site}]({home}): [the article’s page]({page}). The cells are TypeScript for Deno’s Jupyter kernel; they fetch the library from the site.",
  figure: "A figure to play with is on the page.",
  check: "Check your answer on the page.",
  solver: "Run the solver on the page.",
};
