/** Texts of the atlas of octal games, and of the program that checks certificates. */
export const atlas = {
  title: "The octal atlas",
  summary:
    "All 512 games 0.d₁d₂d₃: the proved periods with their certificates, and the last computed heap of the other games.",
  lead: "The atlas lists the 512 games with three digits. For each game it shows the proved period of its values or, if no period is proved, the last heap that was computed.",

  aboutTitle: "About these games",
  about: [
    "In the code 0.d₁d₂d₃, the digit dₖ specifies what a move that takes k stones from a heap may leave: 1 for nothing, 2 for one heap, 4 for two heaps, and sums of these for a choice. 0.77 is Kayles, 0.137 is Dawson’s Chess, and a move in 0.333 takes one to three stones.",
    "The values of most of these games repeat from some heap on, often early and sometimes after millions of heaps. Richard Guy conjectured that they repeat in every octal game with finitely many digits. There is neither a proof nor a counterexample. Of the {all} games here, {known} have a period that is proved below, and {open} are open in this atlas. Many games have the same values; games with the same values are of one kind, and {families} kinds are open.",
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
  /** Texts of cells without a number. */
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
    /** `games` is the text `shown`; `column` is the column's name. */
    sorted: {
      up: "{games}, sorted by “{column}”, smallest first",
      down: "{games}, sorted by “{column}”, largest first",
    },
    none: "No game matches.",
    failed: "The table did not load. Change the selection to try again.",
  },

  readTitle: "How to read it",
  /** The explanations of the columns. */
  read: [
    {
      term: "Game",
      text: "The code of the game, with a link that opens it in the laboratory. In the field above the table, the letter x matches any digit: 0.x7 finds all games whose second digit is 7.",
    },
    {
      term: "Period, Preperiod",
      text: "The values repeat from the heap “preperiod” on; the period is the number of heaps after which they repeat. Both numbers are the least possible. “Open” means that the values up to the last computed heap do not prove a period; it does not mean that there is no period. The laboratory computes at most ten million heaps; longer proofs were computed only for this table. “Open here, published” means that others have found a period; see below.",
    },
    {
      term: "Known to heap",
      text: "For a game with a period, the heap at which its proof closes: the values up to this heap and a theorem prove the period. It is the theorem of Guy and Smith or, for a code whose moves do not split heaps, the theorem about a window of values that occurs again. For the other games, the last heap that was computed.",
    },
    {
      term: "Largest value, First at heap",
      text: "The largest value of all heaps if a period is proved, otherwise of the computed heaps.",
    },
    {
      term: "Rare heaps, Last rare heap",
      text: "A value is rare if an even number of its binary digits under a certain mask are ones; the mask is the one that makes the fewest values rare. If all takes that split a heap are even, or all are odd, the stones that remain after such a take may also count as ones. If there are few rare values, a heap’s value depends on few splits, and large tables become possible. If the rare values end and the values stay bounded, the game is periodic. Heap 0 is not counted. ∞ means that rare values recur indefinitely.",
    },
    {
      term: "Same as",
      text: "A game with the same values. “0.007, +1” means that a heap of n + 1 stones in this game has the value of a heap of n stones in 0.007. This is proved by lemmas about the codes, or by two periods whose values agree. All games of one kind refer to the same game, which refers to no other.",
    },
    {
      term: "Name, OEIS",
      text: "The common name of the game, and the number of its sequence of values in the On-Line Encyclopedia of Integer Sequences, if they are known to this project.",
    },
  ],

  madeTitle: "How it was made, and how to check it",
  made: [
    "The command below computes the atlas again. It computes each game until a period is proved, until {heaps} heaps are reached, or until the next step would be too expensive, measured by the numbers of heaps and of rare heaps. The limit does not depend on the computing time, so every machine computes the same table, byte for byte. Five games, 0.054, 0.104, 0.354, 0.376 and 0.454, are known to have long preperiods and are computed further.",
    "Each row with a period is a certificate: it contains the game, the preperiod, the period and the heap at which the proof closes. A second program checks certificates. It shares no code with the first program: it parses the game itself, computes every value again, and requires that each number satisfies the theorem exactly. The tests of this project check every certificate whose values can be computed by the definition in seconds, and the others in rotation.",
  ],
  makeCommand: "npm run atlas",
  checkCommand: "npm run -s certificate -- octal.json",

  dataTitle: "The data",
  data: "Both tables can be downloaded and reused. The columns of the CSV are the game; the number of heaps, from 0 on, that its certificate requires or, without a certificate, that were computed; the preperiod; the period; the heap at which the proof closes; the largest value and its first heap; the mask; the number of rare heaps and the last of them; the game with the same values; and the number of additional stones. An empty field is unknown or does not apply. The names and the order of the columns will not change. The JSON contains only the certificates.",
  files: {
    csv: "Three digits, CSV",
    csv4: "Four digits, CSV",
    json: "Certificates, JSON",
  },
  four: "The second table contains the {count} games with four digits, d₄ not 0, whose period is proved by the values of at most {heaps} heaps. It can be selected above the table.",

  comparedTitle: "Compared with published tables",
  compared: [
    "The kinds agree game by game with the table of T.\u00a0Czajka, and so do all of its periods that can be computed here. Four older entries differ. OEIS A071436 gives 326,637 as the last exception of 0.56; the last exception is 326,639, whose value differs from that of heap 326,783. The locator of Winning Ways gives 0.27 the values of 0.06, but they are those of 0.26; it also gives 0.314 the values of 0.31, but they differ. A.\u00a0Flammenkamp’s table gives 0.161 the values of 0.36, but the two games first differ at heap 519.",
    "A.\u00a0Flammenkamp’s table contains one more period, that of 0.106, which requires hundreds of billions of heaps. Its long periods of 0.054, 0.104 and 0.454 are the same as here.",
  ],
  citeTitle: "How to cite",
  /** The text that is copied. */
  citation: "Grundy Notebook, {title}, {address}.",
  copy: "Copy",
  copied: "Copied.",
  notCopied: "This browser does not let the page copy.",
  sourcesTitle: "Sources",

  /** The results of the program that checks certificates. */
  checker: {
    valid: "valid: {count} values, computed anew",
    invalid: "not valid: {why}",
    shape:
      "it must contain a game and the whole numbers preperiod, period, saltus and provedAt, none of them negative, and period at least 1",
    game: "{game} is not a game that this program can read",
    theorem: "this program has no theorem about the periods of {game}",
    tooLong:
      "it requires the values up to heap {provedAt}; this program computes at most {longest}",
    provedAt: "the proof closes at heap {heap}, not {provedAt}",
    saltus: "the saltus cannot be {saltus}",
    equation: "the values of heaps {heap} and {other} contradict the period",
    preperiod: "the period already holds before heap {preperiod}",
    period: "{part} is also a period, and less than {period}",
    close: "the values up to heap {provedAt} do not satisfy the theorem",
    length: "{count} values are listed instead of {heaps}",
    value: "the value of heap {heap} is {value}",
    usage:
      "Usage: npm run -s certificate -- FILE\nChecks the certificate in a JSON file, or a list of them.",
    unreadable: "Cannot read {file}: {problem}",
    none: "There is no certificate in {file}.",
  },
};
