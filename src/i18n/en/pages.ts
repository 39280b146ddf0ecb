/** Texts of the header, navigation and footer of every page. */
export const chrome = {
  siteName: "Grundy Notebook",
  siteLine: "Impartial games, played, proved and computed in your browser",
  shortName: "Grundy",
  pictureAlt: "The name of the site next to a table of the nim-sums of two heaps of 0 to 7 stones",
  skip: "Skip to content",
  navigation: "Main",
  menu: "Menu",
  foundations: "Foundations",
  "more-games": "More games",
  problems: "Problems",
  boards: "Boards",
  reference: "Reference",
  theme: "Theme",
  themeAuto: "System",
  themeLight: "Light",
  themeDark: "Dark",
  themeNotKept: "Not saved: the browser does not let this site store data.",
  oldBrowser:
    "This browser is too old to run the boards, cells and solvers, so they are shown as they were when the page was built. You can still read everything.",
  scriptsFailed:
    "A script on this page did not load, so some buttons do not work. You may be offline. You can still read everything.",
  loadAgain: "Reload the page",
  toNotebook: "Run all, share, download",
  contents: "On this page",
  /** The position of a chapter in its section. */
  place: "{n} of {count}",
  previous: "Previous",
  next: "Next",
  minutes: "{n} minutes to read",
  reading: "{n} min reading",
  playing: "{n} min playing",
  forExercises: "about {n} min for exercises",
  shortPath: {
    title: "The short path",
    lead: "Go from zero to a first accepted solution in about {n} minutes. Read the opening and the listed sections of each page, and leave the rest for later.",
    minutes: "{n} min",
    here: "On the short path ({n} minutes):",
    next: "Next on the short path:",
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
  notFoundTitle: "Page not found",
  notFoundText: "There is no page at this address. Use the menu or the search to find a page.",
};

/** Texts of the home page and the list of problems. */
export const home = {
  title: "Two players. No\u00a0luck. Who\u00a0wins?",
  lead: "An interactive book on impartial games: play, proofs, code that runs, and a judge for your programs.",
  links: [
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
      text: "type its rules to see its values and a proved period",
    },
  ],
  goOn: "Continue:",
  boardTitle: "A game of Nim",
  columnsTitle: "What your opponent sees",
  columns:
    "You can win, but your opponent makes no mistakes. It looks at columns: the heaps of the board in binary. Two 1s in a column cancel. The 1s left over form the nim-sum, written with ⊕, and your opponent leaves you a nim-sum of 0 whenever it can. Flip a digit to see who wins now.",
  whole: "The foundations, {n} chapters",
  more: "More games, {n} chapters",
  problemsTitle: "Contest problems",
  problemsLead:
    "Each problem has a page with the rules in our words, an editor that tests your program, hints, and then the idea.",
  /** {plan} is a link. */
  problemsPlan: "Where to begin? {plan} lists chapters and problems in order.",
  plan: "A four-week plan",
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
    none: "No problem matches. Change or clear a filter to see more.",
  },
  problemsMore:
    "Each page develops the idea and tests your program: you see the smallest input on which it is wrong, and why.",
  allProblems: "All {n} problems",
  runTitle: "Every number is computed",
  run: "In Kayles, a move takes 1 or 2 stones from a heap and may split the rest into two heaps. Two lines find its values and a period, and prove that the period holds for all larger heaps. Edit them: like all code in the book, they run in your browser.",
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
      link: "available as a package for your own judge",
      after: ". The whole site works offline, and as a plain folder on any server.",
    },
  ],
};

/** Texts of the search. */
export const search = {
  open: "Search",
  close: "Close",
  keys: "Arrow keys choose, Enter opens, Escape closes.",
  /** A check box, because speech input may press a single key by mistake. */
  slash: "The / key opens the search, like Control-K",
  title: "Search",
  summary: "Find an article, a term or a problem.",
  field: "Search the book",
  hint: "A word, a term in English or Chinese, or a problem such as HDU 1848",
  noScript: "Search needs JavaScript. The menu links to every page.",
  waiting: "Searching …",
  found: "{count} found",
  foundMore: "{count} found; the best {shown} are listed",
  one: "1 found",
  nothing: "Nothing found for “{query}”. Try fewer or other words.",
  broken: "The search could not be loaded. Check your connection and try again.",
  again: "Try again",
  results: "Results",
  term: "Term",
  library: "Library",
};

