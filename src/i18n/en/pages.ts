/** Texts of the header, navigation and footer of every page. */
export const chrome = {
  siteName: "Grundy Notebook",
  siteLine: "Impartial games, played, proved and computed in the page",
  shortName: "Grundy",
  pictureAlt: "The name of the site beside a table of the nim-sums of two heaps of 0 to 7 stones",
  skip: "Skip to content",
  navigation: "Main",
  menu: "Menu",
  foundations: "Foundations",
  "more-games": "More games",
  problems: "Problems",
  boards: "Boards",
  reference: "Reference",
  /** Over the pages that are no articles, where all pages are listed. */
  theme: "Theme",
  themeAuto: "As the system",
  themeLight: "Light",
  themeDark: "Dark",
  themeNotKept: "Not kept: this browser lets the site store nothing.",
  oldBrowser:
    "This browser is too old for what runs in these pages. Everything can be read; boards, cells and solvers stand as they were when the page was built.",
  scriptsFailed:
    "A script of this page did not load, and some buttons do nothing. The network may be away. Everything can be read.",
  loadAgain: "Load the page again",
  toNotebook: "Run all, share, download",
  contents: "On this page",
  /** A chapter’s place among those of its section. */
  place: "{n} of {count}",
  previous: "Previous",
  next: "Next",
  minutes: "{n} minutes to read",
  reading: "{n} min reading",
  playing: "{n} playing",
  forExercises: "about {n} for exercises",
  shortPath: {
    title: "The short path",
    lead: "From nothing to a first accepted solution in about {n} minutes. Read the opening of each page and these sections, and leave the rest for later.",
    minutes: "{n} min",
    here: "On the short path, {n} minutes:",
    next: "The short path goes on with",
  },
  problem: {
    parts: "Parts of this page",
    task: "Task",
    test: "Test",
    idea: "Idea",
    summary: "Summary",
  },
  prerequisites: "Read first",
  terms: "Terms introduced",
  sources: "Sources",
  exercises: { one: "{n} exercise", other: "{n} exercises" },
  notFoundTitle: "No such page",
  notFoundText: "Nothing stands at this address. The menu and the search lead to every page.",
};

/** Texts of the home page and the list of problems. */
export const home = {
  title: "Two players. No\u00a0luck. Who\u00a0wins?",
  lead: "An interactive book on impartial games: play, proofs, code that runs, and a judge for your programs.",
  doors: [
    {
      kind: "start" as const,
      link: "Start from zero",
      text: "{minutes} minutes to a first accepted solution",
    },
    {
      kind: "solve" as const,
      link: "Solve a contest problem",
      text: "{problems} problems, judged in C++, Python or TypeScript",
    },
    {
      kind: "explore" as const,
      link: "Explore a game",
      text: "type its rules, see its values and a proved period",
    },
  ],
  goOn: "Continue:",
  boardTitle: "A game of Nim",
  columnsTitle: "What your opponent sees",
  columns:
    "You can win, but your opponent makes no mistake. It sees columns: the heaps in binary, bound to the board. Two 1s in a column cancel. What is left over is the nim-sum, written with ⊕, and your opponent always leaves you 0. Flip a digit and look who wins now.",
  whole: "The foundations, {n} chapters",
  more: "More games, {n} chapters",
  problemsTitle: "Contest problems",
  problemsLead:
    "One page a problem: the rules in our words, an editor that tests your program, hints, and then the idea.",
  /** A link stands for the plan. */
  problemsPlan: "Where to begin? {plan} puts chapters and problems in an order.",
  plan: "A plan of four weeks",
  problemTable: {
    id: "Problem",
    title: "Title",
    idea: "Idea",
    level: "Level",
    reading: "Reading",
    minutes: "{n} min",
    status: "Status",
    showIdeas: "Show ideas",
  },
  problemFilter: {
    title: "Choose problems",
    find: "Title, judge or idea",
    level: "Level",
    show: "Show",
    everyOne: "All",
    states: {
      unread: "Not marked as read",
      read: "Marked as read",
      open: "Not accepted yet",
      accepted: "Accepted",
    },
    shown: "{shown} of {count} problems",
    none: "No problem is like that. Ask for less, and some will come back.",
  },
  problemsMore:
    "Each page builds up the idea and judges your program: you see the smallest input on which it is wrong, and why.",
  allProblems: "All {n} problems",
  runTitle: "Every number is computed",
  run: "Take 1 or 2 stones from a heap, and split what is left if you like: that game is called Kayles. Two lines find its values and a period, and prove that it holds for ever. Change them: they run in your browser, like all code of the book.",
  teachTitle: "For teachers",
  teach: [
    {
      kind: "notebook" as const,
      before: "Every page can be printed, and",
      link: "downloaded as a Jupyter notebook",
      after: " with the same code. ",
    },
    {
      kind: "packages" as const,
      before: "The tests of each problem are",
      link: "a package for a judge of your own",
      after: ". All of it works offline, and as a plain folder on any server.",
    },
  ],
};

