import { gameNames, period } from "./period.ts";

/** Texts of the laboratory: the page that looks at any impartial game. */
export const laboratory = {
  title: "The laboratory",
  name: "Laboratory",
  summary:
    "Type a game in one line and see its values, its proved period, its P-positions; compare, play and export it.",
  lead: "Type a game in one line: its period with a proof, its values and its P-positions are computed here.",
  noScript:
    "The laboratory computes in the browser, and JavaScript is off. Below is Kayles, as computed when this page was built.",

  game: "The game to look at",
  field: "Code, set or rules",
  hint: "A code, a set, a name, or a sum of them:",
  to: "Up to heap",
  /** Shown in the empty field. */
  noLimit: "no limit",
  toFault: "“Up to heap” takes a whole number from 1 to {most}, such as 100000, 1e6 or 2^20.",
  look: "Look",
  stop: "Stop",
  goOn: "Go on",
  /** A game that may have been meant by a text that is none; `name` is empty or ends in a space. */
  meant: "Did you mean {name}{game}?",
  /** Below a text that looks like no game, before a link to the page of rules written as a function. */
  inWords: "Rules of another kind can be written as a function:",
  /** A mistake in the text; the text with the mistake marked stands beside it. */
  fault: "Character {column}: {message}.",
  kept: "What is shown below is still {game}.",
  notLoaded:
    "A script that this needs did not load. The network may be away: load the page again to try once more.",
  broken: "The computation broke off: {message}. What was found stands below.",

  status: {
    built: "{game}, as computed when this page was built.",
    working: "Looking at {game} …",
    stopped: "Stopped after {heaps} in {seconds} s. What was found stands below.",
    paused: "{heaps} computed in {seconds} s. “Go on” computes more.",
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
    legend: "0 on a disc is a P-position: whoever moves there loses. All others are N-positions.",
    from: "Heaps from {from} to {to}",
    earlier: "Earlier",
    later: "Later",
    start: "From heap",
    byLaw: "Beyond heap {known} the values follow from the period.",
  },

  chart: {
    caption: "The first {heaps}.",
    bands: "The bands are periods of {heaps}, from heap {preperiod} on.",
    heap: "Heap",
    marked: "heap {heap}: value {value}",
    density:
      "All {heaps}: how often each value occurs among each {every}; the darker, the more often.",
    densitySummary: "Heaps 0 to {to}; the largest value is {largest}, first at heap {at}.",
  },

  /** The card with what is found. */
  result: {
    title: "Result",
    proved: "Period {period} from heap {preperiod} on",
    provedGrowing: "Period {period} from heap {preperiod} on, saltus {saltus}",
    by: "proved by the heaps 0\u00a0…\u00a0{provedAt}",
    largest: "Largest value",
    largestAt: "{largest}, first at heap {at}",
    unbounded: "grows for ever",
    soFar: "{largest}, first at heap {at}, so far",
    positions: "P-positions",
    misere: "Misère",
    wild: "wild from heap {heap}",
    tame: "tame up to heap {to}",
    waiting: "not searched yet",
    oeis: "OEIS",
    lookUp: "look up",
  },
  /** Of the row of parts, one of which is shown. */
  parts: "Parts of the result",
  /** Definitions of special words beside their use. */
  terms: "Words",
  bfile: {
    term: "b-file",
    definition:
      "The form in which the OEIS lists long sequences: a line for each number, with its index and its value.",
  },

  calculator: {
    title: "A position",
    field: "Heaps, such as {example}",
    /** Of a sum of games. */
    fieldOfSum: "Heaps, such as {example}: those of each game between slashes",
    button: "Find moves",
    zero: "Value 0, a P-position: no move wins.",
    moves: "Value {value}, an N-position. Winning moves: {moves}.",
    more: "Value {value}, an N-position. Winning moves: {moves}, and perhaps others.",
    none: "Value {value}, an N-position. Its winning moves are not among the options that were looked at.",
    unreadable: "A position is a list of heaps such as {example}, each at most 10^15.",
    unknown:
      "The value of heap {heap} is not known: the values are computed up to heap {known}, and no period is proved.",
  },

  period: {
    title: "Period",
    ...period,
    /** Why no period is looked for. */
    noTheorem: {
      powers:
        "No table is needed for the powers of b. If b is odd, every move takes an odd number, and the values are 0 and 1 in turn. If b is even, each power is one more or one less than a multiple of b + 1, and the least period is b + 1.",
      never:
        "The values never become periodic: for every p some move takes a multiple of p, and the heap that it leaves has another value. The article on subtraction games has this theorem.",
      rule: "No period is looked for: no theorem is known here for numbers that follow such a rule.",
      endless:
        "No period is looked for. Where infinitely many numbers may be taken and some moves split the heap, a theorem is known here only if every number may be taken and finitely many of them split.",
    },
    working: "No period is proved by the heaps up to {to}; the search goes on.",
    /** Where the values seem to recur. */
    seen: "Seen up to heap {to}, not proved: g(n + {period}) = g(n) from n = {preperiod} on.",
    seenGrowing:
      "Seen up to heap {to}, not proved: g(n + {period}) = g(n) + {saltus} from n = {preperiod} on.",
  },

  certificate: {
    title: "Certificate",
    how: "How it is checked",
    lead: "A file that says the game, the claim, and the values of the heaps 0\u00a0…\u00a0{provedAt} on which the proof rests. Nobody needs to trust this page: another program can check it.",
    check:
      "To check it, compute each of these values again by the definition, as the least value that no option has. Then compare the values one period apart, from heap {preperiod} to the last: they are equal, or differ by the saltus. That there are enough of them for all larger heaps is what the theorem about periods of such games says.",
    /** What stands before a command of the project. */
    command: "This project has such a program, which shares no code with the page:",
    download: "Download the certificate",
  },

  positions: {
    title: "P-positions",
    one: {
      one: "{n} of the heaps 0\u00a0…\u00a0{to} has the value 0: whoever moves there loses.",
      other: "{n} of the heaps 0\u00a0…\u00a0{to} have the value 0: whoever moves there loses.",
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
    none: "Almost every heap has a value of its own, so none is counted here.",
    value: "Value",
    count: "Heaps",
    share: "Share",
    caption: "Among the heaps 0\u00a0…\u00a0{to}.",
    more: "{n} more values occur less often.",
  },

  sparse: {
    title: "Sparse space",
    none: "In this game no move splits a heap, so values have no such classes.",
    lead: "A value is rare when the number of 1-bits that it shares with the mask is even. The sum of two common values is rare, so a split reaches a common value only with a rare heap in it. Few rare heaps make a long table quick.",
    leadSized:
      "A heap is rare when the number of 1-bits that its value shares with the mask, and the parity of its size, add up to an even number. Few rare heaps make a long table quick.",
    mask: "Mask",
    bits: "{mask} = {bits} in binary",
    rare: "Rare heaps",
    of: "{heaps} of {known}",
    last: "Last rare heap so far",
    values: "Rare values that occur",
  },

  misere: {
    title: "Misère",
    lead: "Whoever makes the last move loses. The misère value of a position is 0 if it is lost in misère play, and else the least number that no option has; a position without a move has 1. The genus of a heap is its value in normal play and, raised, its misère values in a sum with no, one, two, … heaps of size 2 of Nim, up to the first two of those that alternate for ever.",
    waiting: "Searched once the values are known.",
    heap: "Heap",
    genus: "Genus",
    outcome: "Outcome",
    tame: "All heaps up to {to} are tame. By Conway’s theorem each sum of them is played like Nim in misère play.",
    wild: "Heap {heap} is the first wild one: beside it, the rule of Nim is no guide any more.",
  },

  compare: {
    title: "Compare",
    field: "Second game",
    button: "Compare",
    working: "Comparing …",
    same: "{a} and {b} are the same game: every heap has the same moves in both.",
    differ: "{a} and {b} first differ at heap {heap}: the values there are {first} and {second}.",
    equal: "{a} and {b} agree for the heaps 0\u00a0…\u00a0{to}. That is no proof for larger ones.",
    proved:
      "{a} and {b} have the same value for every heap: both periods are proved, and the values agree up to heap {to}, which suffices.",
  },

  play: "Play",
  /** Of a game that was typed as a graph. */
  typedGraph: {
    title: "Outcomes",
    cycle:
      "Play can go round for ever: {cycle}. There the mex alone gives no values, so outcomes are shown. Where neither player can force an end, play is a draw: a diamond with a D.",
    done: "{game} is settled from its ends.",
  },
  graph: {
    title: "Graph",
    size: "Heaps of",
    tooMany:
      "From heaps of {size} too many positions can be reached to draw them. Try a smaller heap.",
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
    making: "The file is being made …",
    made: "{name} is made.",
    fileTitle: "The game {game}",
    fileLead: "From [the laboratory]({page}).",
    filePeriod: "The least period that these values prove, if they prove any:",
  },

  own: {
    title: "Your own rules",
    summary:
      "Write the rules of a game as a function, and see its values, P-positions, graph and board.",
  },
  /** Of links to other pages. */
  furtherTitle: "See also",
};
