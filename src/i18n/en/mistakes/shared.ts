/** A plain sum, of "the values of the heaps" for example, in place of their nim-sum. */
export const added = (those: string) => ({
  does: `adds ${those} by + and not by exclusive or`,
  why: "Two that are equal cancel each other. A plain sum is 0 only where all of them are.",
});

/** Marks of the values of options: `each` has marks of its own, and `many` are all of them. */
export const notCleared = (each: string, many: string) => ({
  does: `does not clear its marks between two ${many}`,
  why: `The marks say which values the options of one ${each} have. If they stay for the next ${each}, its mex is taken over the options of all ${many} before it, and comes out too large.`,
});

export const sharedMarks = {
  does: "searches by recursion, with one list of marks for all of its calls",
  why: "A call that marks an option’s value first asks for that value, and the deeper call clears the marks and sets its own. Each call needs marks of its own.",
};

export const sumKept = {
  does: "does not set its nim-sum back to 0 between two cases",
  why: "Each case has its own sum. After a case that the first player wins the next one begins with the wrong number.",
};

export const tableTooShort = (known: string, most: string) => ({
  does: `has values for ${known} only`,
  why: `The numbers of the input go up to ${most}. In C++ an array that is too short may do anything; this program finds 0 behind its end.`,
});

export const sizesInNim = {
  does: "plays Nim with the sizes of the heaps",
  why: "Here a move may not take any number of stones. What is combined by exclusive or is the Grundy value of each heap, and not its size.",
};

export const precedence = {
  does: "compares before it takes the exclusive or",
  why: "In C, C++, Java and JavaScript the comparison binds tighter. The condition reads a ^ (s < a), a number that is almost never 0, and so almost always true.",
};

export const roughRatio = {
  does: "multiplies by 1.618",
  why: "The golden ratio is 1.6180339…. With three decimals, pairs are missed from a few hundred stones on.",
};

export const countedMoves = {
  does: "always subtracts the largest multiple, and counts the moves",
  why: "That is Euclid’s algorithm, not the game: who can subtract twice the smaller number may stop one short, and so chooses who moves next.",
};

export const subtractedOnce = {
  does: "always subtracts the smaller number once",
  why: "A move subtracts any positive multiple. From 4 and 2 the mover takes 4 at once, and wins.",
};

export const directed = {
  does: "goes along an edge only from its first vertex to its second",
  why: "The statement says only that there is an edge between the two. Either may be nearer to the root, so each must be in the list of the other.",
};

export const distance = {
  does: "takes the difference of two squares for the gap, without subtracting 1",
  why: "Between neighbouring squares there is no empty one: their difference is 1, and their gap 0.",
};

export const squareHeaps = {
  does: "takes each piece for a heap of all the squares on its right, 20 − p",
  why: "A move takes a piece to the nearest empty square, and not as far as one likes. And an occupied square on its right is no place to go to.",
};

export const squaresInNim = {
  does: "plays Nim with the numbers of the squares",
  why: "A number of the input is a place, and no number of moves: how far a piece can go depends on the other pieces.",
};

export const onlyWhoWins = {
  does: "prints 1 for a won position and 0 for a lost one",
  why: "The problem asks for the number of winning first moves.",
};

/** Of a misère game with components, "heap" for example; a `large` one is "has two pieces or more". */
export const misere = (component: string, large: string) => ({
  normal: {
    does: "judges by the nim-sum alone, as in normal play",
    why: `That is right while some ${component} ${large}. When none does, no choice is left, and the player to move wins exactly when the number of ones is even.`,
  },
  "turn-round": {
    does: "turns the verdict of normal play round",
    why: `That is right only when no ${component} ${large}. While one does, the nim-sum decides as in normal play.`,
  },
  "all-large": {
    does: `goes by the nim-sum only where every ${component} ${large}`,
    why: "One such is enough for the rule of normal play. A flag that a later one sets back turns the verdict round too early.",
  },
  "flag-overwritten": {
    does: `looks only at its last ${component} to see whether one ${large}`,
    why: `The flag must be kept once it is set. Here each ${component} overwrites what those before it have said.`,
  },
  "flag-kept": {
    does: "does not set its flag back between two cases",
    why: `Once in a case a ${component} ${large}, all later cases count as having one. Set the flag, and the sum, anew for each case.`,
  },
});
