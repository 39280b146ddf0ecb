/** The mistakes of HDU 2509. */
export const hdu2509 = {
  normal: {
    name: "“Misère is the same as normal”",
    does: "judges by the nim-sum alone, as if the last apple won",
    why: "That is right while some row has two apples or more. When all rows have one, no choice is left, and the player to move wins exactly when their number is even.",
  },
  "turn-round": {
    name: "“Misère is the opposite of normal”",
    does: "turns the verdict of normal play round",
    why: "That is right only when no row has two apples or more. While there is such a row, the nim-sum decides as in normal play.",
  },
  "all-large": {
    name: "All rows in place of some row",
    does: "goes by the nim-sum only where every row has two apples or more",
    why: "One large row is enough for the rule of normal play. A flag that a row of one apple sets back turns the verdict round too early.",
  },
  "last-row": {
    name: "The last row decides what is large",
    does: "looks only at its last row to see whether a row is large",
    why: "The flag must be kept once a large row is found. Here each row overwrites what the rows before it have said.",
  },
  "flag-kept": {
    name: "The flag is not set back",
    does: "does not set its flag for a large row back between two cases",
    why: "Once a case has had a large row, all later cases count as having one. Set the flag, and the sum, anew for each case.",
  },
  added: {
    name: "A plain sum in place of the nim-sum",
    does: "adds the rows by + and not by exclusive or",
    why: "Two rows of the same length cancel each other. A plain sum of rows with apples is never 0.",
  },
} as const;
