import { gameNames, period } from "./period.ts";

/** Texts of the laboratory, the page that computes any impartial game. */
export const laboratory = {
  title: "The laboratory",
  name: "Laboratory",
  summary:
    "Type a game in one line to see its values, its proved period and its P-positions, and to compare, play and export it.",
  lead: "Type a game in one line. This page computes its values, its P-positions, and its period with a proof.",
  noScript:
    "The laboratory requires JavaScript, which is off in this browser. The results below are those of Kayles; they were computed when this page was built.",

  game: "The game to look at",
  field: "Code, set or rules",
  hint: "A code, a set, a name, or a sum of them:",
  to: "Up to heap",
  /** Shown in the empty field. */
  noLimit: "no limit",
  toFault: "“Up to heap” must be a whole number from 1 to {most}, such as 100000, 1e6 or 2^20.",
  look: "Look",
  stop: "Stop",
  goOn: "Go on",
  /** A suggestion for a text that is not a game; `name` is empty or ends in a space. */
  meant: "Did you mean {name}{game}?",
  /** Below a text that does not resemble a game, before a link to the page of rules written as a function. */
  inWords: "Rules of another kind can be written as a function:",
  /** An error in the text; the text with a mark at the error is shown below. */
  fault: "Character {column}: {message}.",
  kept: "The results below are still those of {game}.",
  notLoaded:
    "A required script did not load. Check the network connection and reload the page to try again.",
  broken: "The computation failed: {message}. The results until then are shown below.",

  status: {
    built: "The results of {game} were computed when this page was built.",
    working: "Computing {game} …",
    stopped: "Stopped after {heaps} in {seconds} s. The results until then are shown below.",
    paused: "{heaps} computed in {seconds} s. Press “Go on” to compute more.",
    reached: "{heaps} computed in {seconds} s.",
    provedAll: "The period of each part is proved. This took {seconds} s.",
    proved: "Proved: {law} This took {seconds} s.",
  },
  heaps: { one: "{n} heap", other: "{n} heaps" },
  progress: "Progress",
  progressOf: "{known} of {to} heaps",
  progressOpen: "{known} heaps",

  names: gameNames,
  values: {
    title: "Values",
    legend:
      "A 0 on a disc is a P-position: the player to move loses. All other heaps are N-positions.",
    from: "Heaps from {from} to {to}",
    earlier: "Earlier",
    later: "Later",
    start: "From heap",
    byLaw: "The values beyond heap {known} follow from the period.",
  },

  chart: {
    caption: "The first {heaps}.",
    bands: "The bands are periods of {heaps}, from heap {preperiod} on.",
    heap: "Heap",
    marked: "heap {heap}: value {value}",
    density:
      "All {heaps}: the frequency of each value in every group of {every}. Darker marks are more frequent.",
    densitySummary: "Heaps 0 to {to}; the largest value is {largest}, first at heap {at}.",
  },

  /** The card with the results. */
  result: {
    title: "Result",
    proved: "Period {period} from heap {preperiod} on",
    provedGrowing: "Period {period} from heap {preperiod} on, saltus {saltus}",
    by: "proved by the heaps 0\u00a0…\u00a0{provedAt}",
    largest: "Largest value",
    largestAt: "{largest}, first at heap {at}",
    unbounded: "unbounded",
    soFar: "{largest}, first at heap {at}, so far",
    positions: "P-positions",
    misere: "Misère",
    wild: "wild from heap {heap}",
    tame: "tame up to heap {to}",
    waiting: "not searched yet",
    oeis: "OEIS",
    lookUp: "look up",
  },
  /** The label of the tabs. */
  parts: "Parts of the result",
  /** The label of definitions of technical terms. */
  terms: "Words",
  bfile: {
    term: "b-file",
    definition:
      "The file format of the OEIS for long sequences: one line for each number, with its index and its value.",
  },

  calculator: {
    title: "A position",
    field: "Heaps, such as {example}",
    /** For a sum of games. */
    fieldOfSum: "Heaps, such as {example}: those of each game between slashes",
    button: "Find moves",
    zero: "Value 0, a P-position: no move wins.",
    moves: "Value {value}, an N-position. Winning moves: {moves}.",
    more: "Value {value}, an N-position. Winning moves: {moves}, and perhaps others.",
    none: "Value {value}, an N-position. No winning move is among the options that were searched.",
    unreadable: "A position is a list of heaps such as {example}, each at most 10^15.",
    unknown:
      "The value of heap {heap} is not known: the values are computed up to heap {known}, and no period is proved.",
  },

  period: {
    title: "Period",
    ...period,
    /** The reasons why there is no search for a period. */
    noTheorem: {
      powers:
        "No table is needed for the powers of b. If b is odd, every move takes an odd number, and the values alternate between 0 and 1. If b is even, each power is one more or one less than a multiple of b + 1, and the least period is b + 1.",
      never:
        "The values never become periodic: for every p, some move takes a multiple of p and leaves a heap with a different value. The article on subtraction games contains this theorem.",
      rule: "There is no search for a period, because this page has no theorem for numbers that follow such a rule.",
      endless:
        "There is no search for a period. If infinitely many numbers may be taken and some moves split the heap, this page has a theorem only for the case that every number may be taken and finitely many of them split the heap.",
    },
    working: "No period is proved by the heaps up to {to}; the search continues.",
    /** For values that appear to be periodic. */
    seen: "Seen up to heap {to}, not proved: g(n + {period}) = g(n) from n = {preperiod} on.",
    seenGrowing:
      "Seen up to heap {to}, not proved: g(n + {period}) = g(n) + {saltus} from n = {preperiod} on.",
  },

  certificate: {
    title: "Certificate",
    how: "How it is checked",
    lead: "The certificate is a file with the game, the claim, and the values of the heaps 0\u00a0…\u00a0{provedAt} on which the proof is based. You do not need to trust this page, because another program can check the file.",
    check:
      "To check it, compute each of these values again by the definition, as the least value that no option has. Then compare the values that are one period apart, from heap {preperiod} to the last: they must be equal, or differ by the saltus. By the theorem about periods of such games, these values are enough for all larger heaps.",
    /** The text before a command of the project. */
    command: "This project contains such a program, which shares no code with this page:",
    download: "Download the certificate",
  },

  positions: {
    title: "P-positions",
    one: {
      one: "{n} of the heaps 0\u00a0…\u00a0{to} has the value 0: the player to move there loses.",
      other:
        "{n} of the heaps 0\u00a0…\u00a0{to} have the value 0: the player to move there loses.",
    },
    more: "{n} more",
  },

  twoHeaps: {
    title: "Two heaps",
    caption: "Two heaps of {game}: their values, with P-positions on discs.",
    sumCaption: "A heap of {a} beside one of {b}: their values, with P-positions on discs.",
    row: "one heap",
    column: "the other heap",
  },

  counts: {
    title: "Frequencies",
    none: "Almost every heap has a different value, so the values are not counted here.",
    value: "Value",
    count: "Heaps",
    share: "Share",
    caption: "Among the heaps 0\u00a0…\u00a0{to}.",
    more: "{n} more values occur less often.",
  },

  sparse: {
    title: "Sparse space",
    none: "In this game no move splits a heap, so values are not divided into rare and common ones.",
    lead: "A value is rare if the number of 1-bits that it shares with the mask is even; otherwise it is common. The nim-sum of two common values is rare, so a split has a common value only if one of its heaps is rare. If there are few rare heaps, a long table can be computed quickly.",
    leadSized:
      "A heap is rare if the number of 1-bits that its value shares with the mask, plus the parity of its size, is even. If there are few rare heaps, a long table can be computed quickly.",
    mask: "Mask",
    bits: "{mask} = {bits} in binary",
    rare: "Rare heaps",
    of: "{heaps} of {known}",
    last: "Last rare heap so far",
    values: "Rare values that occur",
  },

  misere: {
    title: "Misère",
    lead: "In misère play, the player who makes the last move loses. The misère value of a position without a move is 1; the misère value of any other position is the least number that is not the misère value of an option. It is 0 if and only if the player to move loses. The genus of a heap is its value in normal play with superscripts: its misère values in sums with no, one, two, … Nim heaps of size 2, up to the first two of those that alternate indefinitely.",
    waiting: "The search begins when the values are known.",
    heap: "Heap",
    genus: "Genus",
    outcome: "Outcome",
    tame: "All heaps up to {to} are tame. By Conway’s theorem, every sum of them is played like Nim in misère play.",
    wild: "Heap {heap} is the first wild heap: the rule of misère Nim need not hold for sums with it.",
  },

  compare: {
    title: "Compare",
    field: "Second game",
    button: "Compare",
    working: "Comparing …",
    same: "{a} and {b} are the same game: every heap has the same moves in both.",
    differ: "{a} and {b} first differ at heap {heap}: the values there are {first} and {second}.",
    equal:
      "{a} and {b} agree for the heaps 0\u00a0…\u00a0{to}. This does not prove that they agree for larger heaps.",
    proved:
      "{a} and {b} have the same value for every heap: both periods are proved, and the values agree up to heap {to}, which is sufficient.",
  },

  play: "Play",
  /** For a game that was typed as a graph. */
  typedGraph: {
    title: "Outcomes",
    cycle:
      "Play can continue indefinitely: {cycle}. In such a graph the mex alone does not determine values, so outcomes are shown. If neither player can force a win, the position is a draw: a diamond with a D.",
    done: "All positions of {game} are computed.",
  },
  graph: {
    title: "Graph",
    size: "Heaps of",
    tooMany:
      "Too many positions can be reached from heaps of {size} to draw them. Try a smaller heap.",
  },

  exports: {
    title: "Export",
    csv: "CSV",
    bfile: "b-file",
    svg: "SVG of the first values",
    notebook: "Notebook",
    terms: "First terms, to look up",
    copy: "Copy the terms",
    copied: "Copied.",
    notCopied: "This browser does not let the page copy.",
    making: "Creating the file …",
    made: "{name} was created.",
    fileTitle: "The game {game}",
    fileLead: "From [the laboratory]({page}).",
    filePeriod: "The least period that these values prove, if they prove any:",
  },

  own: {
    title: "Your own rules",
    summary:
      "Write the rules of a game as a function, and see its values, P-positions, graph and board.",
  },
  /** The heading of links to other pages. */
  furtherTitle: "See also",
};
