import { checkMove, checkOutcome, checkValue, numbers } from "./checks.ts";
import { graph, graphOf, xorPlay } from "./widgets.ts";

/** Texts of the box with the limits, the input format and the samples of a judge. */
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
  usualSeconds: "not known; usually 1\u00a0to\u00a02\u00a0s at this judge",
  usualKilobytes: "not known; usually 32\u00a0or\u00a064\u00a0MB at this judge",
  notKnown: "not known",
  newest: "up to {standard}",
  ends: "The input ends",
  endsWith: {
    case: "with its only case",
    file: "at the end of the file",
    count: "after the last case; the first number is the number of cases",
    zero: "with the line 0",
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
  /** The label of one of several hints. */
  nthHint: "Hint {n}",
  hints: "Hints",
  hintsOrder: "The hints in order, followed by the answer:",
  answer: "Answer",
  level: { easy: "easy", middle: "medium", hard: "hard" },

  judgeBox,

  /** The table of known mistakes. If the judge has no sample, our examples are used instead. */
  mistakes: {
    input: "Input",
    right: "Right",
    given: "This program",
    judge: "The sample finds it",
    us: "Our examples find it",
    finds: "yes",
    misses: "no",
    oursFinds: "no, ours does",
  },

  numbers,

  mexPlay: {
    label: "mex of your own set",
    field: "Your set",
    hint: "Whole numbers, separated by commas or spaces",
    boxes: "Boxes",
    box: "{n}",
    boxIsMex: "{n} mex, the first empty box",
    mexTag: "mex",
    nothingBelow: "Box 0 is empty, so the mex is 0. The other boxes make no difference.",
    below: "Filled: {below}. The first empty box is {mex}, so the mex is {mex}.",
    oneBelow: "0",
    manyBelow: "0 to {last}",
    idle: "Emptying {beyond} would not change it.",
    further: "Not shown: {numbers}.",
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
    hint: "One position per line, followed by its options, as in “a:\u00a0b\u00a0c”",
    first: "Reset graph",
    size: "{nodes} positions, {edges} moves.",
    kept: "The drawing still shows your last graph.",
    offline: "The drawing could not be loaded.",
    place: "Line {line}, character {column}: {what}",
    faults: {
      noColon: "a colon is missing after “{found}”. Write lines such as “a: b c”.",
      noName: "the name of a position is missing before the colon.",
      badName:
        "“{found}” is not a valid name. A name has only letters and digits, at most {longest}.",
      twice: "the options of “{found}” are already on line {before}.",
      cycle: "{found} is a cycle, so a play could continue indefinitely. Every play must end.",
      tooMany: "“{found}” is one position too many: the limit is {most}.",
      empty: "there is no position yet.",
    },
  },

  check: {
    language: "en",
    number: "Your answer, a number",
    list: "Your answer, a list",
    set: "Your answer, a set",
    button: "Check",
    empty: "Enter an answer first.",
    offline: "The answer could not be checked because a script did not load.",
    nothing: "none no nothing empty",
    oneNumber: "The answer is a single number.",
    notNumber:
      "“{word}” is not a valid answer. Enter a whole number below 2^53, such as 12 or 2^20.",
    right: "Right: {answer}.",
    wrong: "{answer} is not right.",
    /** Stands before every response to a wrong answer. */
    notYet: "Not yet.",
    firstDifference: "Right up to number {agree}; the next number is not right.",
    noneAgree: "The first number is not right yet.",
    tooShort: "Right up to number {agree}, but the list is longer.",
    tooLong: "Right up to number {agree}, but the list ends there.",
    soFar: "Right so far.",
    foreign: "Not in the set: {numbers}.",
    missing: "Count of missing numbers: {count}.",
    notEmpty: "There is at least one such number.",
  },

  /** The format of an answer. */
  checkHints: {
    list: "Numbers in order, separated by commas",
    set: "Numbers in any order, separated by commas",
  },
  checkOutcome,
  checkValue,
  checkMove,
};