/** Texts of the search. */
export const search = {
  open: "Search",
  close: "Close",
  keys: "Arrow keys choose, Enter opens, Escape closes.",
  /** A choice: what is dictated to a page may press such a key by mistake. */
  slash: "The key / alone opens the search, as Control-K does",
  title: "Search",
  summary: "Find an article, a term or a problem.",
  field: "Search the book",
  hint: "A word, a term in English or Chinese, or a problem such as HDU 1848",
  noScript: "Search needs JavaScript. The menu leads to every page.",
  waiting: "Searching …",
  found: "{count} found",
  foundMore: "{count} found, the best {shown} are listed",
  one: "1 found",
  nothing: "Nothing found for “{query}”. Try fewer or other words.",
  broken: "The search could not be loaded. Look at your connection, then try again.",
  again: "Try again",
  results: "Results",
  term: "Term",
  library: "Library",
};

/** Texts of the page of the judge: all its problems, and the ways to have a program tried. */
export const judgePage = {
  title: "The judge",
  summary:
    "Try your own program on a contest problem, in any language, and see the smallest input found on which it is wrong.",
  lead: "You have a program that should be right. Try it here: if it is wrong, you see the smallest input found that shows it, why the right answer is right, and often the very mistake.",
  /** On the page that lists the problems; a link stands for the judge's title. */
  toHere: "Your own program for a problem can be tried, in any language. See {judge}.",

  /** What became of the reader's program for a problem. */
  states: {
    accepted: "Accepted, {seconds} s",
    /** A verdict, and the smallest input that shows it. */
    on: "{verdict} on",
  },

  /** How a program can be tried, each in a sentence, with where the link leads. */
  ways: [
    {
      to: "page" as const,
      title: "In the page, in three languages",
      text: "Write TypeScript, C++ or Python beside the task, and press “Run tests”; nothing leaves your browser.",
    },
    {
      to: "terminal" as const,
      title: "npm run judge, in a terminal",
      text: "With the whole project, any program of your machine is tried on the same tests.",
    },
    {
      to: "file" as const,
      title: "judge.js, one file",
      text: "The same judge for Node.js and Deno, which needs no network and no other file.",
    },
    {
      to: "package" as const,
      title: "A package for a judge of your own",
      text: "All tests of a problem in the ICPC problem package format, for Kattis, DOMjudge or a course.",
    },
  ],
  parts: [
    {
      title: "What is tried",
      text: "The examples, every small case, cases that known mistakes get wrong, random cases, and the largest input in the judge’s time. The first failure is made smaller before you see it.",
    },
    {
      title: "In a terminal",
      id: "terminal",
      text: "Put the command that starts your program, or its C++ or Python source, in the place of the last word. The exit status is 0 if your program is accepted, 1 if not, and 2 for a mistake in the call.",
      commands: "npm run -s judge -- hdu1848 ./a.out\nnode judge.js hdu1848 ./a.out",
    },
    {
      title: "An output, or the tests themselves",
      text: "Below each problem’s editor, “In another language” gives you the input of a test and checks what your program printed: the first wrong line is told with the right one and the reason. It also makes the package: the statement in our words, every input with its answers, a program that checks how inputs are written, and accepted programs. Everybody gets the same file, byte for byte.",
    },
  ],
  /** Below the commands: where they come from. */
  from: "{npm} works in a copy of this site’s source, whose README tells more. Without one, download {file}. It needs nothing but Node.js 20.19 or newer, or Deno: {deno}.",
  optionsTitle: "Options; they stand before the problem",
  options: {
    "--seed N": "Other random cases: a whole number, {seed} if none is given.",
    "--time MS":
      "Milliseconds for each run. If none is given: {factor} times the judge’s limit, or {seconds} s where that is not known.",
    "--keep DIR":
      "Writes the input on which the program fails, and the right output, into a folder.",
    "--help": "Says all this, and lists the problems.",
  },
};

/** Texts of the page with a board for every game. */
export const boards = {
  title: "Boards",
  summary: "Every game of the book, ready to be played, looked into and set up.",
  lead: "Play against an opponent that makes no mistake, against chance, or with a friend on one screen. Ask for the reason of any move. Under “Set up” you can put any position on the board.",
  /** The list of the games that the board can be set up for. */
  games: "Games",
  /** A link to the article that explains the game. */
  explained: "Explained in",
  families: {
    heaps: "Heaps",
    rows: "Rows of pins, pawns and crosses",
    steps: "Steps and trees",
    strips: "Pieces on rows of squares",
    coins: "Coins that are turned",
    grid: "On a grid",
  },
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
  "more-games": {
    summary: "Other rules of winning, coins, graphs and sums: what the theory does beyond heaps.",
    lead: "{articles} chapters for readers who know the foundations. They can be read in any order.",
  },
  reference: {
    summary: "To look things up: terms, formulas, programs, sources.",
    lead: "Pages to look things up in, while you read or while you solve.",
    uses: { print: "To print", lookUp: "To look up", practise: "To practise", code: "To program" },
  },
};

