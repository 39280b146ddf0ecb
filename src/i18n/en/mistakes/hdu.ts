import {
  added,
  distance,
  misere,
  notCleared,
  roughRatio,
  sharedMarks,
  sizesInNim,
  squaresInNim,
  tableTooShort,
} from "./shared.ts";

/** The mistakes of HDU 1079. */
export const hdu1079 = {
  "no-exceptions": {
    does: "prints YES exactly if month plus day is even",
    why: "From one day to the next, month plus day changes by an odd number, except from 30 September to 1 October and from 30 November to 1 December. 30 September and 30 November are won, although their sums are odd.",
  },
  precedence: {
    does: "prints YES for every day of September",
    why: "Since && binds tighter than ||, the condition on the day applies only to November. Put the condition on the two months into brackets.",
  },
  "last-day": {
    does: "moves from the 31st to the last day of a shorter month",
    why: "If the next month does not have the day, there is no such move. The only move is to the next day.",
  },
  "rolls-over": {
    does: "moves into the month after the next month if the next month does not have the day",
    why: "JavaScript’s Date and C’s mktime turn 31 February into the 2nd or the 3rd of March. In the game, there is no such move.",
  },
  "past-wins": {
    does: "lets a player who moves past 4 November 2001 win",
    why: "Only a player who reaches exactly 4 November 2001 wins. A player who moves past it loses.",
  },
  "end-won": {
    does: "calls 4 November 2001 won for the player to move",
    why: "The player who has just reached that date has won. So the date is lost for the player to move, and all other verdicts follow from this one.",
  },
  "and-precedence": {
    does: "prints YES only for the two exceptions",
    why: "In C, C++, Java and JavaScript, == binds tighter than &. So the condition means (month + day) & (1 == 0), which is always 0. Write ((month + day) & 1) == 0.",
  },
} as const;

/** The mistakes of HDU 1524. */
export const hdu1524 = {
  "not-cleared": notCleared("vertex", "vertices"),
  "shared-marks": sharedMarks,
  "memo-kept": {
    does: "keeps its memoised values when the graph changes",
    why: "The vertices of the next graph have other options. Delete all values when a new graph begins.",
  },
  "in-order": {
    does: "computes the values from vertex 0 upwards, and uses 0 for values that are not yet computed",
    why: "The statement does not say that edges lead to smaller numbers. In its sample, some lead to larger ones.",
  },
  "won-only": {
    does: "computes for each vertex only whether it is won, and combines these by exclusive or",
    why: "Two pieces on won vertices may be won or lost together. The outcome is enough for one piece; for several pieces, use the Grundy values.",
  },
  "longest-path": {
    does: "uses the length of the longest path as the value of a vertex",
    why: "The first vertex of a chain of two edges has the value 0: there are two moves, and the second player makes the last one. Take the mex of the values of the options, not their maximum plus 1.",
  },
  "number-of-moves": {
    does: "uses the number of edges from a vertex as its value",
    why: "The values of the options count, not their number. Two edges to vertices without a move give the same value as one.",
  },
  added: added("the values of the pieces"),
  "plain-nim": {
    does: "plays Nim with the numbers of the vertices",
    why: "The number of a vertex is only a name. Combine the Grundy values of the vertices by exclusive or.",
  },
} as const;