/** Texts of the page about the judge: the ways to test a program. */
export const judgePage = {
  title: "The judge",
  summary:
    "Test your own program for a contest problem, in any language, and see the smallest input found on which it is wrong.",
  lead: "Test a program that you think is right. If it is wrong, you see the smallest input found that shows this, why the right answer is right, and often the exact mistake.",
  /** On the page that lists the problems; {judge} is a link. */
  toHere: "You can test your own program for a problem, in any language. See {judge}.",

  /** The last result of the reader's program for a problem. */
  states: {
    accepted: "Accepted, {seconds} s",
    /** Stands before the smallest input on which the program fails. */
    on: "{verdict} on",
  },

  /** The ways to test a program, each with the target of its link. */
  ways: [
    {
      to: "page" as const,
      title: "In the page, in three languages",
      text: "Write TypeScript, C++ or Python next to the task and press “Run tests”. Nothing leaves your browser.",
    },
    {
      to: "terminal" as const,
      title: "npm run judge, in a terminal",
      text: "With a copy of the project, you can run the same tests on any program on your computer.",
    },
    {
      to: "file" as const,
      title: "judge.js, one file",
      text: "The same judge for Node.js and Deno. It needs no network and no other file.",
    },
    {
      to: "package" as const,
      title: "A package for your own judge",
      text: "All tests of a problem in the ICPC problem package format, for Kattis, DOMjudge or a course.",
    },
  ],
  parts: [
    {
      title: "What is tested",
      text: "The examples, every small case, cases that known mistakes get wrong, random cases, and the largest input within the judge’s time limit. The first failing input is made smaller before you see it.",
    },
    {
      title: "In a terminal",
      id: "terminal",
      text: "Replace the last word by the command that starts your program, or by its C++ or Python source file. The exit status is 0 if your program is accepted, 1 if not, and 2 if the arguments are wrong.",
      commands: "npm run -s judge -- hdu1848 ./a.out\nnode judge.js hdu1848 ./a.out",
    },
    {
      title: "Check an output, or get the tests",
      text: "Below each problem’s editor, “In another language” gives you the input of a test and checks what your program printed: it shows the first wrong line, the right one and the reason. It also makes the package: the statement in our words, every input with its answers, a program that checks the format of inputs, and accepted programs. The file is the same for everybody, byte for byte.",
    },
  ],
  /** Below the commands. */
  from: "{npm} works in a copy of this site’s source; see its README. Without a copy, download {file}. It needs only Node.js 20.19 or newer, or Deno: {deno}.",
  optionsTitle: "Options, given before the problem",
  options: {
    "--seed N": "The seed of the random cases, a whole number. The default is {seed}.",
    "--time MS":
      "The time limit of each run, in milliseconds. The default is {factor} times the judge’s limit, or {seconds} s if that is not known.",
    "--keep DIR": "Writes the input on which the program fails, and the right output, to a folder.",
    "--help": "Shows the options and lists the problems.",
  },
};

/** Texts of the page with a board for every game. */
export const boards = {
  title: "Boards",
  summary: "Every game of the book, to play, to analyse and to set up.",
  lead: "Play against a perfect opponent, against random moves, or with a friend on one screen. You can see the reason for any move. Under “Set up” you can put any position on the board.",
  /** The list of the games that the board can be set up for. */
  games: "Games",
  /** A link to the article that explains the game. */
  explained: "Explained in",
  families: {
    heaps: "Heaps",
    rows: "Rows of pins, pawns and crosses",
    steps: "Steps and trees",
    strips: "Pieces on rows of squares",
    coins: "Coin-turning games",
    grid: "Games on a grid",
  },
  own: "A game of your own",
  ownLead:
    "A game without a drawing of its own is played from its notation. In this one, a move takes one stone from a heap, or halves the heap, rounding down.",
};

