/** The mistakes of Luogu P2575. */
export const p2575 = {
  "from-the-left": {
    name: "The empty squares are counted on the left",
    does: "counts the empty squares on the left of a piece",
    why: "Pieces go to the right, so what matters is how far it is to the right end.",
  },
  "even-steps": {
    name: "The even steps are counted",
    does: "takes the blocks on the even steps above the ground",
    why: "A move with coins of an even step is answered by moving the same coins on. The steps that count are the odd ones.",
  },
  "block-number": {
    name: "The blocks are numbered from 1",
    does: "begins to count at 1, and takes the blocks of the even steps and of the ground",
    why: "The block at the right end stands on step 0, the ground, even where it is empty. Numbered from 1, those with even numbers count.",
  },
  "all-steps": {
    name: "All steps are counted",
    does: "takes the nim-sum of all blocks that can move",
    why: "Coins that leave a step do not leave the game, unless it is step 1. They join the step below.",
  },
  "last-block": {
    name: "The block at the left end is forgotten",
    does: "forgets the block that begins on square 1",
    why: "A loop that adds a block when it meets an empty square never adds the last one, if a piece stands on square 1.",
  },
  "gap-as-one": {
    name: "Several empty squares are taken for one",
    does: "takes every second block, however many empty squares lie between two",
    why: "Each empty square is a step of its own. Between two blocks there may be steps without coins, and they are counted as steps, too.",
  },
  "piece-heaps": {
    name: "Each piece is taken for a heap",
    does: "takes each piece for a heap of the empty squares on its right",
    why: "The step of a piece is no heap: its coins go down one step at a time. The heaps are the blocks on odd steps.",
  },
  unsorted: {
    name: "Not sorting",
    does: "takes the squares of a row in the order of the input",
    why: "The squares of a row come in any order. What lies between two pieces can be told only of neighbours.",
  },
} as const;
