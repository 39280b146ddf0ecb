/** The mistakes of HDU 2188. */
export const hdu2188 = {
  "mod-m": {
    name: "n mod m instead of n mod (m + 1)",
    does: "divides by m and not by m + 1",
    why: "A gift and its reply make m + 1 together; nothing in this game has the length m. A search in which the loop over the gifts ends before m gives the same answers.",
  },
  "goal-first": {
    name: "A special case for n ≤ m, written the wrong way round",
    does: "says Rabbit where the goal is at most m",
    why: "There the first player reaches the goal with one gift, and wins. The remainder says so by itself: n mod (m + 1) is n, and not 0.",
  },
  swapped: {
    name: "The two numbers are swapped",
    does: "takes the goal for the largest gift, and the largest gift for the goal",
    why: "A line gives the goal n first, and then the largest gift m.",
  },
  greedy: {
    name: "Both players always give the most",
    does: "lets both players always give m",
    why: "The most is not the best. From 5 with gifts up to 3, giving 3 leaves 2 and loses; giving 1 leaves 4 and wins.",
  },
  "last-loses": {
    name: "Whoever reaches the goal loses",
    does: "lets the player lose who reaches the goal",
    why: "Whoever brings the sum to n or beyond is the one who wins. As it is, a goal of 1 is always won by the first player.",
  },
  beyond: {
    name: "The goal must be exceeded",
    does: "lets nobody win before the sum is more than n",
    why: "Bringing the sum to n exactly is enough. A goal of n that must be exceeded is a goal of n + 1.",
  },
  "plain-nim": {
    name: "Nim with one heap",
    does: "plays Nim with one heap, in which the first player takes all",
    why: "A gift is at most m. The first player reaches the goal at once only if n is at most m.",
  },
  brackets: {
    name: "n % m + 1, without brackets",
    does: "takes the remainder by m before it adds 1",
    why: "The remainder binds tighter than the addition: n % m + 1 is (n % m) + 1, and that is never 0. Write n % (m + 1).",
  },
} as const;

/** The mistakes of HDU 2509. */
export const hdu2509 = {
  normal: {
    name: "“Misère is the same as normal”",
    does: "judges by the nim-sum alone, as if the last apple won",
    why: "That is right while some row has two apples or more. When all rows have one, no choice is left, and the player to move wins exactly when their number is even.",
  },
  "turn-round": {
    name: "“Misère is the opposite of normal”",
    does: "turns the verdict of normal play round",
    why: "That is right only when no row has two apples or more. While there is such a row, the nim-sum decides as in normal play.",
  },
  "all-large": {
    name: "All rows in place of some row",
    does: "goes by the nim-sum only where every row has two apples or more",
    why: "One large row is enough for the rule of normal play. A flag that a row of one apple sets back turns the verdict round too early.",
  },
  "flag-overwritten": {
    name: "The last row decides what is large",
    does: "looks only at its last row to see whether a row is large",
    why: "The flag must be kept once a large row is found. Here each row overwrites what the rows before it have said.",
  },
  "flag-kept": {
    name: "The flag is not set back",
    does: "does not set its flag for a large row back between two cases",
    why: "Once a case has had a large row, all later cases count as having one. Set the flag, and the sum, anew for each case.",
  },
  added: {
    name: "A plain sum in place of the nim-sum",
    does: "adds the rows by + and not by exclusive or",
    why: "Two rows of the same length cancel each other. A plain sum of rows with apples is never 0.",
  },
} as const;

