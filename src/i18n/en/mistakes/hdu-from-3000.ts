import {
  added,
  countedMoves,
  directed,
  misere,
  notCleared,
  sharedMarks,
  sizesInNim,
  squareHeaps,
  squaresInNim,
  subtractedOnce,
  sumKept,
  tableTooShort,
} from "./shared.ts";

/** The mistakes of HDU 3032. */
export const hdu3032 = {
  "plain-nim": sizesInNim,
  swapped: {
    does: "takes 1 from a heap with the remainder 3, and adds 1 to one with the remainder 0",
    why: "It is the other way round: a heap of 3 has the value 4, since its split into 1 and 2 has the value 3.",
  },
  "only-three": {
    does: "takes the size of a heap for its value where the size is a multiple of 4",
    why: "The values of 4k + 3 and 4k + 4 are exchanged. A heap of 4 has the value 3, not that of a heap of 3.",
  },
  "won-only": {
    does: "knows of each heap only that it is won, and counts the heaps",
    why: "Every heap alone is won. Two won heaps are lost together only if their values are equal.",
  },
  "and-precedence": {
    does: "adds 1 to every odd heap, and takes every even one as it is",
    why: "In C, C++, Java and JavaScript the comparison binds tighter than &. The condition reads n & (3 == 3), and that is 1 for every odd n. Write (n & 3) == 3.",
  },
  added: added("the values of the heaps"),
  "last-loses": {
    does: "plays as in misère Nim, where the last stone loses",
    why: "The statement mentions misère Nim, but in its own game the last stone wins.",
  },
  "sum-kept": sumKept,
  "table-too-short": tableTooShort("heaps of at most 1,000 stones", "2,147,483,647"),
} as const;

/** The mistakes of HDU 3094. */
export const hdu3094 = {
  directed,
  "smaller-is-parent": {
    does: "takes the smaller of two connected vertices for the parent of the larger",
    why: "The numbers of the vertices say nothing about the distance from the root. Search from vertex 1.",
  },
  "without-one": {
    does: "gives a leaf the value 1, and every other vertex the nim-sum of its children",
    why: "An edge below a vertex adds 1 to its value. A path of two edges has the value 2, not 1.",
  },
  "mex-of-children": {
    does: "gives each vertex the mex of the values of its children",
    why: "That is a piece which walks up the tree. Here a move cuts one edge anywhere, and all the other branches stay.",
  },
  "branch-sizes": {
    does: "counts the edges of each branch at the root, and plays Nim with these numbers",
    why: "Only a path is worth as much as it has edges. An edge that carries two leaves has the value 1: the leaves cancel.",
  },
  "longest-path": {
    does: "takes the longest path of each branch at the root, and plays Nim with these lengths",
    why: "Shorter paths beside the longest one count as well: they are nim-added at the vertex where they part.",
  },
  added: added("the values of the branches"),
  "last-loses": {
    does: "judges as HDU 3590 asks for, where the last cut loses",
    why: "Here whoever has no edge to remove loses.",
  },
  "values-kept": {
    does: "does not set its values back to 0 between two trees",
    why: "Each vertex gathers its value by exclusive or, so it must begin with 0 in each case.",
  },
} as const;

/** The mistakes of HDU 3404. */
export const hdu3404 = {
  ordinary: {
    does: "multiplies the coordinates as usual",
    why: "The value of a light is a nim-product. The light (2, 2) has the value 3: with the other corners of a rectangle the values 0, 1 and 2 can be reached.",
  },
  "no-carry": {
    does: "multiplies the coordinates in base 2 without carrying, by shifts and exclusive or",
    why: "That product obeys the same laws, but 2 times 2 would be 4. The nim-product of 2 and 2 is 3.",
  },
  "no-half": {
    does: "takes a Fermat 2-power F for its own square",
    why: "The square of F is F\u00a0⊕\u00a0F/2. Otherwise 2\u00a0⊗\u00a02 would be 2, the same as 1\u00a0⊗\u00a02, and rows 1 and 2 would be worth the same.",
  },
  "any-power": {
    does: "multiplies different powers of two as usual, and takes P ⊕ P / 2 for the square of each power P",
    why: "That holds for 2, 4, 16, 256 and so on. But 8 is 4 ⊗ 2, so 8 ⊗ 2 is 4 ⊗ (2 ⊗ 2) = 4 ⊗ 3 = 12, and not 16.",
  },
  "zero-based": {
    does: "takes (x − 1) ⊗ (y − 1) for the value of a light",
    why: "That is the game in which a rectangle must have four different corners. Here it may be a line or a single light, so the light (1, 1) can be switched off alone.",
  },
  "rows-and-columns": {
    does: "takes x ⊕ y for the value of a light",
    why: "A move is made in the row and in the column at once, and it switches up to four lights. That is a product of two games, and not their sum.",
  },
  added: added("the values of the lights"),
  swapped: {
    does: "tells lxhgww to have a try where he loses",
    why: "lxhgww moves first. He wins exactly when the nim-sum is not 0.",
  },
  "sum-kept": sumKept,
} as const;

