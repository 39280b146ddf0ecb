import {
  added,
  countedMoves,
  distance,
  notCleared,
  onlyWhoWins,
  precedence,
  roughRatio,
  squareHeaps,
  squaresInNim,
  subtractedOnce,
} from "./shared.ts";

/** The mistakes of Luogu P2575. */
export const p2575 = {
  "from-the-left": {
    does: "counts the empty squares on the left of a piece",
    why: "Pieces move to the right, so what matters is the distance to the right end.",
  },
  "even-steps": {
    does: "takes the nim-sum of the blocks on the even steps above the ground",
    why: "A move of coins from an even step is answered by moving the same coins one step further. Only the odd steps count.",
  },
  "block-number": {
    does: "numbers the blocks from 1, and so takes those on the even steps and on the ground",
    why: "The block at the right end is on step 0, the ground, even if it is empty. If you number the blocks from 1, the even numbers count.",
  },
  "all-steps": {
    does: "takes the nim-sum of all blocks that can move",
    why: "Coins that leave a step do not leave the game, except from step 1. They move to the step below.",
  },
  "last-block": {
    does: "omits the block that begins on square 1",
    why: "If a loop adds a block only when it reaches an empty square, it never adds the last block if there is a piece on square 1.",
  },
  "gap-as-one": {
    does: "takes every second block, without counting the empty squares between two blocks",
    why: "Each empty square is a separate step. There may be steps without coins between two blocks, and these steps count, too.",
  },
  "piece-heaps": {
    does: "treats each piece as a heap of the empty squares on its right",
    why: "The step of a piece is not a heap: coins move down one step at a time. The heaps are the blocks on odd steps.",
  },
  "square-heaps": squareHeaps,
  "plain-nim": squaresInNim,
  unsorted: {
    does: "processes the squares of a row in the order of the input",
    why: "The squares of a row come in any order. The gap between two pieces has a meaning only if they are neighbours, so sort the squares first.",
  },
} as const;

/** The mistakes of Luogu P4301. */
export const p4301 = {
  ascending: {
    does: "keeps a heap unless it is a nim-sum of smaller ones",
    why: "If the nim-sum of some heaps is 0, this removes the largest of them. Remove the smallest one: from 1, 2 and 3, remove the 1.",
  },
  unsorted: {
    does: "keeps a heap unless it is a nim-sum of heaps before it in the input",
    why: "Every order removes the right number of heaps, but only the order from the largest to the smallest removes the fewest stones.",
  },
  "nim-sum-only": {
    does: "only makes the nim-sum of all heaps different from 0",
    why: "The second player may also remove whole heaps. No subset of the heaps that you leave may have the nim-sum 0.",
  },
  "equal-heaps": {
    does: "only removes heaps until no two are equal",
    why: "Two equal heaps have the nim-sum 0, but three or more heaps may also have it: 1, 2 and 3.",
  },
  "counts-heaps": {
    does: "prints the number of removed heaps",
    why: "The problem asks for the number of stones in these heaps.",
  },
  kept: {
    does: "prints the number of stones that are kept",
    why: "The greedy method maximises the stones that are kept. The answer is the number of removed stones.",
  },
  "changed-heap": {
    does: "adds the reduced value of a removed heap, which is 0, to its answer",
    why: "The test for a nim-sum changes the number that it tests. Test a copy, or store the size of the heap before the test.",
  },
  "few-bits": {
    does: "uses only the bits below 2²⁹",
    why: "Heaps of up to 10⁹ have 30 bits. The highest one is 2²⁹.",
  },
  overflow: {
    does: "adds the stones in a 32-bit integer",
    why: "Up to 99 heaps of up to 10⁹ stones are removed, almost 10¹¹ stones. The sum needs long long, or long in Java.",
  },
} as const;

