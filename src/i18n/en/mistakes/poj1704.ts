/** The mistakes of POJ 1704. */
export const poj1704 = {
  left: {
    name: "Counting from the left",
    does: "takes every second gap from the left end",
    why: "Which gaps count is settled at the right end, where squares leave the game. With an odd number of pieces both ends agree; with an even number, counting from the left takes exactly the wrong gaps.",
  },
  all: {
    name: "Counting all gaps",
    does: "takes the nim-sum of all gaps",
    why: "A gap is no heap of its own: what leaves one enters the next on its right.",
  },
  sort: {
    name: "Not sorting",
    does: "takes the squares in the order of the input",
    why: "The pieces come in any order, and gaps of pieces that are not neighbours mean nothing. The judge’s sample is sorted, so it does not find this.",
  },
  "as-text": {
    name: "Sorting numbers as text",
    does: "sorts the squares as words are sorted",
    why: "As text, 10 stands before 9. In JavaScript sort() does that to numbers, too, unless it is given a comparison.",
  },
  "first-piece": {
    name: "The first piece has no partner",
    does: "leaves out the first piece when the number of pieces is odd",
    why: "Paired from the right, the first of an odd number of pieces is left over. Its gap goes up to the left end, and counts.",
  },
  distance: {
    name: "Distances in place of gaps",
    does: "takes the differences of the squares for gaps, without subtracting 1",
    why: "Between neighbouring squares there is no empty one: their difference is 1, and their gap 0.",
  },
  "one-short": {
    name: "No place for square 10,000",
    does: "does not see a piece on square 10,000",
    why: "An array of 10,000 marks has places for the squares 0 to 9,999.",
  },
  "plain-nim": {
    name: "Nim with the squares",
    does: "plays Nim with the numbers of the squares",
    why: "A piece does not jump over others: how far it can go depends on the piece on its left. What counts are gaps, and only every second one.",
  },
} as const;