/** The mistakes of HDU 3537. */
export const hdu3537 = {
  "listed-twice": {
    does: "adds the value of a coin as often as it is listed",
    why: "It is one coin, and it shows heads. Added twice, its value disappears. Put the coins into a set, or sort them and remove equal ones.",
  },
  "unsorted-unique": {
    does: "removes a coin only where the one listed just before it is the same",
    why: "std::unique compares neighbours. If the same coin comes again later in the list, it stays. Sort the list first.",
  },
  swapped: {
    does: "says Yes where the first player wins",
    why: "The question is whether the first player can be made to lose: Yes belongs to the nim-sum 0.",
  },
  "from-one": {
    does: "gives each coin the value of the coin after it",
    why: "The input numbers the coins from 0. A single coin 0 has the value 1.",
  },
  "plain-nim": {
    does: "takes the nim-sum of the coins’ numbers, and not of the odious numbers",
    why: "The value of coin i is 2i or 2i + 1, and the last digit matters: it makes every odd number of heads a win. With & 1 == 0 in place of (… & 1) == 0 the digit is never added.",
  },
  evil: {
    does: "takes of 2i and 2i + 1 the one with an even number of ones",
    why: "Coin 0 alone has a move, so its value is not 0. The values are 1, 2, 4, 7: those with an odd number of ones.",
  },
  "two-coins": {
    does: "gives coin i the value i + 1",
    why: "That is Turning Turtles, where a move turns one or two coins. With three coins to turn, coin 2 has the value 4.",
  },
  neighbours: {
    does: "gives coin i the largest power of two that divides i + 1",
    why: "That is Ruler. Here the coins of a move need not lie side by side, and there are three at most.",
  },
  "empty-won": {
    does: "says No where no coin shows heads",
    why: "Then the first player cannot move, and loses. The sample begins with this case.",
  },
  "sum-kept": sumKept,
  "table-too-short": tableTooShort("the coins 0 to 999", "99,999,999"),
} as const;

/** The mistakes of HDU 3590. */
export const hdu3590 = {
  "whole-trees": {
    does: "takes each whole tree for a heap of misère Nim",
    why: "Ferguson’s theorem asks for a move to the value 1 from every component of value 0 that is not at its end. Two paths of two edges at one root have the value 0, and none. Take each branch at a root.",
  },
  ...misere("branch", "has a value of at least 2"),
  added: added("the values of the branches"),
  "edges-large": {
    does: "asks whether some tree has two edges or more, and not whether some value is at least 2",
    why: "What counts is the value of a branch. Single edges at a root are branches of value 1, however many there are.",
  },
  "any-vertex": {
    does: "sets its flag for a large value at every edge of the search, high up in a tree too",
    why: "Only the branches at the roots are components. A branch of value 1 may carry two large ones that cancel.",
  },
  directed,
} as const;

/** The mistakes of HDU 3595. */
export const hdu3595 = {
  "usual-sum": {
    does: "takes the nim-sum of the Grundy values",
    why: "That is right where a move is made in one game. Here it is made in all of them, and what counts is how long each lasts.",
  },
  "any-won": {
    does: "says MM as soon as MM wins one of the games",
    why: "The game that ends last decides. With 1 and 1 beside 3 and 2 she wins the first, which ends at once, and loses the other.",
  },
  "first-to-end": {
    does: "goes by the game that ends first",
    why: "Play goes on in the other games until the last of them ends.",
  },
  added: {
    does: "adds the moves of all games, and asks whether that is odd",
    why: "The moves in different games are made at the same time. Only the longest game counts.",
  },
  greedy: countedMoves,
  "one-each": subtractedOnce,
  "always-choice": {
    does: "lets the player to move choose who moves at the next remainder, even where there is one move only",
    why: "From 3 and 2 there is one move, to 1 and 2, and the opponent wins. Only a quotient of at least 2 gives a choice.",
  },
  unsorted: {
    does: "divides the first heap by the second, whichever is larger",
    why: "The input gives the two heaps in any order. If the first is smaller, such a program counts a move that nobody makes.",
  },
  "longest-kept": {
    does: "does not set its greatest number of moves back between two cases",
    why: "Each case has its own longest game. Set the maximum to 0 anew.",
  },
} as const;

/** The mistakes of HDU 5724. */
export const hdu5724 = {
  "left-end-last": {
    does: "fills its table before the options of a row are there",
    why: "With square 1 as bit 0 every move makes the mask larger. Filled upwards, the table then reads options that are still 0, and each row that can move gets the value 1.",
  },
  "shared-marks": sharedMarks,
  "not-cleared": notCleared("row", "rows"),
  "marks-for-rows": {
    does: "has marks for the values 0 to 7 only",
    why: "A word of 8 bits has no mark for the value 8. Values up to 19 occur, but only in crowded rows: a row on its own is never judged wrongly.",
  },
  "no-jump": {
    does: "lets a piece go to the next square only, and never jump",
    why: "The statement lets a piece jump over all pieces between it and the nearest empty square.",
  },
  "one-jump": {
    does: "lets a piece jump over one other, and not over more",
    why: "The nearest empty square may lie behind a whole block of pieces. Every piece of the block can go there.",
  },
  "piece-heaps": {
    does: "takes each piece for a heap of the empty squares on its right",
    why: "A piece goes to the nearest empty square, not to any. And its move changes what lies on the right of the pieces that it jumps.",
  },
  "square-heaps": squareHeaps,
  "plain-nim": squaresInNim,
  "row-by-row": {
    does: "says YES as soon as one row alone is won",
    why: "Two won rows may be lost together. What a row is worth beside others is its Grundy value, and the nim-sum of those decides.",
  },
  mirrored: {
    does: "takes square 1 as the last digit of a mask, and still moves pieces to smaller digits",
    why: "With 1 << (y - 1) square 20 is the first digit, and a move to the right makes the mask larger. Moves that make it smaller go to the left. Write 1 << (20 - y), or make the moves go up.",
  },
  precedence: {
    does: "finds no empty square, and so no move",
    why: "In C, C++, Java and JavaScript the comparison binds tighter than &. The condition reads row & (1 << i == 0), and that is always 0. Write (row & 1 << i) == 0.",
  },
  added: added("the values of the rows"),
  parity: {
    does: "asks whether the nim-sum is odd",
    why: "The first player wins with any nim-sum but 0: an even one, such as 2, is won as well.",
  },
} as const;
