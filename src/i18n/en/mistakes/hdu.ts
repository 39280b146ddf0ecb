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
    does: "says YES exactly where month plus day is even",
    why: "From one day to the next, month plus day changes by an odd number, but from 30 September to 1 October and from 30 November to 1 December it does not. These two dates are won, although their sums are odd.",
  },
  precedence: {
    does: "says YES to every day of September",
    why: "Since && binds tighter than ||, the day belongs to November alone. The two months need brackets.",
  },
  "last-day": {
    does: "goes from the 31st to the last day of a shorter month",
    why: "If the next month does not have the day, there is no such move. Only the next day is left.",
  },
  "rolls-over": {
    does: "goes on into the month after where the next month does not have the day",
    why: "JavaScript’s Date and C’s mktime turn 31 February into the 2nd or the 3rd of March. In the game, there is no such move.",
  },
  "past-wins": {
    does: "lets the player win who moves past 4 November 2001",
    why: "Only who reaches 4 November 2001 wins. Who moves past it loses.",
  },
  "end-won": {
    does: "calls 4 November 2001 won for the player to move",
    why: "Whoever reaches that date has won, and that is the player who has just moved. For the player who would be next, it is lost: all else is counted from there.",
  },
  "and-precedence": {
    does: "says YES on the two exceptions only",
    why: "In C, C++, Java and JavaScript the comparison binds tighter than &. The condition reads (month + day) & (1 == 0), and that is always 0. Write ((month + day) & 1) == 0.",
  },
} as const;

/** The mistakes of HDU 1524. */
export const hdu1524 = {
  "not-cleared": notCleared("vertex", "vertices"),
  "shared-marks": sharedMarks,
  "memo-kept": {
    does: "keeps the values that it has found when the graph changes",
    why: "Vertex 0 of the next graph has other options. With a new graph all values must be forgotten.",
  },
  "in-order": {
    does: "finds the values from vertex 0 upwards, and takes 0 for those that are not yet there",
    why: "The statement does not say that edges lead to smaller numbers. In its own sample they lead to larger ones.",
  },
  "won-only": {
    does: "knows of each vertex only whether it is won, and adds those",
    why: "Two won pieces may be won or lost together. Won and lost say what a vertex is worth alone; beside others it needs its Grundy value.",
  },
  "longest-path": {
    does: "takes the length of the longest path for the value of a vertex",
    why: "A chain of two edges has the value 0 at its beginning: two moves, and the second player makes the last. In place of the maximum plus 1 take the mex.",
  },
  "number-of-moves": {
    does: "takes the number of edges from a vertex for its value",
    why: "What counts is not how many options there are but which values they have. Two edges to ends are worth no more than one.",
  },
  added: added("the values of the pieces"),
  "plain-nim": {
    does: "plays Nim with the numbers of the vertices",
    why: "The number of a vertex is a name. What is combined by exclusive or is its Grundy value.",
  },
} as const;

/** The mistakes of HDU 1527. */
export const hdu1527 = {
  "rough-ratio": roughRatio,
  overflow: {
    does: "multiplies in integers of 32 bits",
    why: "With heaps up to 10⁹ the products reach 10¹⁸. They need long long, or long in Java.",
  },
  "floating-point": {
    does: "multiplies by the golden ratio in numbers of 64 bits",
    why: "A double has 53 bits. Where the product is very close to an integer, it is rounded to that integer or across it, and then the integer part is wrong by 1. Test with squares, in integers.",
  },
  rounded: {
    does: "rounds the product to the nearest integer",
    why: "The smaller heap is the integer part of the product: it is always rounded down. 1.618 gives 1, and not 2.",
  },
  "larger-heap": {
    does: "compares the larger heap with the difference times the golden ratio",
    why: "The product belongs to the smaller heap. The larger one is the difference more.",
  },
  "fibonacci-pairs": {
    does: "takes for lost only pairs of neighbouring Fibonacci numbers",
    why: "The pairs 1 and 2, 3 and 5, 8 and 13 are lost, but so are 4 and 7, and 6 and 10. Every number is in a lost pair.",
  },
  unsorted: {
    does: "takes the first heap for the smaller one",
    why: "The heaps come in any order. Swap them, or take their minimum and the absolute value of the difference.",
  },
  "first-heap": {
    does: "takes the absolute value of the difference, but compares the first heap",
    why: "The product is the smaller heap of the lost pair, wherever it stands in the line. From 1 and 0 the first heap is the larger one.",
  },
  "empty-won": {
    does: "calls two empty heaps won for the player to move",
    why: "There is no move, and whoever took the last stone has won: that is the other player. The statement allows heaps of 0.",
  },
  "plain-nim": {
    does: "calls equal heaps lost, and no others",
    why: "Equal heaps are lost in Nim. Here one move takes both of them.",
  },
} as const;

