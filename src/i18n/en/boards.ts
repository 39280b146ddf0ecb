/** Texts of the page with every kind of board. */
export const boards = {
  title: "Boards",
  summary: "Every game of the book, ready to be played, looked into and set up.",
  lead: "Play against an opponent that makes no mistake, against chance, or with a friend on one screen. Ask for the reason of any move. Under “Set up” you can put any position on the board.",
  twoHeaps: "Two heaps of Nim as a grid",
  own: "A game of your own",
  ownLead:
    "A game that nobody has drawn a board for is played from its notation. This one takes one stone from a heap, or halves it, rounding down.",
};
