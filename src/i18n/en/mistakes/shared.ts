/** A plain sum, for example of "the values of the heaps", in place of their nim-sum. */
export const added = (those: string) => ({
  does: `adds ${those} by + and not by exclusive or`,
  why: "Two equal values cancel each other in a nim-sum. A plain sum is 0 only if all values are 0.",
});

/** Marks for the values of options. `each` is the name of a position, and `many` its plural. */
export const notCleared = (each: string, many: string) => ({
  does: `does not clear its marks between two ${many}`,
  why: `The marks record which values the options of one ${each} have. If they are not cleared for the next ${each}, its mex also counts the options of all ${many} before it, and is too large.`,
});

export const sharedMarks = {
  does: "searches by recursion, with one list of marks for all of its calls",
  why: "Before a call marks the value of an option, it must compute that value, and the deeper call clears the marks and sets its own. Each call needs its own marks.",
};

export const sumKept = {
  does: "does not reset its nim-sum to 0 between two cases",
  why: "Each case has its own sum. After a case that the first player wins, the next case starts with a wrong number.",
};

export const tableTooShort = (known: string, most: string) => ({
  does: `has values for ${known} only`,
  why: `The numbers of the input go up to ${most}. In C++, reading beyond the end of an array may do anything; this program reads 0 there.`,
});

export const sizesInNim = {
  does: "plays Nim with the sizes of the heaps",
  why: "Here a move may not take just any number of stones. Combine the Grundy values of the heaps by exclusive or, not their sizes.",
};

export const precedence = {
  does: "compares before it takes the exclusive or",
  why: "In C, C++, Java and JavaScript, < binds tighter than ^. So the condition means a ^ (s < a). This number is almost never 0, so the condition is almost always true.",
};

export const roughRatio = {
  does: "multiplies by 1.618",
  why: "The golden ratio is 1.6180339…. With only three decimals, the program misses lost pairs of a few hundred stones or more.",
};

export const countedMoves = {
  does: "always subtracts the largest multiple, and counts the moves",
  why: "That is Euclid’s algorithm, not the game. A player who can subtract twice the smaller number may also subtract one multiple less, and so chooses who moves next.",
};

export const subtractedOnce = {
  does: "always subtracts the smaller number once",
  why: "A move may subtract any positive multiple. From 4 and 2, the player to move subtracts 4 at once and wins.",
};

export const directed = {
  does: "follows each edge only from its first vertex to its second",
  why: "The statement says only that there is an edge between the two vertices. Either of them may be nearer to the root, so put each of them into the list of the other.",
};

export const distance = {
  does: "takes the difference of two squares for the gap, without subtracting 1",
  why: "There is no empty square between neighbouring squares: their difference is 1, but their gap is 0.",
};

export const squareHeaps = {
  does: "treats each piece as a heap of all the squares on its right, 20 − p",
  why: "A piece moves to the nearest empty square, not to any square. Moreover, it cannot move to an occupied square on its right.",
};

export const squaresInNim = {
  does: "plays Nim with the numbers of the squares",
  why: "A number of the input is a position on the board, not a number of moves. How far a piece can go depends on the other pieces.",
};

export const onlyWhoWins = {
  does: "prints 1 for a won position and 0 for a lost one",
  why: "The problem asks for the number of winning first moves.",
};

/** Mistakes in a misère game. `component` is for example "heap", and `large` is "has two pieces or more". */
export const misere = (component: string, large: string) => ({
  normal: {
    does: "decides by the nim-sum alone, as in normal play",
    why: `That is right as long as some ${component} ${large}. If none does, there is no choice left, and the player to move wins exactly if the number of ones is even.`,
  },
  "turn-round": {
    does: "reverses the verdict of normal play",
    why: `That is right only if no ${component} ${large}. If one does, the nim-sum decides as in normal play.`,
  },
  "all-large": {
    does: `uses the nim-sum only if every ${component} ${large}`,
    why: `The rule of normal play applies if at least one ${component} ${large}. If a later ${component} resets the flag, the verdict is reversed too early.`,
  },
  "flag-overwritten": {
    does: `checks only its last ${component} to see whether one ${large}`,
    why: `Once the flag is set, it must stay set. Here each ${component} overwrites the flag.`,
  },
  "flag-kept": {
    does: "does not reset its flag between two cases",
    why: `After a case in which a ${component} ${large}, the flag is set for all later cases. Reset the flag and the sum for each case.`,
  },
});