/** The mistakes of HDU 1536. */
export const hdu1536 = {
  unsorted: {
    does: "leaves its loop over the amounts at the first that is larger than the heap",
    why: "If the amounts increase, the later ones are larger too. They do in the judge’s sample, but the judge does not promise it: sort them when they are read, or write continue for break.",
  },
  "not-cleared": notCleared("heap", "heaps"),
  "shared-marks": sharedMarks,
  "memo-kept": {
    does: "keeps the values that it has found when the set of amounts changes",
    why: "A value belongs to a heap and a set. When the next case brings another set, all values must be forgotten.",
  },
  added: added("the values of the heaps"),
  marks: {
    does: "has no mark for the value 100",
    why: "With 100 amounts the values go from 0 to 100, and that is 101 numbers. This program takes 0 for 100; in C++ an array that is too short may also do anything else.",
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
    does: "subtracts Tom’s square from Jerry’s, whichever is larger",
    why: "The pieces may stand in either order. A row with Tom’s piece on the right gets a negative heap.",
  },
  "plain-nim": squaresInNim,
  "magic-number": {
    does: "adds 11026 to each gap",
    why: "A table whose inner break leaves only one of two loops is shifted as a whole. Exclusive or does not go through an addition, so the shift has to be taken off first.",
  },
  added: added("the gaps"),
  "one-step": {
    does: "lets a piece go one square at a time",
    why: "Then only the parity of all gaps together would count. The statement lets a piece go as far as there is room.",
  },
  retreats: {
    does: "takes for the heap of a row all squares to which Tom’s piece can go",
    why: "A retreat makes no difference: the opponent follows it just as far. Only the squares between the two pieces count.",
  },
} as const;

/** The mistakes of HDU 1847. */
export const hdu1847 = {
  "missing-power": {
    does: "never takes a single stone",
    why: "1 is a power of two: 2 to the power 0. A loop that begins with 2 leaves it out.",
  },
  "never-all": {
    does: "never takes all the stones of a heap",
    why: "A loop that ends before it reaches n leaves out the move that takes the whole heap, and that move wins.",
  },
  "not-cleared": notCleared("heap", "heaps"),
  "number-of-moves": {
    does: "takes the remainder by 11, one more than there are moves",
    why: "With the moves 1 to m, a heap is lost when m + 1 divides it. There are ten powers of two up to 1,000, but they are not 1 to 10.",
  },
  "as-much-as-possible": {
    does: "lets both players take the largest power there is",
    why: "Who takes as much as possible plays badly: of 5 stones 4 leave one for the opponent, and 2 leave three. A verdict needs all moves.",
  },
  "one-move-ahead": {
    does: "calls a heap won only if one move takes all of it",
    why: "A move also wins if it leaves a lost heap, such as 3 of 5 stones.",
  },
  "plain-nim": {
    does: "plays Nim with the heap, in which the first player takes all",
    why: "A move takes a power of two, and 3, 5 or 6 stones cannot be taken at once.",
  },
} as const;

/** The mistakes of HDU 1848. */
export const hdu1848 = {
  "not-cleared": notCleared("heap", "heaps"),
  "missing-move": {
    does: "never takes 2 stones",
    why: "The loop that makes the Fibonacci numbers begins with 1 and 1, or with 1 and 2, and one of its first two numbers does not get into the list.",
  },
  "one-stone": {
    does: "knows of each heap only whether it is won, and adds those",
    why: "Two won heaps may be won or lost together. Won and lost say what a heap is worth alone; beside others it needs its Grundy value.",
  },
  added: added("the values of the heaps"),
  rhythm: {
    does: "takes the remainder by 4 as the value of a heap",
    why: "The first values are 0, 1, 2, 3, 0, 1, 2, 3, and then the rhythm ends: a heap of 8 has the value 4.",
  },
  "list-too-short": {
    does: "takes no more than 89 stones at a time",
    why: "The heaps go up to 1,000, and so do the moves. A list that was typed for small heaps lacks the large ones.",
  },
  "plain-nim": sizesInNim,
  precedence: {
    does: "compares the last value with 0 before it takes the exclusive or",
    why: "In C, C++, Java and JavaScript the comparison binds tighter. The condition reads a ^ b ^ (c == 0). Write (a ^ b ^ c) == 0.",
  },
} as const;

/** The mistakes of HDU 1907. */
export const hdu1907 = {
  ...misere("heap", "has two pieces or more"),
  "always-one": {
    does: "calls a position lost exactly when its nim-sum is 1",
    why: "Nim-sum 1 is lost only when all heaps have one piece. While some heap has two or more, 0 is lost, as in normal play: 2 and 2, say.",
  },
  "one-loses-too": {
    does: "calls nim-sum 1 lost even with a heap of two pieces or more",
    why: "Nim-sum 1 is lost only when no heap has two pieces or more. With 2 and 3 it is won: leave 2 and 2.",
  },
  added: added("the heaps"),
} as const;

