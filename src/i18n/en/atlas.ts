/** Texts of the atlas of octal games, and of the program that checks certificates. */
export const atlas = {
  title: "The octal atlas",
  summary:
    "All 512 games 0.d₁d₂d₃: the periods that are proved, each with its certificate, and how far the other games were computed.",
  lead: "Three digits, 512 games. For each of them: the period of its values with its proof, or how far the values were computed without one.",

  aboutTitle: "About these games",
  about: [
    "In the code 0.d₁d₂d₃ the digit dₖ says what taking k stones from a heap may leave: 1 for nothing, 2 for one heap, 4 for two heaps, and sums of these for a choice. 0.77 is Kayles, 0.137 is Dawson’s Chess, 0.333 takes one to three stones.",
    "The values of most such games repeat from some heap on, often soon and sometimes after millions. Richard Guy conjectured that they do in every octal game with finitely many digits. Nobody has a proof, and nobody has a counterexample: of the {all} games here, {known} have a period that is proved below, and {open} are open in this atlas. Many games have the same values; counted once, {families} kinds are open.",
  ],

  table: "Games",
  caption: "What is known of the games",
  columns: {
    game: "Game",
    period: "Period",
    preperiod: "Preperiod",
    upTo: "Known to heap",
    largest: "Largest value",
    largestAt: "First at heap",
    rare: "Rare heaps",
    lastRare: "Last rare heap",
    like: "Same as",
    name: "Name, OEIS",
  },
  /** Texts of cells that hold no number. */
  cells: { open: "open", published: "open here, published", none: "–", more: "{game}, +{stones}" },
  filter: {
    title: "Choose games",
    find: "Name, or code begins with",
    digits: "Digits",
    three: "three",
    four: "four",
    show: "Show",
    every: "all games",
    known: "period proved",
    open: "open",
    first: "each kind once",
    shown: "{shown} of {count} games",
    /** `games` is what stands above; the column by its name. */
    sorted: {
      up: "{games}, sorted by “{column}”, smallest first",
      down: "{games}, sorted by “{column}”, largest first",
    },
    none: "No game is like that.",
    failed: "The table did not load. Choose again to try once more.",
  },

  readTitle: "How to read it",
  /** What the columns say, by their names. */
  read: [
    {
      term: "Game",
      text: "Its code; the link opens it in the laboratory. In the field above the table a letter x stands for any digit: 0.x7 finds all games whose second digit is 7.",
    },
    {
      term: "Period, Preperiod",
      text: "From the heap called preperiod on, the values repeat, and the period says after how many heaps. Both are the least possible. “Open” says that the values up to the heap named there prove no period; it does not say that there is none. The laboratory computes at most ten million heaps; longer proofs were computed for this table alone. “Open here, published” stands where others have found a period; see below.",
    },
    {
      term: "Known to heap",
      text: "Where there is a period, the heap at which its proof closes: with the values up to it, a theorem proves the rest: that of Guy and Smith, or, for a code whose moves split no heap, that of a window that comes again. Elsewhere, the last heap that was computed.",
    },
    {
      term: "Largest value, First at heap",
      text: "With a period, over all heaps; without, over those computed.",
    },
    {
      term: "Rare heaps, Last rare heap",
      text: "Call a value rare if an even number of its binary digits under a certain mask are ones; the mask is the one that makes the fewest values rare. Where all takes that split a heap are even, or all odd, the stones of the heap beyond such a take may count as ones, too. When rare values are few, a heap’s value depends on few splits, and large tables become possible; when they end and the values stay bounded, the game is periodic. Heap 0 is not counted. ∞ says that rare values recur for ever.",
    },
    {
      term: "Same as",
      text: "A game with the same values: “0.007, +1” says that a heap of n + 1 stones here has the value of n stones in 0.007. That is proved, by lemmas about the codes or by two periods whose values agree. Every game of one kind names the same one, and that one names none.",
    },
    {
      term: "Name, OEIS",
      text: "What people call the game, and the number of its values in the On-Line Encyclopedia of Integer Sequences, as far as this project knows it.",
    },
  ],

  madeTitle: "How it was made, and how to check it",
  made: [
    "The command below computes the atlas anew. It goes on with each game until a period is proved, or until {heaps} heaps are reached, or the next step would cost too much by a count of heaps and rare heaps. No clock decides, so every machine makes the same table, byte for byte. Five games, 0.054, 0.104, 0.354, 0.376 and 0.454, are known to have long preperiods and are computed further.",
    "Each row with a period is a certificate: the game, the preperiod, the period and the heap at which the proof closes. A second program checks certificates. It shares nothing with the first one: it reads the code by itself, computes every value again, and asks that each number be exactly what the theorem demands. The tests of this project check every certificate whose values can be had by the definition in seconds, and others in turn.",
  ],
  makeCommand: "npm run atlas",
  checkCommand: "npm run -s certificate -- octal.json",

  dataTitle: "The data",
  data: "Both tables are there to be taken. In the CSV the columns are the game, the heaps that its certificate needs, or else that were computed (0 is the first), preperiod, period, the heap at which the proof closes, the largest value and its first heap, the mask, the rare heaps, the last of them, the game with the same values, and the stones more. An empty field is not known, or does not apply; these names and their order stay. The JSON holds the certificates alone.",
  files: {
    csv: "Three digits, CSV",
    csv4: "Four digits, CSV",
    json: "Certificates, JSON",
  },
  four: "Of the games with four digits, d₄ not 0, the second table has those whose period is proved by the values of at most {heaps} heaps: {count} games. Choose it above the table.",

  comparedTitle: "Compared with published tables",
  compared: [
    "The kinds agree with the table of T.\u00a0Czajka, game by game, and so do all of its periods that lie within reach. Four older entries differ. OEIS A071436 gives 326,637 as the last exception of 0.56; it is 326,639, whose value is not that of heap 326,783. The locator of Winning Ways gives 0.27 the values of 0.06, where they are those of 0.26, and 0.314 those of 0.31. A.\u00a0Flammenkamp’s table gives 0.161 the values of 0.36; the two games differ first at heap 519.",
    "A.\u00a0Flammenkamp’s table has one period more, that of 0.106, which needs hundreds of billions of heaps. Its long periods of 0.054, 0.104 and 0.454 are those found here.",
  ],
  citeTitle: "How to cite",
  /** The text that is copied. */
  citation: "Grundy Notebook, {title}, {address}.",
  copy: "Copy",
  copied: "Copied.",
  notCopied: "This browser does not let the page copy.",
  sourcesTitle: "Sources",

  /** Why the checker refuses a certificate. */
  checker: {
    valid: "valid: {count} values, computed anew",
    invalid: "not valid: {why}",
    shape:
      "it needs a game and the whole numbers preperiod, period, saltus and provedAt, none negative, period at least 1",
    game: "{game} is no game that this program reads",
    theorem: "no theorem about periods is known here for {game}",
    tooLong: "it needs the values up to heap {provedAt}; this program computes {longest}",
    provedAt: "the proof closes at heap {heap}, not {provedAt}",
    saltus: "the saltus cannot be {saltus}",
    equation: "the values of heaps {heap} and {other} break the period",
    preperiod: "the period holds before heap {preperiod} already",
    period: "{part} is a period, too, less than {period}",
    close: "the values up to heap {provedAt} do not satisfy the theorem",
    length: "{count} values are listed, not {heaps}",
    value: "the value of heap {heap} is {value}",
    usage:
      "Usage: npm run -s certificate -- FILE\nChecks the certificate in a JSON file, or a list of them.",
    unreadable: "Cannot read {file}: {problem}",
    none: "There is no certificate in {file}.",
  },
};
