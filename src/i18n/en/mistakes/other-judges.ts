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
    why: "Pieces go to the right, so what matters is how far it is to the right end.",
  },
  "even-steps": {
    does: "takes the blocks on the even steps above the ground",
    why: "A move with coins of an even step is answered by moving the same coins on. The steps that count are the odd ones.",
  },
  "block-number": {
    does: "begins to count at 1, and takes the blocks of the even steps and of the ground",
    why: "The block at the right end stands on step 0, the ground, even where it is empty. Numbered from 1, those with even numbers count.",
  },
  "all-steps": {
    does: "takes the nim-sum of all blocks that can move",
    why: "Coins that leave a step do not leave the game, unless it is step 1. They join the step below.",
  },
  "last-block": {
    does: "forgets the block that begins on square 1",
    why: "A loop that adds a block when it meets an empty square never adds the last one, if a piece stands on square 1.",
  },
  "gap-as-one": {
    does: "takes every second block, however many empty squares lie between two",
    why: "Each empty square is a step of its own. Between two blocks there may be steps without coins, and they are counted as steps, too.",
  },
  "piece-heaps": {
    does: "takes each piece for a heap of the empty squares on its right",
    why: "The step of a piece is no heap: its coins go down one step at a time. The heaps are the blocks on odd steps.",
  },
  "square-heaps": squareHeaps,
  "plain-nim": squaresInNim,
  unsorted: {
    does: "takes the squares of a row in the order of the input",
    why: "The squares of a row come in any order. What lies between two pieces can be told only of neighbours.",
  },
} as const;

/** The mistakes of Luogu P4301. */
export const p4301 = {
  ascending: {
    does: "keeps a heap unless it is a nim-sum of smaller ones",
    why: "Then the heap that is removed is the largest of those whose nim-sum is 0, and it should be the smallest: from 1, 2 and 3 remove the 1.",
  },
  unsorted: {
    does: "keeps a heap unless it is a nim-sum of heaps before it in the input",
    why: "Any order finds the right number of heaps, and only the order from the largest down the fewest stones.",
  },
  "nim-sum-only": {
    does: "makes the nim-sum of all heaps different from 0, and no more",
    why: "The second player has a round of whole heaps too. No part of the heaps that you leave may have the nim-sum 0.",
  },
  "equal-heaps": {
    does: "removes heaps until no two are equal, and no more",
    why: "Two equal heaps have the nim-sum 0, but three heaps or more may have it as well: 1, 2 and 3.",
  },
  "counts-heaps": {
    does: "prints how many heaps are removed",
    why: "The task asks for the number of stones in them.",
  },
  kept: {
    does: "prints the number of stones that are kept",
    why: "The greedy method maximises what is kept. The answer is the rest.",
  },
  "changed-heap": {
    does: "adds to its answer what is left of a heap, which is 0",
    why: "The test for a nim-sum changes its number. Pass a copy, or add the heap before the test.",
  },
  "few-bits": {
    does: "looks at the bits below 2²⁹ only",
    why: "Heaps of up to 10⁹ have 30 bits, of which the highest is 2²⁹.",
  },
  overflow: {
    does: "adds the stones in integers of 32 bits",
    why: "Up to 99 heaps of up to 10⁹ are removed: almost 10¹¹. The sum needs long long, or long in Java.",
  },
} as const;

/** The mistakes of Luogu P4617. */
export const p4617 = {
  swapped: {
    does: "prints each name in place of the other",
    why: "On a peak Slavko chooses. So he moves first, and wins where every maximum matching covers the peak.",
  },
  "one-matching": {
    does: "lets Slavko win where one maximum matching covers the peak",
    why: "Every maximum matching must cover it. Another one may leave it out, and then Mirko follows that.",
  },
  greedy: {
    does: "gives each peak the first free valley, and never makes a rival take another one",
    why: "Such a matching may have too few trails. A peak without a partner then proves nothing.",
  },
  "not-cleared": {
    does: "does not clear the marks of valleys before the next search for a partner",
    why: "The marks keep one search from going in circles. A valley that an earlier search has come to is closed to the next one, and the matching gets too small.",
  },
  "one-step": {
    does: "marks the partners of the valleys beside peaks without a partner, and goes no further",
    why: "A peak that is marked can be left out as well, so the paths go on from there.",
  },
  "any-trail": {
    does: "lets Slavko win from each peak that has a trail",
    why: "That is only his first step. Mirko may have an answer that leaves him stuck.",
  },
  "same-numbers": {
    does: "reads each trail in both directions, as if peak v and valley v were one place",
    why: "A trail leads from peak v to valley p. In one array of places the valleys need numbers of their own, p + N say.",
  },
  crowded: {
    does: "lets Mirko win where the part of the map around a peak has more peaks than valleys",
    why: "Then some of its peaks are left out by a maximum matching, but perhaps not this one. And some may be left out where the numbers are equal.",
  },
} as const;

