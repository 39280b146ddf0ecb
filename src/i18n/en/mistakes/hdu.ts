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
  "not-cleared": {
    does: "does not clear its marks between two vertices",
    why: "The marks say which values the options of one vertex have. If they stay for the next vertex, its mex is taken over the options of all vertices before it, and comes out too large.",
  },
  "shared-marks": {
    does: "searches by recursion, with one list of marks for all of its calls",
    why: "A call that marks an option’s value first asks for that value, and the deeper call clears the marks and sets its own. Each call needs marks of its own.",
  },
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
  added: {
    does: "adds the values of the pieces by + and not by exclusive or",
    why: "Two pieces of the same value cancel each other. A plain sum is 0 only where all values are.",
  },
  "plain-nim": {
    does: "plays Nim with the numbers of the vertices",
    why: "The number of a vertex is a name. What is combined by exclusive or is its Grundy value.",
  },
} as const;

/** The mistakes of HDU 1527. */
export const hdu1527 = {
  "rough-ratio": {
    does: "multiplies by 1.618",
    why: "The golden ratio is 1.6180339…. With three decimals, pairs are missed from a few hundred stones on.",
  },
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
  "not-cleared": {
    does: "does not clear its marks between two heaps",
    why: "The marks say which values the options of one heap have. If they stay for the next heap, its mex is taken over the options of all the smaller heaps too, and comes out too large.",
  },
  "shared-marks": {
    does: "searches by recursion, with one list of marks for all of its calls",
    why: "A call that marks an option’s value first asks for that value, and the deeper call clears the marks and sets its own. Each call needs marks of its own.",
  },
  "memo-kept": {
    does: "keeps the values that it has found when the set of amounts changes",
    why: "A value belongs to a heap and a set. When the next case brings another set, all values must be forgotten.",
  },
  added: {
    does: "adds the values of the heaps by + and not by exclusive or",
    why: "Two heaps of the same value cancel each other. A plain sum is 0 only where all values are.",
  },
  marks: {
    does: "has no mark for the value 100",
    why: "With 100 amounts the values go from 0 to 100, and that is 101 numbers. This program takes 0 for 100; in C++ an array that is too short may also do anything else.",
  },
  "one-short": {
    does: "has no value for a heap of 10,000 stones",
    why: "A table for the heaps 0 to 10,000 has 10,001 entries.",
  },
  "plain-nim": {
    does: "plays Nim with the sizes of the heaps",
    why: "In Nim a move takes any number of stones, and here only an amount of the set. What is combined by exclusive or is the Grundy value of each heap, and not its size.",
  },
  "table-too-short": {
    does: "has values for heaps of at most 1,000 stones",
    why: "A heap has up to 10,000 stones. In C++ an array that is too short may do anything; this program finds 0 behind its end.",
  },
} as const;

/** The mistakes of HDU 1730. */
export const hdu1730 = {
  distance: {
    does: "takes the difference of the two squares for the gap, without subtracting 1",
    why: "Between neighbouring squares there is no empty one: their difference is 1, and their gap 0. With two rows both ways agree.",
  },
  "no-absolute-value": {
    does: "subtracts Tom’s square from Jerry’s, whichever is larger",
    why: "The pieces may stand in either order. A row with Tom’s piece on the right gets a negative heap.",
  },
  "plain-nim": {
    does: "plays Nim with the numbers of the squares",
    why: "What a piece can do depends on where the other one stands. The heap of a row is the gap between the two.",
  },
  "magic-number": {
    does: "adds 11026 to each gap",
    why: "A table whose inner break leaves only one of two loops is shifted as a whole. Exclusive or does not go through an addition, so the shift has to be taken off first.",
  },
  added: {
    does: "adds the gaps by + and not by exclusive or",
    why: "Two equal gaps cancel each other. A plain sum is 0 only where no gap is left.",
  },
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
  "not-cleared": {
    does: "does not clear its marks between two heaps",
    why: "The marks say which values the options of one heap have. If they stay for the next heap, only the empty heap has the value 0, and every other is called won.",
  },
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
  "not-cleared": {
    does: "does not clear its marks between two heaps",
    why: "The marks say which values the options of one heap have. If they stay for the next heap, its mex is taken over the options of all the smaller heaps too, and comes out too large: every heap gets its own size, as if any number of stones could be taken.",
  },
  "missing-move": {
    does: "never takes 2 stones",
    why: "The loop that makes the Fibonacci numbers begins with 1 and 1, or with 1 and 2, and one of its first two numbers does not get into the list.",
  },
  "one-stone": {
    does: "knows of each heap only whether it is won, and adds those",
    why: "Two won heaps may be won or lost together. Won and lost say what a heap is worth alone; beside others it needs its Grundy value.",
  },
  added: {
    does: "adds the values of the heaps by + and not by exclusive or",
    why: "Two heaps of the same value cancel each other. A plain sum is 0 only where all three values are.",
  },
  rhythm: {
    does: "takes the remainder by 4 as the value of a heap",
    why: "The first values are 0, 1, 2, 3, 0, 1, 2, 3, and then the rhythm ends: a heap of 8 has the value 4.",
  },
  "list-too-short": {
    does: "takes no more than 89 stones at a time",
    why: "The heaps go up to 1,000, and so do the moves. A list that was typed for small heaps lacks the large ones.",
  },
  "plain-nim": {
    does: "plays Nim with the sizes of the heaps",
    why: "In Nim a move takes any number of stones, and here only a Fibonacci number. What is combined by exclusive or is the Grundy value of each heap, and not its size.",
  },
  precedence: {
    does: "compares the last value with 0 before it takes the exclusive or",
    why: "In C, C++, Java and JavaScript the comparison binds tighter. The condition reads a ^ b ^ (c == 0). Write (a ^ b ^ c) == 0.",
  },
} as const;

/** The mistakes of HDU 1907. */
export const hdu1907 = {
  normal: {
    does: "judges by the nim-sum alone, as if the last piece won",
    why: "That is right while some heap has two pieces or more. When all heaps have one, no choice is left, and the player to move wins exactly when their number is even.",
  },
  "turn-round": {
    does: "turns the verdict of normal play round",
    why: "That is right only when no heap has two pieces or more. While there is such a heap, the nim-sum decides as in normal play.",
  },
  "always-one": {
    does: "calls a position lost exactly when its nim-sum is 1",
    why: "Nim-sum 1 is lost only when all heaps have one piece. While some heap has two or more, 0 is lost, as in normal play: 2 and 2, say.",
  },
  "one-loses-too": {
    does: "calls nim-sum 1 lost even with a heap of two pieces or more",
    why: "Nim-sum 1 is lost only when no heap has two pieces or more. With 2 and 3 it is won: leave 2 and 2.",
  },
  "all-large": {
    does: "goes by the nim-sum only where every heap has two pieces or more",
    why: "One large heap is enough for the rule of normal play. A flag that a heap of one piece sets back turns the verdict round too early.",
  },
  "flag-overwritten": {
    does: "looks only at its last heap to see whether a heap is large",
    why: "The flag must be kept once a large heap is found. Here each heap overwrites what the heaps before it have said.",
  },
  "flag-kept": {
    does: "does not set its flag for a large heap back between two cases",
    why: "Once a case has had a large heap, all later cases count as having one. Set the flag, and the sum, anew for each case.",
  },
  added: {
    does: "adds the heaps by + and not by exclusive or",
    why: "Two heaps of the same size cancel each other. A plain sum of heaps that are not empty is never 0.",
  },
} as const;
