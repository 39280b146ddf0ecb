import type { Plural } from "../plural.ts";

export interface GameWords {
  readonly name: string | Plural;
  readonly rule: string | Plural;
}

/**
 * The name and the rule of each kind of game, by its id. {of} is the parameter of the game: a set, a code or a number;
 * {short} is the same, with a long set abbreviated. A number selects a plural form. {mover} is the colour that moves
 * first.
 */
export const games: Readonly<Record<string, GameWords>> = {
  nim: { name: "Nim", rule: "Take any number of stones from one heap." },
  subtraction: {
    name: "Subtraction {{short}}",
    rule: "Take from one heap a number of stones that is in {{of}}.",
  },
  "beside-nim": {
    name: "Subtraction {{short}} beside Nim",
    rule: "Take from heap 1 a number of stones that is in {{of}}, or any number from another heap.",
  },
  kayles: {
    name: "Kayles",
    rule: "Knock down one pin of a row, or two that stand side by side.",
  },
  "dawsons-kayles": {
    name: "Dawson’s Kayles",
    rule: "Knock down two pins of a row that stand side by side.",
  },
  "dawsons-chess": {
    name: "Dawson’s Chess",
    rule: "Advance a pawn: it goes, and with it those beside it in its row.",
  },
  treblecross: {
    name: "Treblecross",
    rule: "Put a cross on a square: it takes that square, and up to two on each side of it in its row.",
  },
  octal: {
    name: "Take-and-break {of}",
    rule: "Take stones from a heap, or split it, as the code {of} allows.",
  },
  "grundys-game": { name: "Grundy’s game", rule: "Split a heap into two that differ." },
  "laskers-nim": {
    name: "Lasker’s Nim",
    rule: "Take any number of stones from a heap, or split it in two.",
  },
  "moores-nim": {
    name: { one: "Moore’s Nim, up to {of} heap", other: "Moore’s Nim, up to {of} heaps" },
    rule: {
      one: "Take any number of stones from one heap.",
      other: "Take any number of stones from each of up to {of} heaps.",
    },
  },
  wythoff: {
    name: "Wythoff’s game",
    rule: "Take from one heap, or the same number from both: left, down, or both at once.",
  },
  euclid: {
    name: "Euclid’s game",
    rule: "Subtract a multiple of the smaller number from the larger.",
  },
  staircase: {
    name: "Staircase Nim",
    rule: "Carry any number of coins from one step to the next below.",
  },
  "stair-tree": {
    name: "Stones on a binary tree",
    rule: "Carry any number of stones from one node to one of its children.",
  },
  "row-chess": {
    name: "Row of {of} squares",
    rule: "Move a piece to the nearest empty square on its right.",
  },
  "row-chess-rows": {
    name: "Rows of {of} squares",
    rule: "Move a piece to the nearest empty square on its right.",
  },
  "sliding-strip": {
    name: "Pieces on a strip",
    rule: "Slide a piece to the left, not past another.",
  },
  "northcott-left": {
    name: "Northcott’s row, moves to the left",
    rule: "Slide either piece to the left, not past the other.",
  },
  "northcott-left-rows": {
    name: "Northcott’s rows, moves to the left",
    rule: "Slide either piece to the left, not past the other.",
  },
  northcott: {
    name: "Northcott’s game",
    rule: "Whoever begins has the {mover} pieces, and moves one either way, not past the other.",
  },
};