/** The mistakes of HDU 2177. */
export const hdu2177 = {
  "one-heap-first": {
    does: "prints the moves from one heap before the move from both",
    why: "Where both kinds win, the statement asks for the move from both heaps first.",
  },
  "one-move": {
    does: "prints only the first winning move",
    why: "Up to three moves win, one of each kind, and all of them are to be printed.",
  },
  "each-once": {
    does: "leaves out a position that it has printed for another move",
    why: "From 2 and 3 two moves lead to 1 and 2: one stone from both, and two stones from the larger heap. The statement asks for moves, and the programs that we could read print a line for each.",
  },
  "larger-only": {
    does: "takes from both heaps, or from the larger one",
    why: "The smaller heap has a winning move where the partner of the larger heap is smaller still: from 5 and 7, take one of the 5.",
  },
  "partner-below": {
    does: "takes from the larger heap only if it then becomes the smaller one",
    why: "Where the smaller heap is also the smaller one of its lost pair, the larger heap stays the larger one: from 1 and 4, leave 1 and 2.",
  },
  "equal-twice": {
    does: "prints the move from one of two equal heaps twice",
    why: "Two equal heaps are told apart by nothing. In the sample the heaps 2 and 2 have the line 1 2 once.",
  },
  unsorted: {
    does: "does not sort what the larger heap and the smaller one become",
    why: "A line has the smaller number first. When much is taken from the larger heap, it becomes the smaller one.",
  },
  "adds-stones": {
    does: "prints the lost pair with the same difference even if it has more stones",
    why: "A move takes stones. The pair with the same difference can be reached only if it is smaller than the position.",
  },
  "rough-ratio": roughRatio,
} as const;

/** The mistakes of HDU 2188. */
export const hdu2188 = {
  "mod-m": {
    does: "divides by m and not by m + 1",
    why: "A gift and its reply make m + 1 together; nothing in this game has the length m. A search in which the loop over the gifts ends before m gives the same answers.",
  },
  "goal-first": {
    does: "says Rabbit where the goal is at most m",
    why: "There the first player reaches the goal with one gift, and wins. The remainder says so by itself: n mod (m + 1) is n, and not 0.",
  },
  swapped: {
    does: "takes the goal for the largest gift, and the largest gift for the goal",
    why: "A line gives the goal n first, and then the largest gift m.",
  },
  greedy: {
    does: "lets both players always give m",
    why: "The most is not the best. From 5 with gifts up to 3, giving 3 leaves 2 and loses; giving 1 leaves 4 and wins.",
  },
  "last-loses": {
    does: "lets the player lose who reaches the goal",
    why: "Whoever brings the sum to n or beyond is the one who wins. As it is, a goal of 1 is always won by the first player.",
  },
  beyond: {
    does: "lets nobody win before the sum is more than n",
    why: "Bringing the sum to n exactly is enough. A goal of n that must be exceeded is a goal of n + 1.",
  },
  "plain-nim": {
    does: "plays Nim with one heap, in which the first player takes all",
    why: "A gift is at most m. The first player reaches the goal at once only if n is at most m.",
  },
  brackets: {
    does: "takes the remainder by m before it adds 1",
    why: "The remainder binds tighter than the addition: n % m + 1 is (n % m) + 1, and that is never 0. Write n % (m + 1).",
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
    why: "The first move must leave a stone, and then twice as many as it took may be taken. From 2 stones it takes 1, and the last one is the opponent’s.",
  },
  "fixed-limit": {
    does: "takes the remainder by 3",
    why: "The limit is twice the move before, and not two. It changes with every move.",
  },
  "once-as-many": {
    does: "calls the powers of two lost",
    why: "They are lost if a move may take at most as many as the one before it. Here it may take twice as many: 4 are won, by taking 1, and 3 are lost.",
  },
  "three-times": {
    does: "lets a move take three times as many stones as the one before it",
    why: "“At most twice as many” is a limit of 2t, and not of 2t more. With 3t the lost heaps are 1, 2, 3, 4, 6, 8, 11, …",
  },
  "without-two": {
    does: "calls 2 stones won",
    why: "From 2 stones the only move takes 1, and leaves the last one. A list of the lost heaps begins with 1 and 2, or a loop that builds it begins one step too late.",
  },
  "terms-counted": {
    does: "writes the heap as a sum of Fibonacci numbers, and calls an odd number of terms lost",
    why: "Only a sum of a single term is lost. From 12 = 8 + 3 + 1 one takes 1, and the opponent may not take 3.",
  },
  "list-too-short": {
    does: "knows the first 40 Fibonacci numbers, up to 165,580,141",
    why: "There are 45 Fibonacci numbers from 1 and 2 on below 2³¹. Build the list until it passes the largest heap.",
  },
  "square-test": {
    does: "asks in numbers of 64 bits whether 5n² + 4 or 5n² − 4 is a square",
    why: "That tells Fibonacci numbers, but 5n² has up to 65 bits, and a double keeps 53. Then numbers near a square count as squares.",
  },
} as const;