/** The mistakes of HDU 1527. */
export const hdu1527 = {
  "rough-ratio": roughRatio,
  overflow: {
    does: "multiplies 32-bit integers",
    why: "With heaps up to 10⁹, the products reach 10¹⁸. They need long long, or long in Java.",
  },
  "floating-point": {
    does: "multiplies by the golden ratio in 64-bit floating point",
    why: "A double has 53 significant bits. If the product is very close to an integer, rounding may move it to the integer or past it, and then the integer part is wrong by 1. Compare squares of integers.",
  },
  rounded: {
    does: "rounds the product to the nearest integer",
    why: "The smaller heap is the integer part of the product, which is always rounded down: 1.618 gives 1, not 2.",
  },
  "larger-heap": {
    does: "compares the larger heap with the difference times the golden ratio",
    why: "The product is the smaller heap of the lost pair. The larger heap is the product plus the difference.",
  },
  "fibonacci-pairs": {
    does: "calls only pairs of consecutive Fibonacci numbers lost",
    why: "The pairs 1 and 2, 3 and 5, 8 and 13 are lost, but 4 and 7, and 6 and 10 are lost, too. Every number is in a lost pair.",
  },
  unsorted: {
    does: "assumes that the first heap is the smaller one",
    why: "The heaps come in any order. Swap them if necessary, or use their minimum and the absolute value of the difference.",
  },
  "first-heap": {
    does: "uses the absolute value of the difference, but compares the product with the first heap",
    why: "The product is the smaller heap of the lost pair, which may be the second number of the line. In 1 and 0, the first heap is the larger one.",
  },
  "empty-won": {
    does: "calls two empty heaps won for the player to move",
    why: "There is no move, and the other player has won by taking the last stone. The statement allows heaps of 0.",
  },
  "plain-nim": {
    does: "calls equal heaps lost, and all other heaps won",
    why: "Equal heaps are lost in Nim. Here one move can take both of them.",
  },
} as const;

/** The mistakes of HDU 1536. */
export const hdu1536 = {
  unsorted: {
    does: "leaves its loop over the amounts at the first one that is larger than the heap",
    why: "That is right only if the amounts are in increasing order. They are in the judge’s sample, but the statement does not promise it. Sort the amounts after reading them, or write continue instead of break.",
  },
  "not-cleared": notCleared("heap", "heaps"),
  "shared-marks": sharedMarks,
  "memo-kept": {
    does: "keeps its memoised values when the set of amounts changes",
    why: "A value depends on the heap and on the set. Delete all values when a case with another set begins.",
  },
  added: added("the values of the heaps"),
  marks: {
    does: "has no mark for the value 100",
    why: "With 100 amounts, the values go from 0 to 100. These are 101 numbers. This program finds 0 instead of 100; in C++, an array that is too short may do anything.",
  },
  "one-short": {
    does: "has no value for a heap of 10,000 stones",
    why: "A table for the heaps 0 to 10,000 has 10,001 entries.",
  },
  "plain-nim": sizesInNim,
  "table-too-short": tableTooShort("heaps of at most 1,000 stones", "10,000"),
} as const;

/** The mistakes of HDU 1730. */
export const hdu1730 = {
  distance,
  "no-absolute-value": {
    does: "subtracts Tom’s square from Jerry’s, without the absolute value",
    why: "The pieces may be in either order. A row with Tom’s piece on the right gets a negative heap.",
  },
  "plain-nim": squaresInNim,
  "magic-number": {
    does: "adds 11026 to each gap",
    why: "A break that leaves only the inner one of two loops shifts the whole table of values. The exclusive or of shifted values is not the shifted nim-sum, so subtract the shift from each value first.",
  },
  added: added("the gaps"),
  "one-step": {
    does: "moves a piece only one square at a time",
    why: "In that game, only the parity of the sum of all gaps counts. The statement lets a piece move as far as there is room.",
  },
  retreats: {
    does: "uses the number of all squares to which Tom’s piece can move as the heap of a row",
    why: "A retreat changes nothing, since the opponent follows by the same distance. Only the squares between the two pieces count.",
  },
} as const;

/** The mistakes of HDU 1847. */
export const hdu1847 = {
  "missing-power": {
    does: "never takes a single stone",
    why: "1 is a power of two, 2 to the power 0. A loop that begins with 2 omits it.",
  },
  "never-all": {
    does: "never takes all the stones of a heap",
    why: "A loop that ends before it reaches n omits the move that takes the whole heap, and that move wins.",
  },
  "not-cleared": notCleared("heap", "heaps"),
  "number-of-moves": {
    does: "takes the remainder modulo 11, the number of moves plus 1",
    why: "If the moves are 1 to m, a heap is lost exactly if m + 1 divides it. There are ten powers of two up to 1,000, but they are not the numbers 1 to 10.",
  },
  "as-much-as-possible": {
    does: "lets both players take the largest possible power",
    why: "Taking as much as possible may be a bad move. From 5 stones, taking 4 leaves 1, and the opponent wins; taking 2 leaves 3, which is lost. A verdict needs all moves.",
  },
  "one-move-ahead": {
    does: "calls a heap won only if one move takes all of it",
    why: "A move also wins if it leaves a lost heap: from 5 stones, leave 3.",
  },
  "plain-nim": {
    does: "plays Nim with the heap, so that the first player takes all stones",
    why: "A move takes a power of two, so 3, 5 or 6 stones cannot be taken at once.",
  },
} as const;

