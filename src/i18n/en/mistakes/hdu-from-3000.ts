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
    does: "subtracts 1 from a heap with the remainder 3, and adds 1 to a heap with the remainder 0",
    why: "It is the other way round: a heap of 3 has the value 4, since its split into 1 and 2 has the value 3.",
  },
  "only-three": {
    does: "uses the size of a heap as its value if the size is a multiple of 4",
    why: "The heaps 4k + 3 and 4k + 4 exchange their values. A heap of 4 has the value 3, not 4, which is the value of a heap of 3.",
  },
  "won-only": {
    does: "computes for each heap only that it is won, and counts the heaps",
    why: "Every single heap is won. A sum of two heaps is lost only if their values are equal.",
  },
  "and-precedence": {
    does: "adds 1 to every odd heap, and does not change the even ones",
    why: "In C, C++, Java and JavaScript, == binds tighter than &. So the condition means n & (3 == 3), which is 1 for every odd n. Write (n & 3) == 3.",
  },
  added: added("the values of the heaps"),
  "last-loses": {
    does: "plays as in misère Nim, where the player who takes the last stone loses",
    why: "The statement mentions misère Nim, but in its own game, the player who takes the last stone wins.",
  },
  "sum-kept": sumKept,
  "table-too-short": tableTooShort("heaps of at most 1,000 stones", "2,147,483,647"),
} as const;

/** The mistakes of HDU 3094. */
export const hdu3094 = {
  directed,
  "smaller-is-parent": {
    does: "treats the smaller of two connected vertices as the parent of the larger",
    why: "The numbers of the vertices do not depend on the distance from the root. Search from vertex 1.",
  },
  "without-one": {
    does: "gives a leaf the value 1, and every other vertex the nim-sum of its children",
    why: "The edge below a vertex adds 1 to its value. A path of two edges has the value 2, not 1.",
  },
  "mex-of-children": {
    does: "gives each vertex the mex of the values of its children",
    why: "Those are the values of a piece that moves up the tree. Here a move cuts one edge anywhere, and all other branches remain.",
  },
  "branch-sizes": {
    does: "counts the edges of each branch at the root, and plays Nim with these numbers",
    why: "Only the value of a path equals its number of edges. An edge with two leaves on it has the value 1, since the leaves cancel.",
  },
  "longest-path": {
    does: "takes the longest path of each branch at the root, and plays Nim with these lengths",
    why: "The shorter paths count, too: their values are nim-added at the vertex where they branch off the longest path.",
  },
  added: added("the values of the branches"),
  "last-loses": {
    does: "uses the rule of HDU 3590, where the player who makes the last cut loses",
    why: "Here the player who has no edge to remove loses.",
  },
  "values-kept": {
    does: "does not reset its values to 0 between two trees",
    why: "The value of each vertex is accumulated by exclusive or, so it must start at 0 in each case.",
  },
} as const;

/** The mistakes of HDU 3404. */
export const hdu3404 = {
  ordinary: {
    does: "multiplies the coordinates as usual",
    why: "The value of a light is the nim-product of its coordinates. The light (2, 2) has the value 3: its options have the values 0, 1 and 2.",
  },
  "no-carry": {
    does: "multiplies the coordinates in base 2 without carrying, by shifts and exclusive or",
    why: "That product satisfies the same laws, but with it 2 times 2 is 4. The nim-product of 2 and 2 is 3.",
  },
  "no-half": {
    does: "treats each Fermat 2-power F as its own square",
    why: "The square of F is F\u00a0⊕\u00a0F/2. Otherwise 2\u00a0⊗\u00a02 would be 2, the same as 1\u00a0⊗\u00a02, and the lights (2, 2) and (1, 2) would have the same value.",
  },
  "any-power": {
    does: "multiplies different powers of two as usual, and uses P ⊕ P / 2 as the square of each power P",
    why: "That holds for 2, 4, 16, 256 and so on. But 8 is 4 ⊗ 2, so 8 ⊗ 2 is 4 ⊗ (2 ⊗ 2) = 4 ⊗ 3 = 12, and not 16.",
  },
  "zero-based": {
    does: "uses (x − 1) ⊗ (y − 1) as the value of a light",
    why: "That is right for the game in which a rectangle must have four different corners. Here it may be a line or a single light, so the light (1, 1) can be switched off alone.",
  },
  "rows-and-columns": {
    does: "uses x ⊕ y as the value of a light",
    why: "A move is made in the row and in the column at once, and it switches up to four lights. This is a product of two games, not their sum.",
  },
  added: added("the values of the lights"),
  swapped: {
    does: "tells lxhgww to have a try if he loses",
    why: "lxhgww moves first. He wins exactly if the nim-sum is not 0.",
  },
  "sum-kept": sumKept,
} as const;