/** The mistakes of Luogu P4617. */
export const p4617 = {
  swapped: {
    does: "exchanges the two names",
    why: "Slavko chooses the trail on a peak. So he moves first, and wins if every maximum matching covers the peak.",
  },
  "one-matching": {
    does: "lets Slavko win if one maximum matching covers the peak",
    why: "Every maximum matching must cover the peak. If another one misses it, Mirko wins by following that one.",
  },
  greedy: {
    does: "gives each peak the first free valley, and never reassigns a valley that is taken",
    why: "Such a matching may not be maximum. In this case a peak without a partner proves nothing.",
  },
  "not-cleared": {
    does: "does not clear the marks of valleys before the next search for a partner",
    why: "The marks prevent cycles within one search. If they are not cleared, a valley that an earlier search has visited is closed to the next search, and the matching becomes too small.",
  },
  "one-step": {
    does: "starts from the peaks without a partner and marks the partners of their valleys, but does not continue from these",
    why: "Some maximum matching misses each marked peak, so the alternating paths continue from there.",
  },
  "any-trail": {
    does: "lets Slavko win from each peak that has a trail",
    why: "The trail gives him only his first move. Mirko may have an answer after which Slavko cannot move.",
  },
  "same-numbers": {
    does: "reads each trail in both directions, as if peak v and valley v were one place",
    why: "A trail connects peak v with valley p. If peaks and valleys are in one array, the valleys need different numbers, for example p + N.",
  },
  crowded: {
    does: "lets Mirko win if the connected part of the map around a peak has more peaks than valleys",
    why: "In this case a maximum matching misses some peak of this part, but perhaps not this one. A maximum matching may also miss a peak if the numbers are equal.",
  },
} as const;

/** The mistakes of POJ 1704. */
export const poj1704 = {
  left: {
    does: "takes every second gap from the left end",
    why: "Count the gaps from the right end, where squares leave the game. With an odd number of pieces, both ways of counting agree; with an even number, counting from the left takes exactly the wrong gaps.",
  },
  all: {
    does: "takes the nim-sum of all gaps",
    why: "The gaps are not independent heaps: the squares that leave one gap are added to the next gap on its right.",
  },
  sort: {
    does: "processes the squares in the order of the input",
    why: "The pieces come in any order, and a gap between pieces that are not neighbours has no meaning. The judge’s sample is sorted, so it does not reveal this mistake.",
  },
  "as-text": {
    does: "sorts the squares as strings",
    why: "As a string, 10 comes before 9. In JavaScript, sort() without a comparison function sorts numbers as strings.",
  },
  "first-piece": {
    does: "ignores the first piece if the number of pieces is odd",
    why: "If an odd number of pieces is paired from the right, the first piece has no partner. Its gap extends to the left end, and it counts.",
  },
  distance,
  "one-short": {
    does: "ignores a piece on square 10,000",
    why: "An array of 10,000 marks has entries only for the squares 0 to 9,999.",
  },
  "plain-nim": squaresInNim,
} as const;

/** The mistakes of POJ 2311. */
export const poj2311 = {
  "last-cut": {
    does: "plays until no cut is possible, and lets the player who makes the last cut win",
    why: "In that game, the number of cuts is fixed: the number of squares minus 1. But here the game ends with the first single square.",
  },
  "strips-end": {
    does: "treats strips of width 1 as positions of value 0",
    why: "If there is a strip, the player to move cuts a square off it and wins, no matter what the other pieces are. So a strip is not a summand with a Grundy value, and a move that leaves one loses.",
  },
  "far-strip": {
    does: "cuts off at least 2, but may leave a width of 1",
    why: "Both parts must have a width of at least 2. Otherwise the other part is a strip, and the opponent cuts a square off it.",
  },
  "one-way": {
    does: "cuts only the width",
    why: "A sheet may be cut along either side.",
  },
  "one-piece": {
    does: "treats the two parts of a cut as two options",
    why: "After a cut, both parts remain in the game, and a move may be made in either. The option is their sum, and its value is the exclusive or of their values.",
  },
  added: added("the values of the parts"),
  "not-cleared": notCleared("sheet", "sheets"),
  "won-only": {
    does: "gives all won sheets the value 1",
    why: "A sum of two won parts may be won or lost: it is lost only if their values are equal.",
  },
  "no-middle": {
    does: "omits the cut in the middle, with the condition part < side / 2 in integers",
    why: "By symmetry, parts of up to half of the side are enough, but half of the side is one of them. With an even side of at least 4, this cut wins.",
  },
  "even-side": {
    does: "calls a sheet won only if a side is even and at least 4",
    why: "Such a sheet is won by a cut in the middle. But other sheets are won, too, since two different parts may have equal values.",
  },
} as const;

