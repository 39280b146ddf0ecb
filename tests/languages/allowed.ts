import type { Said } from "./unmarked.ts";

/** What may stand on a page of any language: where it stands, what it is, and why. */
const ALLOWED: readonly (readonly [where: RegExp, text: RegExp, why: string])[] = [
  [/^problem-facts$/, /^((HDU|POJ) #|Luogu P#|石子)$/, "a judge's name for its problem"],
  [/^sources$/, /^HDU Online Judge, problem #\.$/, "a source, as it calls itself"],
  [/^(verdict-line|solver-verdict)/, /^(#: )?(Fibo|Nacci)(, #)?$/, "what a judge wants printed"],
  [/^board-controls$/, /^[.X /]+$/, "notation"],
  [/^listing/, /^(: )?solve\.ts$/, "a file's name"],
  [/^output-failure$/, /^Error #$/, "the name of an error that a cell threw"],
];

const MOVE =
  "([Tt]ake # from (heap [#mnp]|both heaps)|Split heap # into # and #|Move # from step # to (the ground|step #)|Move the piece on square # to square # in row #|Slide the piece on square # to square #)";
const GAMES =
  "(Nim|Subtraction \\{#(, #)*\\}|Kayles|Dawson’s Chess|Treblecross|Grundy’s game|Lasker’s Nim|Moore’s Nim, up to # heaps|Staircase Nim|Stones on a binary tree|Rows of # squares|Pieces on a strip|Northcott’s game|Wythoff’s game)";

/** What is said in English alone, by rulesets and problems: to be emptied. */
const STILL_ENGLISH: readonly RegExp[] = [
  // Moves, alone and on the edges of graphs.
  new RegExp(`^(#( \\([NP]\\))? #( \\([NP]\\))?: )?${MOVE}:?$`),
  new RegExp(`^# \\(${MOVE}\\)(; # \\(${MOVE}\\))*$`),
  // Games.
  new RegExp(`^(# )*${GAMES}\\??$`),
  // Positions that are none.
  /^# #: heap size must be a whole number from # to #, found "(-#|x\??|a:)"\.$/,
  // Inputs of problems that are none, and the rows of their explanations.
  /^# #: (the input ended (where heap p was expected|without the line # # #)|expected a whole number for heap p, found "x"|heap p must be between # and #, found #)$/,
  /^heap [mnp]$/,
];

/** Whether what stands in no mark may do so. */
export const isAllowed = ({ where, text }: Said): boolean =>
  ALLOWED.some(([place, form]) => place.test(where) && form.test(text)) ||
  STILL_ENGLISH.some((form) => form.test(text));
