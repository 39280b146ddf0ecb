/** Texts of the laboratory: the page that looks at any impartial game. */
export const laboratory = {
  title: "The laboratory",
  name: "Laboratory",
  summary:
    "Type a game in one line and see its values, its proved period, its P-positions; compare, play and export it.",
  lead: "Type a game in one line. You see its values, the period with its proof if one closes, and where the P-positions are.",
  noScript:
    "The laboratory computes in the browser, and JavaScript is off. Below is Kayles, as computed when this page was built.",

  game: "Game",
  field: "Code, set or rules",
  hint: "A take-and-break code, a subtraction set, a name, or a sum of them.",
  presetsTitle: "For example",
  /** A text to look at, and what people call that game, if anything. */
  presets: [
    { game: "0.77", name: "Kayles" },
    { game: "0.07", name: "Dawson’s Kayles" },
    { game: "4!.0", name: "Grundy’s game" },
    { game: "4.[3]", name: "Lasker’s Nim" },
    { game: "{1,3,4}", name: "" },
    { game: "{squares}", name: "" },
    { game: "!{2}", name: "" },
    { game: "0.77 + {1,2,3}", name: "" },
  ],
  to: "Up to heap",
  toFault: {
    noNumber: "“Up to heap” takes a whole number, such as 100000 or 10^6.",
    outOfRange: "“Up to heap” goes from 1 to {most}.",
  },
  look: "Look",
  stop: "Stop",
  goOn: "Go on",
  /** A mistake in the text; the text with the mistake marked stands beside it. */
  fault: "Character {column}: {message}",
  faultIn: "Line {line}, character {column}: {message}",
  kept: "What is shown below is still {game}.",
  notLoaded: "A script that this needs did not load. The network may be away: press Look to try again.",
  broken: "The computation broke off: {message}. What was found stands below.",

  status: {
    built: "{game}, as computed when this page was built.",
    working: "Looking at {game} …",
    stopped: "Stopped after {heaps} in {seconds} s. What was found stands below.",
    reached: "{heaps} computed in {seconds} s. No period is proved so far.",
    reachedPlain: "{heaps} computed in {seconds} s.",
    proved: "A period is proved; it took {seconds} s.",
  },
  heaps: { one: "{n} heap", other: "{n} heaps" },
  progress: "Progress",
  progressOf: "{known} of {to} heaps, {rate} a second",
  resumed: "{n} of them were known from an earlier visit.",
  storage: {
    full: "This browser has no room left to keep the values; after a reload the work begins again.",
    blocked: "This browser keeps nothing for this page; after a reload the work begins again.",
  },

  /** What people call the games that have a name. */
  names: {
    nim: "Nim",
    kayles: "Kayles",
    "dawsons-kayles": "Dawson’s Kayles",
    "dawsons-chess": "Dawson’s Chess",
    treblecross: "Treblecross",
    "grundys-game": "Grundy’s game",
    "laskers-nim": "Lasker’s Nim",
    officers: "Officers",
    guiles: "Guiles",
  },
  values: {
    title: "Values",
    of: "Values of {game}",
    legend: "0 on a disc is a P-position: whoever moves there loses. All others are N-positions.",
    heap: "Heap",
    from: "Heaps from {from} to {to}",
    earlier: "Earlier",
    later: "Later",
    start: "From heap",
    byLaw: "Beyond heap {known} the values follow from the period.",
    unknown: "Not computed yet.",
    p: "P",
    chart: "The first values",
    envelope: "The first {heaps}: the least and the largest value among each {every}",
    envelopeSummary: "Heaps 0 to {to}; the largest value is {largest}, first at heap {at}.",
    largest: "The largest value so far is {largest}, first at heap {at}.",
    first: "First heap",
    least: "Least",
    most: "Largest",
    asText: "As text",
  },

  period: {
    title: "Period",
    periodic: "g(n + {period}) = g(n) for every n ≥ {preperiod}.",
    arithmetic: "g(n + {period}) = g(n) + {saltus} for every n ≥ {preperiod}.",
    proved: "Proved by the heaps 0 … {provedAt}, and for no smaller period.",
    facts: { preperiod: "Preperiod", period: "Period", saltus: "Saltus", provedAt: "Proof closes at heap" },
    none: "No period is proved by the heaps up to {to}. There may be one that shows later.",
    noTheorem: "No theorem about periods is known for these rules, so none is looked for.",
    working: "No period is proved by the heaps up to {to}; the search goes on.",
  },

  certificate: {
    title: "Certificate",
    lead: "The proof as a file: the code, the claim and the values it rests on. Whoever checks it recomputes each value by the definition, compares the values one period apart, and needs to trust nothing of this page.",
    window:
      "It is enough that the claim holds for the heaps {from} … {to}: in a larger heap each move leaves a part so large that it can be a period smaller.",
    download: "Download the certificate",
    command: "The project checks it with a program that knows the definition alone.",
  },

  positions: {
    title: "P-positions",
    one: "Heaps of value 0 so far: {count} of {known}.",
    none: "No heap above 0 is a P-position so far.",
    all: "Heaps",
    more: "{n} more",
  },

  twoHeaps: {
    title: "Both together",
    caption: "Two heaps of {game}: their values, with P-positions on discs.",
    sumCaption: "A heap of {a} beside one of {b}: their values, with P-positions on discs.",
    row: "one heap",
    column: "the other heap",
  },

  counts: {
    title: "How often each value occurs",
    value: "Value",
    count: "Heaps",
    share: "Share",
    caption: "Among the heaps 0 … {to}.",
    more: "{n} more values occur less often.",
  },

  sparse: {
    title: "Sparse space",
    lead: "A value is rare when its bits under the mask {mask} add up to an even number. Two common values never add up to a common one, so the rare heaps decide every mex: {count} of {known} heaps are rare.",
    last: "The last rare heap so far is {last}.",
    values: "Rare values",
    of: "Mask {mask} in binary: {bits}",
  },

  misere: {
    title: "Misère",
    lead: "Whoever makes the last move loses. The genus of a heap is its value in normal play and, raised, its misère values beside no, one, two, … heaps of two stones of Nim, up to the first two of those that alternate for ever.",
    heap: "Heap",
    genus: "Genus",
    outcome: "Outcome",
    tame: "All heaps up to {to} are tame: each sum of them is played like Nim in misère play.",
    wild: "Heap {heap} is the first wild one: beside it, the rule of Nim is no guide any more.",
  },

  compare: {
    title: "Compare with",
    field: "Second game",
    button: "Compare",
    working: "Comparing …",
    differ: "{a} and {b} first differ at heap {heap}: the values there are {first} and {second}.",
    shifted: "As far as both are known, heap n of {a} has the value of heap n + {by} of {b}.",
    shiftedBack: "As far as both are known, heap n of {a} has the value of heap n − {by} of {b}.",
    equal: "{a} and {b} agree for the heaps 0 … {to}. That is no proof for larger ones.",
    proved: "{a} and {b} have the same value for every heap: both periods are proved, and the values agree up to heap {to}, which suffices.",
    noHeaps: "A single game of heaps can be compared with another one, but no sum and no graph.",
  },

  play: { title: "Play it", open: "Set up the board" },
  graph: {
    title: "Graph of small positions",
    open: "Draw the graph",
    size: "Heaps of",
    tooMany: "From heaps of {size} too many positions can be reached to draw them. Try a smaller heap.",
  },

  exports: {
    title: "Take it away",
    csv: "CSV",
    bfile: "b-file",
    json: "JSON",
    svg: "SVG of the chart",
    notebook: "Notebook",
    terms: "First terms",
    termsHint: "To paste into the search of the OEIS.",
    copy: "Copy",
    copied: "Copied.",
    notCopied: "This browser does not let the page copy.",
    oeis: "Search the OEIS",
    made: "{name}, {size}",
    upTo: "With the values of the heaps 0 … {to}.",
  },

  own: "Your own rules",
  atlas: "All games with up to three digits, with what is known of each, are in {atlas}.",
};