/** The mistakes of POJ 1704. */
export const poj1704 = {
  left: {
    does: "takes every second gap from the left end",
    why: "Which gaps count is settled at the right end, where squares leave the game. With an odd number of pieces both ends agree; with an even number, counting from the left takes exactly the wrong gaps.",
  },
  all: {
    does: "takes the nim-sum of all gaps",
    why: "A gap is no heap of its own: what leaves one enters the next on its right.",
  },
  sort: {
    does: "takes the squares in the order of the input",
    why: "The pieces come in any order, and gaps of pieces that are not neighbours mean nothing. The judge’s sample is sorted, so it does not find this.",
  },
  "as-text": {
    does: "sorts the squares as words are sorted",
    why: "As text, 10 stands before 9. In JavaScript sort() does that to numbers, too, unless it is given a comparison.",
  },
  "first-piece": {
    does: "leaves out the first piece when the number of pieces is odd",
    why: "Paired from the right, the first of an odd number of pieces is left over. Its gap goes up to the left end, and counts.",
  },
  distance,
  "one-short": {
    does: "does not see a piece on square 10,000",
    why: "An array of 10,000 marks has places for the squares 0 to 9,999.",
  },
  "plain-nim": squaresInNim,
} as const;

/** The mistakes of POJ 2311. */
export const poj2311 = {
  "last-cut": {
    does: "plays all cuts to the end, and lets the last one win",
    why: "Then the number of cuts is fixed, one less than there are squares. But here the game is over with the first single square.",
  },
  "strips-end": {
    does: "takes strips of width 1 for positions of the value 0",
    why: "Whoever is left a strip cuts a square off it and wins, whatever else lies on the table. A strip is no summand with a value: it must not be left.",
  },
  "far-strip": {
    does: "cuts off at least 2, and may leave 1",
    why: "Both parts must be at least 2 long. Otherwise the other part is a strip, from which the opponent cuts a square.",
  },
  "one-way": {
    does: "cuts only the width",
    why: "A sheet may be cut along either side.",
  },
  "one-piece": {
    does: "takes the values of both parts of a cut for options",
    why: "After a cut both parts lie there, and play goes on in either. The option is their sum, and has the exclusive or of their values.",
  },
  added: added("the values of the parts"),
  "not-cleared": notCleared("sheet", "sheets"),
  "won-only": {
    does: "gives all won sheets the value 1",
    why: "Two won parts may be won or lost together: only equal values cancel.",
  },
  "no-middle": {
    does: "stops before the cut in the middle: at part < side / 2, in integers",
    why: "By symmetry parts up to half of the side are enough, and half of it is one of them. With an even side of at least 4 that cut wins.",
  },
  "even-side": {
    does: "calls a sheet won only where a side is even and at least 4",
    why: "Such a sheet is won, by a cut in the middle. But others are, too: two equal values need no equal parts.",
  },
} as const;

/** The mistakes of POJ 2348. */
export const poj2348 = {
  greedy: countedMoves,
  unsorted: {
    does: "takes the first number for the larger one, and calls all other positions lost",
    why: "The input gives the two numbers in any order.",
  },
  "plain-nim": {
    does: "plays Nim with the two numbers",
    why: "What a move takes from one number depends on the other: it is a multiple of it. Equal numbers, which Nim calls lost, are won.",
  },
  once: subtractedOnce,
  twice: {
    does: "calls a position won only where one number is at least twice the other, or both are equal",
    why: "With one possible move only, the position after it decides: 5 and 3 lead to 2 and 3, which is lost, so they are won.",
  },
  equal: {
    does: "compares the ratio with φ, and calls equal numbers lost",
    why: "From two equal numbers the mover makes one 0 and wins. That is the one exception to the rule of the golden ratio.",
  },
  "rough-ratio": roughRatio,
} as const;