/** Texts of the reference pages. */
export const reference = {
  /** The accessible name of a link that shows only the title of the article. */
  firstUseOf: "{article}: where {term} is explained",
  needs: "Needs",
  terms: {
    title: "Choose terms",
    find: "A term, or a word of its definition",
    shown: "{shown} of {count} terms",
    none: "No term is like that.",
    letters: "Terms by letter",
  },
  problems: {
    title: "Choose problems",
    find: "Judge, name, rules or theory",
    level: "Level",
    everyOne: "All",
    shown: "{shown} of {count} problems",
    none: "No problem is like that.",
    letters: "Judges by letter",
  },
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

/** The page of a reader's own notebooks. */
export const notebookPage = {
  title: "Notebook",
  summary:
    "A notebook of your own: TypeScript with the library of this site, text with formulas, programs in C++ and Python. It opens and saves .ipynb files, and nothing leaves your browser.",
  lead: "Write cells of your own: TypeScript with this site’s library, text with formulas, C++ and Python. They are kept in this browser, and nothing that you write leaves it.",
  library: "What the library has",
  noScript: "This page needs JavaScript.",
};

/** Texts about articles read, exercises solved and programs accepted. */
export const progress = {
  title: "Your progress",
  summary:
    "The articles you have marked as read, the exercises you have solved, and your programs that were accepted.",
  lead: "Kept in this browser only. Nothing is sent anywhere, and nothing depends on it.",
  read: "read",
  solved: "solved",
  /** Of an exercise, while the answer in its field is wrong. */
  solvedBefore: "solved before",
  accepted: "accepted",
  markRead: "Mark as read",
  said: {
    stored: "Kept in this browser.",
    full: "Not kept: the browser’s storage for this site is full. It holds until you leave this page.",
    blocked:
      "Not kept: the browser does not let this site store anything. It holds until you leave this page.",
    offline: "Not kept: the code for it did not load.",
  },
  noScript: "Progress is kept by a script, and JavaScript is off. Every article reads without it.",
  readOf: "{read} of {articles} read",
  solvedOf: "{solved} of {exercises} solved",
  exercisesOf: "{solved} of {exercises} exercises solved",
  acceptedOf: "{accepted} of {problems} programs accepted",
  start: "Start here: {title}",
  forgetAll: "Forget all",
  forgetSure: "Forget all of it? This cannot be undone.",
  forgotten: "Nothing is kept any more.",
  /** Why there is nothing to show. */
  troubles: {
    none: "Nothing is kept yet.",
    full: "The browser’s storage for this site is full: nothing can be kept.",
    blocked: "The browser does not let this site store anything: no progress can be kept.",
  },
};

/** Texts about the copy for use offline. */
export const offline = {
  title: "Without a network",
  summary:
    "The whole book is kept in this browser, to be read, run and played without a connection.",
  kept: "After your first visit this browser keeps the book: every article, cell, board and solver, the search and the notebooks. All of it then works without a connection.",
  notKept:
    "Your own edits are kept apart from the copy: storing it, replacing it or removing it leaves them as they are.",
  editions:
    "When the site changes, the new edition is stored beside the one that you read. A note offers it; it replaces nothing until you press its button or have closed every page of the book.",
  needsScript: "Keeping a copy needs JavaScript.",
  copy: "The copy in this browser",
  tools: "C++ and Python",
  gone: "“{path}” is not among what is stored here, and there is no connection to fetch it.",
  plain:
    "This page is not stored in this browser, and there is no connection to fetch it. Go back, or try again later.",

  sign: {
    unknown: "Without a network",
    storing: "Being stored for offline use: {done} of {all} files",
    stored: "Works offline ({size} MB)",
    damaged: "Works offline in part: files are missing",
    off: "Not stored for offline use",
    failed: "Does not work offline here",
  },
  state: {
    unknown: "Looking at what is stored …",
    storing: "Being stored: {done} of {all} files. You can go on reading.",
    stored: "Works offline. The copy has {files} files and takes {size} MB.",
    damaged:
      "{missing} of {files} files are missing: the browser or somebody deleted them. They are fetched from the network when they are needed, as long as there is one.",
    saving: "Not stored, because your browser asks sites to save data.",
    removed: "Not stored: the copy was removed.",
    unsupported:
      "Does not work offline here: this browser does not let this site keep a copy. Private windows and blocked storage do that, and so do addresses without https.",
    full: "Not stored whole: there is no room left for this site. What is here already is kept.",
    network:
      "Not stored whole: some files did not arrive as they were built. What is here already is kept, and the rest is fetched when you try again.",
  },
  store: "Store the book",
  again: "Try again",
  remove: "Remove the copy",

  newer: "A newer edition of this book is here.",
  load: "Load it",
  later: "Later",
};