/** The mistakes of HDU 3537. */
export const hdu3537 = {
  "listed-twice": {
    does: "adds the value of a coin as often as it is listed",
    why: "A coin that is listed twice is still one coin that shows heads. If its value is added twice, it cancels. Put the coins into a set, or sort them and remove equal ones.",
  },
  "unsorted-unique": {
    does: "removes a coin only if the one listed just before it is the same",
    why: "std::unique compares only neighbours. If the same coin is listed again later, it remains in the list. Sort the list first.",
  },
  swapped: {
    does: "prints Yes if the first player wins",
    why: "The question is whether the first player loses. So print Yes if the nim-sum is 0.",
  },
  "from-one": {
    does: "gives each coin the value of the coin after it",
    why: "The input numbers the coins from 0. A single coin 0 has the value 1.",
  },
  "plain-nim": {
    does: "takes the nim-sum of the coins’ numbers, and not of the odious numbers",
    why: "The value of coin i is 2i or 2i + 1, and the last binary digit matters: it makes every odd number of heads a win. If you write & 1 == 0 instead of (… & 1) == 0, the digit is never added.",
  },
  evil: {
    does: "uses the one of 2i and 2i + 1 with an even number of binary ones",
    why: "Coin 0 on its own has a move, so its value is not 0. The values are 1, 2, 4, 7, …: the numbers with an odd number of binary ones.",
  },
  "two-coins": {
    does: "gives coin i the value i + 1",
    why: "That is right for Turning Turtles, where a move turns one or two coins. Here a move may turn three coins, and coin 2 has the value 4.",
  },
  neighbours: {
    does: "gives coin i the largest power of two that divides i + 1",
    why: "That is right for the game Ruler. Here the coins of a move need not be adjacent, and there are at most three.",
  },
  "empty-won": {
    does: "prints No if no coin shows heads",
    why: "In this case the first player cannot move and loses. The sample begins with this case.",
  },
  "sum-kept": sumKept,
  "table-too-short": tableTooShort("the coins 0 to 999", "99,999,999"),
} as const;

/** The mistakes of HDU 3590. */
export const hdu3590 = {
  "whole-trees": {
    does: "treats each whole tree as a heap of misère Nim",
    why: "Ferguson’s theorem requires a move to the value 1 from every component of value 0 that still has a move. Two paths of two edges at one root have the value 0, but no such move. Treat each branch at a root as a heap.",
  },
  ...misere("branch", "has a value of at least 2"),
  added: added("the values of the branches"),
  "edges-large": {
    does: "tests whether some tree has two edges or more, and not whether some value is at least 2",
    why: "The values of the branches count. Single edges at a root are branches of value 1, no matter how many there are.",
  },
  "any-vertex": {
    does: "sets its flag for a large value at every edge, not only at the edges of a root",
    why: "Only the branches at the roots are components. A branch of value 1 may contain two larger branches that cancel.",
  },
  directed,
} as const;

/** The mistakes of HDU 3595. */
export const hdu3595 = {
  "usual-sum": {
    does: "takes the nim-sum of the Grundy values",
    why: "That is right if a move is made in one of the games. Here a move is made in all of them, and what counts is how long each game lasts.",
  },
  "any-won": {
    does: "prints MM if MM wins one of the games",
    why: "The game that ends last decides. In the games 1, 1 and 3, 2, MM wins the first one, which ends at once, and loses the second one.",
  },
  "first-to-end": {
    does: "decides by the game that ends first",
    why: "Play continues in the other games until the last of them ends.",
  },
  added: {
    does: "adds the moves of all games, and tests whether the sum is odd",
    why: "The moves in different games are made at the same time. Only the longest game counts.",
  },
  greedy: countedMoves,
  "one-each": subtractedOnce,
  "always-choice": {
    does: "lets the player to move choose who moves at the next remainder, even if there is only one move",
    why: "From 3 and 2, the only move is to 1 and 2, and the opponent wins. There is a choice only if the quotient is at least 2.",
  },
  unsorted: {
    does: "always divides the first heap by the second",
    why: "The input gives the two heaps in any order. If the first heap is smaller, the program counts a move that does not exist.",
  },
  "longest-kept": {
    does: "does not reset its maximum number of moves between two cases",
    why: "Each case has its own longest game. Reset the maximum to 0 for each case.",
  },
} as const;

/** The mistakes of HDU 5724. */
export const hdu5724 = {
  "left-end-last": {
    does: "fills its table before the values of a row’s options are known",
    why: "If square 1 is bit 0, every move makes the mask larger. If the table is then filled upwards, the entries of the options are still 0, so each row with a move gets the value 1.",
  },
  "shared-marks": sharedMarks,
  "not-cleared": notCleared("row", "rows"),
  "marks-for-rows": {
    does: "has marks for the values 0 to 7 only",
    why: "A word of 8 bits has no mark for the value 8. Values up to 19 occur, but only in rows with many pieces. The program is never wrong about a single row.",
  },
  "no-jump": {
    does: "moves a piece only to the next square, and never jumps",
    why: "The statement lets a piece jump over all pieces between it and the nearest empty square.",
  },
  "one-jump": {
    does: "lets a piece jump over at most one other piece",
    why: "The nearest empty square may be behind a whole block of pieces. Every piece of the block can move there.",
  },
  "piece-heaps": {
    does: "treats each piece as a heap of the empty squares on its right",
    why: "A piece moves to the nearest empty square, not to any empty square. Moreover, its move changes the squares on the right of the pieces that it jumps over.",
  },
  "square-heaps": squareHeaps,
  "plain-nim": squaresInNim,
  "row-by-row": {
    does: "prints YES if one row on its own is won",
    why: "A sum of two won rows may be lost. Combine the Grundy values of the rows: their nim-sum decides.",
  },
  mirrored: {
    does: "uses square 1 as the lowest bit of a mask, but still moves pieces to lower bits",
    why: "With 1 << (y - 1), square 20 is the highest bit, and a move to the right makes the mask larger. Moves to lower bits are moves to the left. Write 1 << (20 - y), or move pieces to higher bits.",
  },
  precedence: {
    does: "finds no empty square, and therefore no move",
    why: "In C, C++, Java and JavaScript, == binds tighter than &. So the condition means row & (1 << i == 0), which is always 0. Write (row & 1 << i) == 0.",
  },
  added: added("the values of the rows"),
  parity: {
    does: "tests whether the nim-sum is odd",
    why: "The first player wins with every nim-sum except 0. An even nim-sum such as 2 is also won.",
  },
} as const;