/** The mistakes of HDU 1848. */
export const hdu1848 = {
  "not-cleared": notCleared("heap", "heaps"),
  "missing-move": {
    does: "never takes 2 stones",
    why: "The loop that computes the Fibonacci numbers begins with 1 and 1, or with 1 and 2, and does not add one of its first numbers to the list.",
  },
  "one-stone": {
    does: "computes for each heap only whether it is won, and combines these by exclusive or",
    why: "A sum of two won heaps may be won or lost. The outcome is enough for a single heap; for a sum, use the Grundy values.",
  },
  added: added("the values of the heaps"),
  rhythm: {
    does: "uses the remainder modulo 4 as the value of a heap",
    why: "The first values are 0, 1, 2, 3, 0, 1, 2, 3, but this pattern does not continue: a heap of 8 has the value 4.",
  },
  "list-too-short": {
    does: "takes no more than 89 stones at a time",
    why: "The heaps go up to 1,000, and so do the moves. A list that was written for small heaps does not contain the large moves.",
  },
  "plain-nim": sizesInNim,
  precedence: {
    does: "compares the last value with 0 before it takes the exclusive or",
    why: "In C, C++, Java and JavaScript, == binds tighter than ^. So the condition means a ^ b ^ (c == 0). Write (a ^ b ^ c) == 0.",
  },
} as const;

/** The mistakes of HDU 1907. */
export const hdu1907 = {
  ...misere("heap", "has two pieces or more"),
  "always-one": {
    does: "calls a position lost exactly if its nim-sum is 1",
    why: "The nim-sum 1 is lost only if all heaps have one piece. If some heap has two or more, the nim-sum 0 is lost, as in normal play: for example, 2 and 2.",
  },
  "one-loses-too": {
    does: "calls the nim-sum 1 lost even with a heap of two pieces or more",
    why: "The nim-sum 1 is lost only if no heap has two pieces or more. The heaps 2 and 3 are won: leave 2 and 2.",
  },
  added: added("the heaps"),
} as const;

/** The mistakes of HDU 2177. */
export const hdu2177 = {
  "one-heap-first": {
    does: "prints the moves from one heap before the move from both",
    why: "If moves of both kinds win, the statement asks for the move from both heaps first.",
  },
  "one-move": {
    does: "prints only the first winning move",
    why: "Up to three moves win, one of each kind, and the program must print all of them.",
  },
  "each-once": {
    does: "omits a position that it has already printed for another move",
    why: "From 2 and 3, two moves lead to 1 and 2: take one stone from both heaps, or two stones from the larger one. The statement asks for moves, and the solutions that we could read print a line for each move.",
  },
  "larger-only": {
    does: "considers only moves from both heaps or from the larger one",
    why: "A move from the smaller heap wins if the partner of the larger heap is smaller still: from 5 and 7, take one stone from the 5.",
  },
  "partner-below": {
    does: "considers a move from the larger heap only if this heap then becomes the smaller one",
    why: "If the smaller heap is also the smaller one of its lost pair, the larger heap remains the larger one: from 1 and 4, leave 1 and 2.",
  },
  "equal-twice": {
    does: "prints the move from one of two equal heaps twice",
    why: "The same move from either of two equal heaps counts once. In the sample, the line 1 2 is printed once for the heaps 2 and 2.",
  },
  unsorted: {
    does: "does not sort the two heaps after a move from the larger one",
    why: "A line has the smaller number first. After a large move, the larger heap becomes the smaller one.",
  },
  "adds-stones": {
    does: "prints the lost pair with the same difference even if it has more stones",
    why: "A move only takes stones away. The pair with the same difference can be reached only if it has fewer stones than the position.",
  },
  "rough-ratio": roughRatio,
} as const;