/** The mistakes of POJ 2348. */
export const poj2348 = {
  greedy: countedMoves,
  unsorted: {
    does: "assumes that the first number is the larger one, and calls all other positions lost",
    why: "The input gives the two numbers in any order.",
  },
  "plain-nim": {
    does: "plays Nim with the two numbers",
    why: "A move subtracts a multiple of the smaller number from the larger one, not any amount. Equal numbers, which are lost in Nim, are won here.",
  },
  once: subtractedOnce,
  twice: {
    does: "calls a position won only if one number is at least twice the other, or both are equal",
    why: "If only one move is possible, the position after it decides: 5 and 3 are won, since the move leaves 2 and 3, which are lost.",
  },
  equal: {
    does: "compares the ratio with φ, and calls equal numbers lost",
    why: "From two equal numbers, the player to move makes one of them 0 and wins. That is the only exception to the rule of the golden ratio.",
  },
  "rough-ratio": roughRatio,
} as const;

/** The mistakes of POJ 2975. */
export const poj2975 = {
  precedence,
  stones: {
    does: "counts the heaps with at least as many stones as the nim-sum",
    why: "From a heap a, the winning move takes a − (a ⊕ s) stones, which is rarely s.",
  },
  "every-heap": {
    does: "counts every heap unless the nim-sum is 0",
    why: "Only a heap with the highest bit of the nim-sum becomes smaller. The move would have to add stones to the other heaps.",
  },
  "only-who-wins": onlyWhoWins,
  "any-bit": {
    does: "counts the heaps that have any bit of the nim-sum",
    why: "Only the highest bit counts. If a has only lower bits of s, a ⊕ s is larger than a: from 2 and 1, only the heap of 2 has a winning move.",
  },
  "or-equal": {
    does: "counts the heaps that the nim-sum does not make larger",
    why: "If the nim-sum is 0, it does not change any heap, and leaving a heap unchanged is not a move. In this case the answer is 0.",
  },
  "same-size": {
    does: "counts heaps of the same size as one",
    why: "Moves in different heaps are different moves. Two heaps of the same size give two moves, even if the resulting positions look the same.",
  },
  "one-pass": {
    does: "compares each heap with the nim-sum of the heaps read so far",
    why: "The nim-sum of all heaps is known only after the last heap has been read. So store the heaps, and loop over them twice.",
  },
} as const;

/** The mistakes of the stones on a tree. */
export const stones = {
  "from-the-root": {
    does: "takes every second level, counted from the root",
    why: "Count the levels from the leaves, where stones leave the game. Counting from the root is right only if the number of levels is odd.",
  },
  "all-levels": {
    does: "treats every node as a heap of Nim",
    why: "Stones that leave the parent of a leaf do not leave the game: they move to a leaf. Only every second level counts.",
  },
  "only-givers": {
    does: "does not count the moves that add stones to a node of a counted level",
    why: "To find the winner, the moves that take stones from a heap are enough. To count all winning moves, also check where a move can add stones.",
  },
  "one-child": {
    does: "counts only one move for each node that gives stones",
    why: "Moves to the left and to the right child are two moves. Only a leaf has one move.",
  },
  "leaf-twice": {
    does: "counts two moves for each node that gives stones, even for a leaf",
    why: "A leaf has no children: its stones leave the game, and that is only one move.",
  },
  "empty-parent": {
    does: "adds stones to a node without checking whether its parent has enough stones",
    why: "A node that needs 5 more stones must have a parent with at least 5 stones.",
  },
  "only-who-wins": onlyWhoWins,
  "less-than-parent": {
    does: "adds stones to a node only if its parent has more stones than the node needs",
    why: "A parent that has exactly as many stones as the node needs can give all of them.",
  },
  precedence,
} as const;

/** Mistakes in how an input is read, whatever the problem. */
export const reading = {
  "no-output": {
    does: "prints nothing to its standard output",
    why: "Often the program still contains a call of freopen, which redirects its input or output to a file. A judge provides the input on standard input, and reads standard output.",
  },
  "first-only": {
    does: "answers the first case and ends",
    why: "An input contains several cases. Read and answer them in a loop.",
  },
  terminator: {
    does: "answers the line that ends the input",
    why: "The 0, or the line of zeros, marks the end of the input and is not a case. Test for it before you print anything.",
  },
  "end-of-input": {
    does: "continues after the end of the input",
    why: "At the end of the input, scanf returns EOF, which is −1 and counts as true, and eof() is true only after an attempt to read has failed. Write while (scanf(…) == 1), with the number of values that you read in place of 1, or while (cin >> …).",
  },
  count: {
    does: "reads the first number of the input as the number of cases",
    why: "This input does not begin with the number of its cases. Read cases until the input ends, or up to the line that ends it.",
  },
} as const;
