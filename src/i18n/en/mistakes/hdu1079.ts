/** The mistakes of HDU 1079. */
export const hdu1079 = {
  "no-exceptions": {
    name: "The parity without its exceptions",
    does: "says YES exactly where month plus day is even",
    why: "From one day to the next, month plus day changes by an odd number, but from 30 September to 1 October and from 30 November to 1 December it does not. These two dates are won, although their sums are odd.",
  },
  precedence: {
    name: "The exceptions, without brackets",
    does: "says YES to every day of September",
    why: "Since && binds tighter than ||, the day belongs to November alone. The two months need brackets.",
  },
  "last-day": {
    name: "The last day for a day that is missing",
    does: "goes from the 31st to the last day of a shorter month",
    why: "If the next month does not have the day, there is no such move. Only the next day is left.",
  },
  "rolls-over": {
    name: "A missing day rolls over",
    does: "goes on into the month after where the next month does not have the day",
    why: "JavaScript’s Date and C’s mktime turn 31 February into the 2nd or the 3rd of March. In the game, there is no such move.",
  },
  "past-wins": {
    name: "Past the end wins",
    does: "lets the player win who moves past 4 November 2001",
    why: "Only who reaches 4 November 2001 wins. Who moves past it loses.",
  },
  "end-won": {
    name: "The last date counts as won",
    does: "calls 4 November 2001 won for the player to move",
    why: "Whoever reaches that date has won, and that is the player who has just moved. For the player who would be next, it is lost: all else is counted from there.",
  },
  "and-precedence": {
    name: "month + day & 1 == 0, without brackets",
    does: "says YES on the two exceptions only",
    why: "In C, C++, Java and JavaScript the comparison binds tighter than &. The condition reads (month + day) & (1 == 0), and that is always 0. Write ((month + day) & 1) == 0.",
  },
} as const;
