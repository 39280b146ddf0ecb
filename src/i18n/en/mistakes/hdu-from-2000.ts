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
  "rough-ratio": {
    does: "multiplies the difference by 1.618",
    why: "The golden ratio is 1.6180339…. With three decimals, pairs are missed from a few hundred stones on.",
  },
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
  normal: {
    does: "judges by the nim-sum alone, as if the last apple won",
    why: "That is right while some row has two apples or more. When all rows have one, no choice is left, and the player to move wins exactly when their number is even.",
  },
  "turn-round": {
    does: "turns the verdict of normal play round",
    why: "That is right only when no row has two apples or more. While there is such a row, the nim-sum decides as in normal play.",
  },
  "all-large": {
    does: "goes by the nim-sum only where every row has two apples or more",
    why: "One large row is enough for the rule of normal play. A flag that a row of one apple sets back turns the verdict round too early.",
  },
  "flag-overwritten": {
    does: "looks only at its last row to see whether a row is large",
    why: "The flag must be kept once a large row is found. Here each row overwrites what the rows before it have said.",
  },
  "flag-kept": {
    does: "does not set its flag for a large row back between two cases",
    why: "Once a case has had a large row, all later cases count as having one. Set the flag, and the sum, anew for each case.",
  },
  added: {
    does: "adds the rows by + and not by exclusive or",
    why: "Two rows of the same length cancel each other. A plain sum of rows with apples is never 0.",
  },
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
