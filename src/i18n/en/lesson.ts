import { checkMove, checkOutcome, checkValue, numbers } from "./checks.ts";
import { graph, graphOf, xorPlay } from "./widgets.ts";

/** Texts of the box that says what a judge wants, allows and leaves open. */
const judgeBox = {
  title: "At the judge",
  judge: "Judge",
  noJudge: "No public judge has this problem. Its statement and its limits are reconstructed.",
  mirrors: "Also at",
  seconds: "Time",
  kilobytes: "Memory",
  language: "C++",
  allowedSeconds: "{n}\u00a0s",
  allowedKilobytes: "{n}\u00a0kB",
  usualSeconds: "not known to us; mostly 1\u00a0to\u00a02\u00a0s at this judge",
  usualKilobytes: "not known to us; mostly 32\u00a0or\u00a064\u00a0MB at this judge",
  notKnown: "not known to us",
  newest: "{standard} at the newest",
  ends: "The input ends",
  endsWith: {
    case: "with its only case",
    file: "with the end of the file",
    count: "after the last case; the first number says how many there are",
    zero: "with a line 0",
    zeros: "with the line {line}",
    one: "after its only case",
  },
  sample: "Sample",
  example: "Our example",
  half: "{of}: {part}",
  input: "input",
  output: "output",
};

/** Texts of the lessons. */
export const lesson = {
  definition: "Definition",
  /** The link of a note on a term. */
  glossaryOf: "Glossary: {term}",
  theorem: "Theorem",
  lemma: "Lemma",
  proposition: "Proposition",
  proof: "Proof",
  folds: {
    check: "Check",
    proof: "Proof",
    curious: "For the curious",
    cpp: "In C++",
    more: "More",
  },
  summary: "Summary",
  listing: "Listing",
  copy: "Copy",
  run: "Run",
  judgeIt: "Judge it",
  exercise: "Exercise",
  hint: "Hint",
  /** One of several, which are shown one after the other. */
  nthHint: "Hint {n}",
  hints: "Hints",
  hintsOrder: "One hint after the other, and then the answer:",
  answer: "Answer",
  level: { easy: "easy", middle: "medium", hard: "hard" },

  judgeBox,

  /** Programs with one known mistake each. Without a sample of the judge’s, examples of ours are looked at. */
  mistakes: {
    input: "Input",
    right: "Right",
    given: "This program",
  },

  numbers,

  mexPlay: {
    label: "mex of your own set",
    field: "Your set",
    hint: "Whole numbers with commas or spaces between them",
    boxes: "Boxes",
    box: "{n}",
    boxIsMex: "{n} mex, the first empty box",
    mexTag: "mex",
    nothingBelow: "Box 0 is empty, so the sign stands there. No other box makes a difference.",
    below: "{below} filled, {mex} empty: the sign stands at {mex}.",
    oneBelow: "0",
    manyBelow: "0 to {last}",
    idle: "Emptying {beyond} would not move it.",
    further: "Beyond the picture: {numbers}.",
    value: "mex {set} = {mex}",
    kept: "The boxes still show your last set, {set}.",
  },

  xorPlay,

  graph,
  graphOf,

  graphPlay: {
    language: "en",
    label: "Grundy values on a game graph",
    steps: "Steps",
    back: "Step back",
    step: "Step",
    all: "All",
    over: "Start over",
    start: "Nothing is known yet. The first step is a position without options.",
    every: "All {nodes} positions are done.",
    settles: "g({name}) = mex {values} = {grundy}.",
    terminal: "{name} is terminal, so it is P.",
    winning: "{name} is N: it can move to {options}, of value 0.",
    losing: "{name} is P: no option has value 0.",
    outcomes: {
      label: "P and N on a game graph",
      winning: {
        one: "{name} is N: it can move to {options}, which is P.",
        other: "{name} is N: it can move to {options}, which are P.",
      },
      losing: {
        one: "{name} is P: its only option, {options}, is N.",
        other: "{name} is P: all its options, {options}, are N.",
      },
    },
    field: "Your graph",
    hint: "One position a line, then its options, as in “a:\u00a0b\u00a0c”",
    first: "First graph again",
    size: "{nodes} positions, {edges} moves.",
    kept: "The drawing still shows your last graph.",
    offline: "The drawing could not be loaded.",
    place: "Line {line}, character {column}: {what}",
    faults: {
      noColon: "a colon is missing after “{found}”. A line reads “a: b c”.",
      noName: "the name of a position is missing before the colon.",
      badName: "“{found}” is not a name. Names are letters and digits, at most {longest} of them.",
      twice: "the options of “{found}” are on line {before} already.",
      cycle: "{found} is a cycle, so a play could go on for ever. Every play must end.",
      tooMany: "“{found}” is one position too many: there is room for {most}.",
      empty: "there is no position yet.",
    },
  },

  check: {
    language: "en",
    number: "Your answer, a number",
    list: "Your answer, a list",
    set: "Your answer, a set",
    button: "Check",
    empty: "Write an answer first.",
    offline: "The answer could not be checked: the code for it did not load.",
    nothing: "none no nothing empty",
    oneNumber: "The answer is a single number.",
    notNumber: "The answer is a whole number below 2^53, such as 12 or 2^20, and not “{word}”.",
    right: "Right: {answer}.",
    wrong: "{answer} is not it.",
    /** Before every response to a wrong answer. */
    notYet: "Not yet.",
    firstDifference: "Right up to number {agree} of the list; the next one is not.",
    noneAgree: "The first number is not right yet.",
    tooShort: "Right so far, {agree} of the list, and there are more to come.",
    tooLong: "Right up to number {agree}, and that is the whole list.",
    soFar: "Right so far.",
    foreign: "Not in the set: {numbers}.",
    missing: "Numbers that are missing: {count}.",
    notEmpty: "There is at least one such number.",
  },

  /** How an answer is written. */
  checkHints: {
    list: "Numbers in order, with commas between them",
    set: "Numbers in any order, with commas between them",
  },
  checkOutcome,
  checkValue,
  checkMove,
};