/** The mistakes of HDU 2188. */
export const hdu2188 = {
  "mod-m": {
    does: "divides by m and not by m + 1",
    why: "The second player can always bring a gift and its reply to a total of m + 1, but not of m. A search in which the loop over the gifts ends before m makes the same mistake.",
  },
  "goal-first": {
    does: "prints Rabbit if the goal is at most m",
    why: "Then the first player reaches the goal with one gift and wins. The remainder already covers this case: n mod (m + 1) is n, which is not 0.",
  },
  swapped: {
    does: "exchanges the goal and the largest gift",
    why: "A line has the goal n first, and then the largest gift m.",
  },
  greedy: {
    does: "lets both players always give m",
    why: "The largest gift is not always the best one. From 5 with gifts up to 3, giving 3 leaves 2 and loses; giving 1 leaves 4 and wins.",
  },
  "last-loses": {
    does: "lets the player who reaches the goal lose",
    why: "The player who brings the sum to n or beyond wins. For example, the first player always wins with a goal of 1.",
  },
  beyond: {
    does: "requires a sum of more than n to win",
    why: "A sum of exactly n is enough. A goal of n that must be exceeded would be a goal of n + 1.",
  },
  "plain-nim": {
    does: "plays Nim with one heap, so that the first player takes it all",
    why: "A gift is at most m. The first player reaches the goal at once only if n is at most m.",
  },
  brackets: {
    does: "takes the remainder modulo m before it adds 1",
    why: "The operator % binds tighter than +. So n % m + 1 means (n % m) + 1, which is never 0. Write n % (m + 1).",
  },
} as const;

/** The mistakes of HDU 2509. */
export const hdu2509 = {
  ...misere("row", "has two apples or more"),
  added: added("the rows"),
} as const;

/** The mistakes of HDU 2516. */
export const hdu2516 = {
  "no-limit": {
    does: "lets the first player win every heap",
    why: "The first move must leave at least one stone, and the next move may take twice as many as the first. From 2 stones, the first move takes 1, and the opponent takes the last one.",
  },
  "fixed-limit": {
    does: "takes the remainder modulo 3",
    why: "The limit is twice the previous move, not two stones. It changes with every move.",
  },
  "once-as-many": {
    does: "calls the powers of two lost",
    why: "They are lost if a move may take at most as many stones as the previous move. Here it may take twice as many: 4 stones are won, by taking 1, and 3 stones are lost.",
  },
  "three-times": {
    does: "lets a move take three times as many stones as the previous move",
    why: "“At most twice as many” means a limit of 2t, not of t + 2t. With the limit 3t, the lost heaps are 1, 2, 3, 4, 6, 8, 11, …",
  },
  "without-two": {
    does: "calls 2 stones won",
    why: "From 2 stones, the only move takes 1 and leaves the last stone to the opponent. The list of lost heaps must begin with 1 and 2; check where the loop that builds it begins.",
  },
  "terms-counted": {
    does: "writes the heap as a sum of Fibonacci numbers, and calls an odd number of terms lost",
    why: "A heap is lost only if the sum has a single term. From 12 = 8 + 3 + 1, take 1, and the opponent may not take 3.",
  },
  "list-too-short": {
    does: "uses only the first 40 Fibonacci numbers, up to 165,580,141",
    why: "Counted from 1 and 2, there are 45 Fibonacci numbers below 2³¹. Extend the list until it exceeds the largest heap.",
  },
  "square-test": {
    does: "tests in 64-bit floating point whether 5n² + 4 or 5n² − 4 is a square",
    why: "The test is right for exact numbers, but 5n² has up to 65 bits, and a double stores 53. So some numbers close to a square are taken for squares.",
  },
} as const;
