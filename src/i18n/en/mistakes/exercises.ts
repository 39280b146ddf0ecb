import { added, notCleared, sharedMarks } from "./shared.ts";

/** Mistakes that two exercises share. */
const endIsN = {
  does: "calls a position without options N",
  why: "There is no move, so the player to move has lost: the position is P. The general rule already covers it, since none of its options is P.",
} as const;

const allMustBeP = {
  does: "calls a position N only if every one of its options is P",
  why: "You make only one move, so one option that is P is enough.",
} as const;

const leavesEarly = {
  does: "leaves the loop over the moves at the first one that is larger than the heap",
  why: "The moves may come in any order, so a smaller one may follow. Continue with the next move, or sort the moves first.",
} as const;

const wonOrLost = {
  does: "writes 1 for every won position, and 0 for the others",
  why: "A value is the least number that no option has. It is 0 if the position is lost, but if the position is won, it may be 1, 2, 3 or more.",
} as const;

/** The mistakes of the exercises in code, by the exercise. */
export const exercises = {
  "exercise:lost-heaps": {
    "end-is-n": endIsN,
    "all-must-be-p": allMustBeP,
    "without-zero": {
      does: "begins its list at 1",
      why: "There is no move from a heap of 0, so it is P, too.",
    },
    "leaves-early": leavesEarly,
  },
  "exercise:winning-take": {
    greedy: {
      does: "takes the largest number that it can",
      why: "A large move also brings your opponent nearer to the end. What counts is the heap that you leave: it must be P.",
    },
  },
  "exercise:letter-of": { "end-is-n": endIsN, "all-must-be-p": allMustBeP },
  "exercise:left-over": {
    added: {
      does: "adds the heaps with carrying, and splits the total",
      why: "Equal powers cancel here. In a plain sum, two equal powers add up to the next larger power.",
    },
    shared: {
      does: "lists each power of two that at least one heap uses",
      why: "If two heaps use the same power, it cancels. A power is left over only if an odd number of heaps use it.",
    },
  },
  "exercise:balance": {
    "not-smaller": {
      does: "replaces the first heap by its nim-sum with s, whether that is smaller or not",
      why: "A move makes a heap smaller. Choose a heap for which the result is smaller than the heap.",
    },
    "largest-heap": {
      does: "replaces the largest heap by its nim-sum with s",
      why: "The heap to change must have a 1 in the highest column of s. The largest heap need not have one there: from 2, 2, 1 you must take the 1.",
    },
  },
  "exercise:misere-letter": {
    normal: {
      does: "always calls heaps P if their nim-sum is 0",
      why: "If all heaps are 0 or 1, the players have no choice, and whoever takes the last stone loses. In this case the letters are exchanged.",
    },
    "turned-round": {
      does: "always calls heaps P if their nim-sum is not 0",
      why: "The letters are exchanged only if no heap has two stones or more. Otherwise they are those of normal play.",
    },
  },
  "exercise:two-heaps": {
    "two-cancel": {
      does: "lets two equal powers cancel, as in Nim",
      why: "Here a move may change two heaps, so it can take two equal heaps at once. Count how many heaps use each power: here 2 is not the same as 0.",
    },
  },
  "exercise:least-missing": {
    "after-the-largest": {
      does: "returns the number after the largest",
      why: "The least missing number may be much smaller. The numbers above it do not matter.",
    },
    "how-many": {
      does: "counts the different numbers",
      why: "That is an upper bound. The answer is smaller if a number below this bound is missing.",
    },
  },
  "exercise:heap-values": {
    "not-cleared": notCleared("heap", "heaps"),
    "leaves-early": leavesEarly,
  },
  "exercise:graph-values": {
    "shared-marks": sharedMarks,
    letters: wonOrLost,
  },
  "exercise:row-worth": {
    "without-jumps": {
      does: "moves a piece only if the square next to it is empty",
      why: "A piece jumps over the pieces directly on its right, to the first empty square behind them.",
    },
    "won-or-lost": wonOrLost,
  },
  "exercise:sum-letter": {
    added: added("the values"),
    sizes: {
      does: "takes the nim-sum of the numbers of stones",
      why: "Use the Grundy value of each heap. The size is the value in Nim, but in almost no other game.",
    },
    outcomes: {
      does: "counts the heaps that are won on their own, and checks whether their number is even",
      why: "A sum of two won heaps may be won or lost. In a sum, use the Grundy value of each heap.",
    },
  },
  "exercise:count-wins": {
    "only-smaller-values": {
      does: "counts only the moves that make the value of a heap smaller",
      why: "A move wins exactly if it gives a heap the value that makes the nim-sum 0. That value may be larger than the heap’s value before the move.",
    },
    "heaps-of-nim": {
      does: "counts the heaps that would have a winning move in Nim",
      why: "A heap of Nim has one option of each smaller value. Here several moves may leave the value that is needed, and that value may be larger.",
    },
  },
  "exercise:take-or-split": {
    "parts-added": {
      does: "adds the values of the two parts by +",
      why: "Two parts form a sum of games, and the value of a sum is the nim-sum of the values.",
    },
    "larger-part": {
      does: "takes the larger of the values of the two parts",
      why: "Two parts form a sum of games, and the value of a sum is the nim-sum of the values. Two equal parts have the value 0.",
    },
  },
  "exercise:far-value": {
    "preperiod-forgotten": {
      does: "divides the whole heap by the period",
      why: "The values of the preperiod do not repeat. Subtract the preperiod before you divide, and add it to the remainder.",
    },
    "not-added-back": {
      does: "subtracts the preperiod, but does not add it to the remainder",
      why: "The remainder is a place in the repeating part. In the list, that part begins after the preperiod.",
    },
  },
  "exercise:first-wrong": {
    "stops-at-m": {
      does: "compares no heap larger than m",
      why: "Up to m, the remainder is the heap itself. If the set contains a multiple of m + 1, the rule fails only at the heap of that size.",
    },
  },
  "exercise:least-period": {
    "preperiod-zero": {
      does: "assumes for every set that the values repeat from the start",
      why: "That is true for most small sets, but not for all: with 2, 4, 7 there are eight values before the repeating part.",
    },
    "last-is-largest": {
      does: "compares as many values as the last move of the list takes",
      why: "The moves may come in any order. A comparison of fewer values than the largest move proves nothing.",
    },
    "as-many-as-moves": {
      does: "compares as many values as there are moves",
      why: "Compare as many values as the largest move takes: a value may depend on all values up to that distance.",
    },
  },
  "exercise:stairs-letter": {
    "even-steps": {
      does: "takes the nim-sum of the even steps",
      why: "A coin on step 2 needs two moves to reach the ground, one by each player. The odd steps count.",
    },
    "from-the-top": {
      does: "takes every second step, beginning with the highest",
      why: "That is right if the number of steps is odd, and wrong if it is even. Count the steps from the ground, where the coins stop.",
    },
    "ground-too": {
      does: "takes the numbers at 0, 2, 4 and so on",
      why: "Coins on the ground cannot move, and every move from an even step can be answered. The odd steps count.",
    },
    "all-steps": {
      does: "takes the nim-sum of all steps",
      why: "A move from an even step can be answered with the same coins. Only the odd steps count.",
    },
  },
  "exercise:stairs-reply": {
    "carried-too-far": {
      does: "takes coins from an odd step and removes them",
      why: "Coins that leave a step arrive on the step below.",
    },
  },
  "exercise:count-carries": {
    "no-adding": {
      does: "counts only the moves from odd steps",
      why: "An odd step may also get the coins that it needs from the step above.",
    },
    "not-asked": {
      does: "counts one move for each odd step",
      why: "If an odd step needs more coins, there must be a step above it with that many coins.",
    },
  },
  "exercise:jump-value": {
    "even-blocks": {
      does: "takes the blocks with an even number of empty squares to their right",
      why: "A block with no empty square to its right cannot move: it is on step 0. With one empty square it is on step 1, which counts.",
    },
    "all-blocks": {
      does: "takes the nim-sum of all blocks that can move",
      why: "The blocks are like coins on a staircase, and only the odd steps count.",
    },
    "no-blocks": {
      does: "takes the nim-sum of the numbers of empty squares to the right of each piece",
      why: "A piece can move only to the next empty square. So this number is the step of the piece, not the size of a heap.",
    },
  },
  "exercise:rows-left": {
    "only-ends": {
      does: "hits only the pins at the ends",
      why: "A ball may also hit the middle of the row, and then it leaves two rows.",
    },
    "never-ends": {
      does: "always leaves two rows that are not empty",
      why: "A ball may also hit a pin at an end. Then one of the two rows is empty: 0.",
    },
    "one-pin": {
      does: "knocks down only one pin, never two",
      why: "A ball may also knock down two pins that are next to each other.",
    },
  },
  "exercise:octal-values": {
    "empty-parts": {
      does: "lets one of two heaps be empty",
      why: "The 4 in a digit allows a move that leaves two nonempty heaps. The 2 allows a move that leaves one heap.",
    },
    "parts-added": {
      does: "adds the values of two heaps by +",
      why: "Two heaps form a sum of games, and the value of a sum is the nim-sum of the values.",
    },
  },
  "exercise:unequal-split": {
    "equal-parts": {
      does: "also splits a heap into two equal parts",
      why: "The two parts must have different sizes. If equal parts were allowed, every even heap could become a position of value 0.",
    },
  },
  "exercise:proved-from": {
    "window-of-subtraction": {
      does: "requires only as many matches as the number of stones that a move can take",
      why: "That is enough if a move leaves one heap. If a heap may split, the larger part may be only about half of it, and even this half must be in the range where the values repeat.",
    },
    "to-the-end": {
      does: "accepts the first place from which the values repeat up to the end of the table",
      why: "The values must repeat up to about twice that place. A shorter table proves nothing.",
    },
    "period-forgotten": {
      does: "compares the heaps below 2n₀ + k",
      why: "Compare the heaps from n₀ up to, but not including, 2n₀ + p + k. There must be n₀ + p + k matches.",
    },
  },
  "exercise:lost-pair": {
    "floating-point": {
      does: "multiplies by the golden ratio in floating point",
      why: "For large heaps, rounding may move the product past an integer. A test in integers is exact.",
    },
    "in-order": {
      does: "recognises a lost pair only with the smaller heap first",
      why: "The order of the heaps does not matter.",
    },
    "equal-heaps": {
      does: "calls equal heaps lost, as in Nim",
      why: "One move can take both of two equal heaps.",
    },
  },
  "exercise:first-take": {
    "largest-term": {
      does: "leaves the largest Fibonacci number",
      why: "A Fibonacci number is lost only if the next player may not take all of it. Here the next limit is twice what you took, and that may be the whole heap. Take the smallest term of the sum.",
    },
    "takes-all": {
      does: "takes the whole heap if it is a Fibonacci number",
      why: "The first move may not take all stones. From a Fibonacci number every move loses, so the answer is 0.",
    },
    "powers-of-two": {
      does: "takes the power of two at the last 1 of the binary number",
      why: "That wins if a move may take at most as many stones as the move before. Here it may take twice as many.",
    },
  },
  "exercise:coins-letter": {
    "last-wins": {
      does: "calls the multiples of p + q lost",
      why: "If the heap is empty, the player to move has won, since the other player took the last coin. Which heaps force you to take the last coin?",
    },
    "only-one": {
      does: "calls a heap lost only if its remainder on division by p + q is 1",
      why: "That is right for p = 1. If up to p coins are left, every move takes all of them.",
    },
    "none-left": {
      does: "calls the multiples of p + q lost, too",
      why: "From a heap of p + q, you can leave p coins, and that heap is lost.",
    },
  },
  "exercise:misere-move": {
    normal: {
      does: "always leaves the nim-sum 0",
      why: "If you leave no value above 1, you must leave an odd number of ones.",
    },
    sizes: {
      does: "uses the sizes of the heaps as their values",
      why: "The size is the value in Nim. Here, use the Grundy value of each heap.",
    },
  },
  "exercise:obeys": {
    "terminal-too": {
      does: "also requires terminal positions to have such an option",
      why: "A terminal position has no options. The condition applies only to positions of value 0 that still have a move.",
    },
    "every-position": {
      does: "requires every position to have an option of value 1",
      why: "Only positions of value 0 need one.",
    },
  },
  "exercise:mock-letter": {
    "listed-twice": {
      does: "counts a coin as often as it is listed",
      why: "A coin that is listed twice is still one coin that shows heads. If you count it twice, its value cancels. Turn the list into a set first.",
    },
    "as-turtles": {
      does: "gives coin i the value i + 1",
      why: "Those are the values of Turning Turtles. Here a move may turn a third coin, and the values are odious numbers.",
    },
    evil: {
      does: "uses the one of 2i and 2i + 1 with an even number of binary ones",
      why: "Coin 0 has one move, so its value is 1, not 0. Use the one with an odd number of binary ones.",
    },
  },
  "exercise:times-nim": {
    ordinary: {
      does: "multiplies as usual",
      why: "That is right for a Fermat 2-power and a smaller factor, but not in general: 2 ⊗ 2 is 3.",
    },
    "as-sum": {
      does: "takes the nim-sum",
      why: "The nim-product is another operation: 0 ⊗ b is 0, and 1 ⊗ b is b.",
    },
    "no-carry": {
      does: "multiplies in base 2 without carrying",
      why: "The products of powers of two are different: 2 ⊗ 2 is 3, not 4. With 4, repeated products would grow without limit.",
    },
    "no-half": {
      does: "treats each Fermat 2-power as its own square",
      why: "F ⊗ F is F ⊕ F/2: 2 ⊗ 2 is 3, and 4 ⊗ 4 is 6.",
    },
  },
  "exercise:tree-value": {
    "counts-edges": {
      does: "counts the edges",
      why: "That is right for a stalk. Branches at one point are combined by the nim-sum, and equal branches cancel.",
    },
    "without-one": {
      does: "takes the nim-sum of the children’s values without the 1 for each edge",
      why: "An edge adds 1 to the value of everything above it.",
    },
    "one-in-all": {
      does: "adds 1 only once, to the nim-sum of the children’s values",
      why: "Each child has its own edge: add 1 to each value, and then take the nim-sum.",
    },
    "in-order": {
      does: "processes the points from the last to the first, as if children always came after their parents",
      why: "A parent may have a larger number than its child. Process a point only after all its children.",
    },
  },
  "exercise:graph-value": {
    "tree-only": {
      does: "ignores edges to points that were visited before",
      why: "Such an edge closes a cycle, and counts as a loop: nim-add 1.",
    },
    "parent-point": {
      does: "ignores a second edge to the point below",
      why: "Ignore only the edge on which the search came. A second edge to that point closes a cycle of two edges.",
    },
    "all-bridges": {
      does: "adds 1 for every edge up to a new point",
      why: "That is right for bridges. An edge of a cycle counts as a loop: nim-add 1.",
    },
    "odd-cycles": {
      does: "ignores the edges of cycles",
      why: "The edges of connected cycles become loops at one point. If their number is odd, one loop is left.",
    },
  },
  "exercise:pieces-letter": {
    letters: {
      does: "calls the position N if one piece on its own is won",
      why: "Your opponent may answer with another piece. Two pieces of equal value are lost together, even if each is won on its own.",
    },
    added: {
      does: "checks whether the sum of the values is odd",
      why: "The values are combined by the nim-sum, and all its binary digits count.",
    },
    vertices: {
      does: "takes the nim-sum of the numbers of the vertices",
      why: "The value of a vertex is the mex of the values to which its arrows lead. The numbers of the vertices are only names.",
    },
  },
  "exercise:good-starts": {
    "one-matching": {
      does: "returns the squares that one maximum matching misses",
      why: "Another maximum matching may miss other squares. Find them by alternating paths from the squares that this one misses.",
    },
    greedy: {
      does: "adds pairs as long as one fits",
      why: "A matching to which no pair can be added may still be too small. Let a square that is already matched look for another partner.",
    },
    "other-player": {
      does: "returns the squares from which the player to move wins",
      why: "You choose the square, and your opponent moves first. So choose a square that is lost for the player to move.",
    },
    "from-zero": {
      does: "counts rows and columns from 0",
      why: "Rows and columns count from 1 here, as at the judge.",
    },
  },
  "exercise:every-letter": {
    "usual-sum": {
      does: "takes the nim-sum of the Grundy values",
      why: "That is right for sums in which a move changes one heap. Here a turn makes a move in every heap that has one, and what counts is how long the heaps last.",
    },
    "ends-first": {
      does: "decides by the heap that ends first, by remoteness",
      why: "That is right if play ends with the first heap. Here play continues until the last heap ends, and the longest suspense decides.",
    },
    "winner-hurries": {
      does: "lets the winner of a heap end it early, and the loser delay the end",
      why: "The heap that lasts longest decides. So the winner of a heap makes it last as long as possible, and the loser makes it end as early as possible.",
    },
    "longest-play": {
      does: "lets both players make each heap last as long as possible",
      why: "The player who loses a heap wants it to end before another one. If the lengths of all options are odd, take the least.",
    },
  },
  "exercise:lasker-letter": {
    "as-nim": {
      does: "takes the nim-sum of the sizes",
      why: "A heap may also be split, so a heap of 3 has the value 4, and a heap of 4 has the value 3.",
    },
    "zero-too": {
      does: "gives the heap 0 the value −1",
      why: "The value n − 1 applies only to positive multiples of 4. A heap of 0 has no move, and its value is 0.",
    },
    "one-sided": {
      does: "changes the values of 3, 7, 11, … and not those of 4, 8, 12, …",
      why: "A heap of 3 has the value 4. So a heap of 4 has no option of value 3, and its own value is 3.",
    },
  },
} as const;
