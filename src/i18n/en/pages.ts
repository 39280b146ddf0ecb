/** Texts of the page with a board for every game. */
export const boards = {
  title: "Boards",
  summary: "Every game of the book, ready to be played, looked into and set up.",
  lead: "Play against an opponent that makes no mistake, against chance, or with a friend on one screen. Ask for the reason of any move. Under “Set up” you can put any position on the board.",
  /** The list of the games that the board can be set up for. */
  games: "Games",
  otherGames: "All games",
  /** A link to the article that explains the game. */
  explained: "Explained in",
  families: {
    heaps: "Heaps",
    rows: "Rows of pins, pawns and crosses",
    steps: "Steps and trees",
    strips: "Pieces on rows of squares",
    grid: "On a grid",
  },
  twoHeaps: "Two heaps of Nim as a grid",
  own: "A game of your own",
  ownLead:
    "A game that nobody has drawn a board for is played from its notation. This one takes one stone from a heap, or halves it, rounding down.",
};

/** Texts of the pages that list a section’s chapters. */
export const sections = {
  foundations: {
    summary: "The theory, from a first game to the games that nobody has solved.",
    lead: "{articles} chapters, about {hours} hours of reading. Each opens with something to try and proves what it claims; its exercises are checked in the page.",
  },
  reference: {
    summary: "To look things up: terms, formulas, programs, sources.",
    lead: "Pages to look things up in, while you read or while you solve.",
  },
};

/** Texts of the reference pages. */
export const reference = {
  /** The accessible name of a link that shows only the title of the article. */
  firstUseOf: "{article}: where {term} is explained",
  needs: "Needs",
  /** Of an entry of the library: what stands before its parts. */
  library: {
    kinds: { function: "function", constant: "ruleset", class: "class", type: "type" },
    param: "Given",
    cost: "Cost",
    throws: "Errors",
    source: "Source",
    types: "Types",
    example: "Example",
    inThis: "In this part",
  },
};

/** Texts about the languages of the site. */
export const language = {
  /** The name of the language in the language itself. */
  name: "English",
  choose: "Language",
  /** For an article that this language lacks and that is shown in the main language. */
  notTranslated: "This article is not translated yet. It is shown in English.",
};

/** Texts about authors and licences. */
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

/** Texts that appear in print only. */
export const print = {
  contents: "Contents",
};

/** Texts of a downloaded notebook besides its article. */
export const takeAway = {
  from: "From [{site}]({home}): [the article’s page]({page}). The cells are TypeScript for Deno’s Jupyter kernel; they fetch the library from the site.",
  figure: "A figure to play with is on the page.",
  check: "Check your answer on the page.",
  solver: "Run the solver on the page.",
  solution: "Write it below. Its tests run on the page.",
};
