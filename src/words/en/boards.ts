/** The page on which every family of boards can be tried. */
export const boards = {
  title: "Boards",
  summary: "Every game of the book, ready to be played, looked into and set up.",
  lead: "Play against an opponent that makes no mistake, against chance, or with a friend on one screen. Ask for the reason of any move. Under “Set up” you can put any position on the board.",
};