/** The mistakes of POJ 2975. */
export const poj2975 = {
  precedence,
  stones: {
    does: "counts the heaps with at least as many stones as the nim-sum",
    why: "From a heap a the winning move takes a − (a ⊕ s) stones, and that is rarely s.",
  },
  "every-heap": {
    does: "counts every heap unless the nim-sum is 0",
    why: "Only a heap that has the highest bit of the nim-sum becomes smaller by it. In the others the nim-sum would have to be put on.",
  },
  "only-who-wins": onlyWhoWins,
  "any-bit": {
    does: "counts the heaps that have any bit of the nim-sum",
    why: "What counts is the highest bit. With a lower one alone, a ⊕ s is larger than a: from 2 and 1, only the heap of 2 has a winning move.",
  },
  "or-equal": {
    does: "counts the heaps that the nim-sum does not make larger",
    why: "Where the nim-sum is 0, it leaves every heap as it is, and to leave a heap as it is is no move. There the answer is 0.",
  },
  "same-size": {
    does: "counts heaps of the same size as one",
    why: "A move names the heap that it is made in. Two heaps of the same size give two moves, although the positions after them look the same.",
  },
  "one-pass": {
    does: "compares each heap with the nim-sum of the heaps up to it",
    why: "The nim-sum of all heaps is known only after the last. So the heaps must be kept, and gone through twice.",
  },
} as const;

/** The mistakes of the stones on a tree. */
export const stones = {
  "from-the-root": {
    does: "counts the levels from the root, and takes every second of them",
    why: "Which levels count is settled at the leaves, where stones leave the game. From the root, every second level is right only if the number of levels is odd.",
  },
  "all-levels": {
    does: "takes every node for a heap of Nim",
    why: "Stones of a parent of leaves do not leave the game by a move: they join a leaf. Only every second level counts.",
  },
  "only-givers": {
    does: "counts no move that adds stones to a counted node",
    why: "To say who wins, moves that take from a heap are enough. To count the winning moves, one must also ask where stones can be added.",
  },
  "one-child": {
    does: "counts one move of each node that gives stones",
    why: "Left and right are two moves. From a leaf it is one.",
  },
  "leaf-twice": {
    does: "counts two moves of each node that gives stones, even of a leaf",
    why: "A leaf has no children: its stones leave the game, and there is one way out.",
  },
  "empty-parent": {
    does: "adds stones to a node without asking whether its parent holds as many",
    why: "A node that should receive 5 stones needs a parent with 5.",
  },
  "only-who-wins": onlyWhoWins,
  "less-than-parent": {
    does: "adds stones to a node only if its parent holds more than as many",
    why: "A parent that holds exactly as many stones as are missing can give them all.",
  },
  precedence,
} as const;

/** Mistakes in how an input is read, whatever the problem. */
export const reading = {
  "no-output": {
    does: "prints nothing to its standard output",
    why: "Most often a freopen is left in, which reads from a file or writes to one. A judge gives the input on the standard input, and reads the standard output.",
  },
  "first-only": {
    does: "answers the first case and ends",
    why: "An input holds several cases: read and answer them in a loop.",
  },
  terminator: {
    does: "answers the line that ends the input",
    why: "The 0, or the zeros, say that no case follows. Test for them before anything is printed.",
  },
  "end-of-input": {
    does: "goes on after the end of the input",
    why: "At the end scanf returns EOF, which is −1 and counts as true, and eof() is true only after an attempt to read has failed. Write while (scanf(…) == 1) with the number of values that are read, or while (cin >> …).",
  },
  count: {
    does: "takes the first number of the input for the number of cases",
    why: "This input does not begin with the number of its cases. Read cases until the input ends, or up to the line that ends it.",
  },
} as const;