/** The mistakes of HDU 2516. */
export const hdu2516 = {
  "no-limit": {
    name: "No limit at all",
    does: "lets the first player win every heap",
    why: "The first move must leave a stone, and then twice as many as it took may be taken. From 2 stones it takes 1, and the last one is the opponent’s.",
  },
  "fixed-limit": {
    name: "At most two stones in each move",
    does: "takes the remainder by 3",
    why: "The limit is twice the move before, and not two. It changes with every move.",
  },
  "once-as-many": {
    name: "At most as many as the move before",
    does: "calls the powers of two lost",
    why: "They are lost if a move may take at most as many as the one before it. Here it may take twice as many: 4 are won, by taking 1, and 3 are lost.",
  },
  "three-times": {
    name: "At most three times as many",
    does: "lets a move take three times as many stones as the one before it",
    why: "“At most twice as many” is a limit of 2t, and not of 2t more. With 3t the lost heaps are 1, 2, 3, 4, 6, 8, 11, …",
  },
  "without-two": {
    name: "The list begins with 3",
    does: "calls 2 stones won",
    why: "From 2 stones the only move takes 1, and leaves the last one. A list of the lost heaps begins with 1 and 2, or a loop that builds it begins one step too late.",
  },
  "terms-counted": {
    name: "The terms of the sum are counted",
    does: "writes the heap as a sum of Fibonacci numbers, and calls an odd number of terms lost",
    why: "Only a sum of a single term is lost. From 12 = 8 + 3 + 1 one takes 1, and the opponent may not take 3.",
  },
  "list-too-short": {
    name: "The list of Fibonacci numbers ends too soon",
    does: "knows the first 40 Fibonacci numbers, up to 165,580,141",
    why: "There are 45 Fibonacci numbers from 1 and 2 on below 2³¹. Build the list until it passes the largest heap.",
  },
  "square-test": {
    name: "The test by squares in floating point",
    does: "asks in numbers of 64 bits whether 5n² + 4 or 5n² − 4 is a square",
    why: "That tells Fibonacci numbers, but 5n² has up to 65 bits, and a double keeps 53. Then numbers near a square count as squares.",
  },
} as const;

/** The mistakes of HDU 3032. */
export const hdu3032 = {
  "plain-nim": {
    name: "Nim with the sizes",
    does: "plays Nim with the sizes of the heaps",
    why: "Splitting a heap is a move as well. It gives the heaps of 3, 4, 7, 8 and so on other values than their sizes.",
  },
  swapped: {
    name: "The two remainders are swapped",
    does: "takes 1 from a heap with the remainder 3, and adds 1 to one with the remainder 0",
    why: "It is the other way round: a heap of 3 has the value 4, since its split into 1 and 2 has the value 3.",
  },
  "only-three": {
    name: "Only the remainder 3 is corrected",
    does: "takes the size of a heap for its value where the size is a multiple of 4",
    why: "The values of 4k + 3 and 4k + 4 are exchanged. A heap of 4 has the value 3, not that of a heap of 3.",
  },
  "won-only": {
    name: "Won and lost in place of values",
    does: "knows of each heap only that it is won, and counts the heaps",
    why: "Every heap alone is won. Two won heaps are lost together only if their values are equal.",
  },
  "and-precedence": {
    name: "n & 3 == 3, without brackets",
    does: "adds 1 to every odd heap, and takes every even one as it is",
    why: "In C, C++, Java and JavaScript the comparison binds tighter than &. The condition reads n & (3 == 3), and that is 1 for every odd n. Write (n & 3) == 3.",
  },
  added: {
    name: "A plain sum in place of the nim-sum",
    does: "adds the values of the heaps by + and not by exclusive or",
    why: "Two heaps of the same value cancel each other. A plain sum of heaps that are not empty is never 0.",
  },
  "last-loses": {
    name: "Whoever takes the last stone loses",
    does: "plays as in misère Nim, where the last stone loses",
    why: "The statement mentions misère Nim, but in its own game the last stone wins.",
  },
  "sum-kept": {
    name: "The nim-sum is not set back",
    does: "does not set its nim-sum back to 0 between two cases",
    why: "Each case has its own sum. After a case that Alice wins the next one begins with the wrong number.",
  },
  "table-too-short": {
    name: "A table for heaps up to 1,000",
    does: "has values for heaps of at most 1,000 stones",
    why: "A heap has up to 2,147,483,647 stones. In C++ an array that is too short may do anything; this program finds 0 behind its end.",
  },
} as const;

/** The mistakes of HDU 3595. */
export const hdu3595 = {
  "usual-sum": {
    name: "The nim-sum of the games",
    does: "takes the nim-sum of the Grundy values",
    why: "That is right where a move is made in one game. Here it is made in all of them, and what counts is how long each lasts.",
  },
  "any-won": {
    name: "One won game is enough",
    does: "says MM as soon as MM wins one of the games",
    why: "The game that ends last decides. With 1 and 1 beside 3 and 2 she wins the first, which ends at once, and loses the other.",
  },
  "first-to-end": {
    name: "The shortest game decides",
    does: "goes by the game that ends first",
    why: "Play goes on in the other games until the last of them ends.",
  },
  added: {
    name: "The moves of all games together",
    does: "adds the moves of all games, and asks whether that is odd",
    why: "The moves in different games are made at the same time. Only the longest game counts.",
  },
  greedy: {
    name: "Only the largest multiple",
    does: "always subtracts the largest multiple, and counts the moves",
    why: "Where there is a choice, the winner may have to leave one multiple. Then the game lasts one move longer, and another player makes the last one.",
  },
  "one-each": {
    name: "One subtraction in each move",
    does: "always subtracts the smaller heap once",
    why: "A move subtracts any positive multiple. From 2 and 1 the mover takes 2 at once, and wins.",
  },
  "always-choice": {
    name: "A choice in every position",
    does: "lets the player to move choose who moves at the next remainder, even where there is one move only",
    why: "From 3 and 2 there is one move, to 1 and 2, and the opponent wins. Only a quotient of at least 2 gives a choice.",
  },
  unsorted: {
    name: "The larger heap is taken to come first",
    does: "divides the first heap by the second, whichever is larger",
    why: "The input gives the two heaps in any order. If the first is smaller, such a program counts a move that nobody makes.",
  },
  "longest-kept": {
    name: "The longest game of an earlier case",
    does: "does not set its greatest number of moves back between two cases",
    why: "Each case has its own longest game. Set the maximum to 0 anew.",
  },
} as const;