/** Texts of the pages that list a section’s chapters. */
export const sections = {
  foundations: {
    summary: "The theory, from a first game to the games that nobody has solved.",
    lead: "{articles} chapters, about {hours} hours of reading. Each starts with something to try and proves its claims; its exercises are checked in the page.",
  },
  "more-games": {
    summary: "Other winning rules, coins, graphs and sums: the theory beyond heaps.",
    lead: "{articles} chapters for readers who know the foundations. They can be read in any order.",
  },
  reference: {
    summary: "Terms, formulas, programs and sources to look up.",
    lead: "Look things up here while you read or solve problems.",
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
    none: "No term matches.",
    letters: "Terms by letter",
  },
  problems: {
    title: "Choose problems",
    find: "Judge, name, rules or theory",
    level: "Level",
    everyOne: "All",
    shown: "{shown} of {count} problems",
    none: "No problem matches.",
    letters: "Judges by letter",
  },
  /** Headings of the parts of a library entry. */
  library: {
    kinds: { function: "function", constant: "ruleset", class: "class", type: "type" },
    param: "Parameters",
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
  /** For an article that is not translated into this language and is shown in the main language. */
  notTranslated: "This article is not translated yet. It is shown in English.",
};

/** Texts about authors and licences. */
export const licences = {
  link: "Licences",
  heading: "Licence",
  others:
    "This site contains works by others, in whole or in part, some of them reduced\nto what its pages need. They are listed below with their authors and licences.",
  fonts: "Fonts for formulas",
  noText: "The package contains no licence text. Its package.json names the licence {id}.",
  noTextBy:
    "The package contains no licence text. Its package.json names the licence {id} and the author {author}.",
};

/** Texts that appear only in print. */
export const print = {
  contents: "Contents",
};

/** Texts of a downloaded notebook that are not in its article. */
export const takeAway = {
  from: "From [{site}]({home}): [the article’s page]({page}). The cells are TypeScript for Deno’s Jupyter kernel; they fetch the library from the site.",
  figure: "The page has an interactive figure here.",
  check: "Check your answer on the page.",
  solver: "Run the solver on the page.",
  solution: "Write it below. Its tests run on the page.",
};

/** Texts of the page with the reader's own notebooks. */
export const notebookPage = {
  title: "Notebook",
  summary:
    "A notebook of your own: TypeScript with the library of this site, text with formulas, programs in C++ and Python. It opens and saves .ipynb files, and nothing leaves your browser.",
  lead: "Write cells of your own: TypeScript with this site’s library, text with formulas, C++ and Python. They are saved in this browser, and nothing that you write leaves it.",
  library: "Contents of the library",
  noScript: "This page needs JavaScript.",
};

/** Texts about read articles, solved exercises and accepted programs. */
export const progress = {
  title: "Your progress",
  summary:
    "The articles you have marked as read, the exercises you have solved, and your programs that were accepted.",
  lead: "Your progress is saved in this browser only. Nothing is sent anywhere, and no page depends on it.",
  read: "read",
  solved: "solved",
  /** For a solved exercise whose field now contains a wrong answer. */
  solvedBefore: "solved before",
  accepted: "accepted",
  markRead: "Mark as read",
  messages: {
    stored: "Saved in this browser.",
    full: "Not saved: the browser’s storage for this site is full. This change is lost when you leave this page.",
    blocked:
      "Not saved: the browser does not let this site store data. This change is lost when you leave this page.",
    offline: "Not saved: a script did not load.",
  },
  noScript: "Progress needs JavaScript. You can read every article without it.",
  readOf: "{read} of {articles} read",
  solvedOf: "{solved} of {exercises} solved",
  exercisesOf: "{solved} of {exercises} exercises solved",
  acceptedOf: "{accepted} of {problems} programs accepted",
  start: "Start here: {title}",
  forgetAll: "Delete all progress",
  forgetSure: "Delete all progress? This cannot be undone.",
  forgotten: "All progress was deleted.",
  /** Why there is nothing to show. */
  troubles: {
    none: "There is no progress yet.",
    full: "The browser’s storage for this site is full, so no progress can be saved.",
    blocked: "The browser does not let this site store data, so no progress can be saved.",
  },
};

/** Texts about the copy for use offline. */
export const offline = {
  title: "Offline use",
  summary:
    "The whole book is stored in this browser, to be read, run and played without a connection.",
  kept: "After your first visit, this browser stores the book: every article, cell, board and solver, the search and the notebooks. All of it then works without a connection.",
  notKept:
    "Your own edits are stored separately: storing, replacing or removing the copy does not change them.",
  editions:
    "When the site changes, the new version is stored next to the one that you are reading, and a message offers it. It does not replace the old one until you press its button or have closed every page of the book.",
  needsScript: "Storing a copy needs JavaScript.",
  copy: "The copy in this browser",
  tools: "C++ and Python",
  gone: "“{path}” is not stored in this browser, and there is no connection to load it.",
  plain:
    "This page is not stored in this browser, and there is no connection to load it. Go back, or try again later.",

  sign: {
    unknown: "Offline use",
    storing: "Storing for offline use: {done} of {all} files",
    stored: "Works offline ({size} MB)",
    damaged: "Works partly offline: files are missing",
    off: "Not stored for offline use",
    failed: "Does not work offline here",
  },
  state: {
    unknown: "Checking what is stored …",
    storing: "Storing: {done} of {all} files. You can continue reading.",
    stored: "Works offline. The copy has {files} files and takes {size} MB.",
    damaged:
      "{missing} of {files} files are missing because they were deleted from this browser. They are loaded from the network when they are needed, if there is a connection.",
    saving: "Not stored, because your browser asks sites to save data.",
    removed: "Not stored: the copy was removed.",
    unsupported:
      "Does not work offline here: this browser does not let this site store a copy. The cause can be a private window, blocked storage, or an address without https.",
    full: "Only partly stored: there is no space left for this site. The files stored so far are kept.",
    network:
      "Only partly stored: some files did not load correctly. The files stored so far are kept, and the rest is loaded when you try again.",
  },
  store: "Store the book",
  again: "Try again",
  remove: "Remove the copy",

  newer: "A newer version of this book is available.",
  load: "Load it",
  later: "Later",
};