/** The mistakes of HDU 5724. */
export const hdu5724 = {
  "left-end-last": {
    name: "The left end is the last digit, and the table is still filled upwards",
    does: "fills its table before the options of a row are there",
    why: "With square 1 as bit 0 every move makes the mask larger. Filled upwards, the table then reads options that are still 0, and each row that can move gets the value 1.",
  },
  "shared-marks": {
    name: "A recursion whose marks are shared by all its calls",
    does: "searches with one set of marks for all of its calls",
    why: "A deeper call clears and overwrites the marks of the call that waits for it. Each call needs marks of its own.",
  },
  "not-cleared": {
    name: "The marks are not cleared",
    does: "does not clear its marks between two rows",
    why: "The marks say which values the options of one row have. If they stay for the next row, its mex is taken over the options of all the rows before it.",
  },
  "marks-for-rows": {
    name: "Too few marks",
    does: "has marks for the values 0 to 7 only",
    why: "A word of 8 bits has no mark for the value 8. Values up to 19 occur, but only in crowded rows: a row on its own is never judged wrongly.",
  },
  "no-jump": {
    name: "A piece that is blocked stays where it is",
    does: "lets a piece go to the next square only, and never jump",
    why: "The statement lets a piece jump over all pieces between it and the nearest empty square.",
  },
  "one-jump": {
    name: "A piece jumps over one other at most",
    does: "lets a piece jump over one other, and not over more",
    why: "The nearest empty square may lie behind a whole block of pieces. Every piece of the block can go there.",
  },
  "piece-heaps": {
    name: "Each piece is taken for a heap",
    does: "takes each piece for a heap of the empty squares on its right",
    why: "A piece goes to the nearest empty square, not to any. And its move changes what lies on the right of the pieces that it jumps.",
  },
  "square-heaps": {
    name: "The squares up to the right end are a heap",
    does: "takes each piece for a heap of all the squares on its right, 20 − p",
    why: "A move takes a piece to the nearest empty square, and not as far as one likes. And an occupied square on its right is no place to go to.",
  },
  "plain-nim": {
    name: "Nim with the squares",
    does: "plays Nim with the numbers of the squares",
    why: "A number of the input is a place, and no number of moves: a piece on square 20 has none. What is combined by exclusive or is the Grundy value of each row.",
  },
  "row-by-row": {
    name: "One won row is taken for a win",
    does: "says YES as soon as one row alone is won",
    why: "Two won rows may be lost together. What a row is worth beside others is its Grundy value, and the nim-sum of those decides.",
  },
  mirrored: {
    name: "The board is mirrored",
    does: "takes square 1 as the last digit of a mask, and still moves pieces to smaller digits",
    why: "With 1 << (y - 1) square 20 is the first digit, and a move to the right makes the mask larger. Moves that make it smaller go to the left. Write 1 << (20 - y), or make the moves go up.",
  },
  precedence: {
    name: "row & 1 << i == 0, without brackets",
    does: "finds no empty square, and so no move",
    why: "In C, C++, Java and JavaScript the comparison binds tighter than &. The condition reads row & (1 << i == 0), and that is always 0. Write (row & 1 << i) == 0.",
  },
  added: {
    name: "A plain sum in place of the nim-sum",
    does: "adds the values of the rows by + and not by exclusive or",
    why: "Two rows of the same value cancel each other. A plain sum is 0 only where all values are.",
  },
  parity: {
    name: "Only the last bit of the nim-sum",
    does: "asks whether the nim-sum is odd",
    why: "The first player wins with any nim-sum but 0: an even one, such as 2, is won as well.",
  },
} as const;
