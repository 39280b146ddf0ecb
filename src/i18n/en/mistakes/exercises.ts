import { added, notCleared, sharedMarks } from "./shared.ts";

/** Mistakes that two exercises share. */
const endIsN = {
  does: "calls a position without options N",
  why: "Nobody can move there, so the player whose turn it is has lost: it is P. No rule of its own is needed, since none of its options is P.",
} as const;

const allMustBeP = {
  does: "calls a position N only if every one of its options is P",
  why: "You make only one move. One option that is P is enough.",
} as const;

const leavesEarly = {
  does: "leaves the loop over the moves at the first one that is larger than the heap",
  why: "The moves may come in any order, and a smaller one may follow. Go on with the next move, or sort them first.",
} as const;

const wonOrLost = {
  does: "writes 1 for every position that is won, and 0 for the others",
  why: "A value is the least number that no option has. It is 0 where the position is lost, but where it is won it may be 2, 3 or more.",
} as const;

/** The mistakes of the exercises in code, by the exercise. */
export const exercises = {
  "exercise:lost-heaps": {
    "end-is-n": endIsN,
    "all-must-be-p": allMustBeP,
    "without-zero": {
      does: "begins its list at 1",
      why: "From a heap of 0 nobody can move, so it is P, too.",
    },
    "leaves-early": leavesEarly,
  },
  "exercise:winning-take": {
    greedy: {
      does: "takes the largest number that it can",
      why: "Large moves bring the end nearer for both players. What counts is the heap that you leave: it must be P.",
    },
  },
  "exercise:letter-of": { "end-is-n": endIsN, "all-must-be-p": allMustBeP },
  "exercise:left-over": {
    added: {
      does: "adds the heaps with carrying, and splits the total",
      why: "Equal powers cancel here. In a plain sum they make the next larger power.",
    },
    shared: {
      does: "lists each power of two that at least one heap uses",
      why: "Two heaps with the same power cancel it. It is left over where the number of heaps that use it is odd.",
    },
  },
  "exercise:balance": {
    "not-smaller": {
      does: "replaces the first heap by its nim-sum with s, whether that is smaller or not",
      why: "A move makes a heap smaller. Touch a heap for which the result is less than it holds.",
    },
    "largest-heap": {
      does: "replaces the largest heap by its nim-sum with s",
      why: "The heap to touch has a 1 in the highest column of s, and the largest heap need not have one there: from 2, 2, 1 you must take the 1.",
    },
  },
  "exercise:misere-letter": {
    normal: {
      does: "calls heaps P when their nim-sum is 0, whatever they are",
      why: "Where all heaps are 0 or 1 nobody has a choice, and whoever takes the last stone loses. There the letters are turned round.",
    },
    "turned-round": {
      does: "calls heaps P when their nim-sum is not 0, whatever they are",
      why: "Only where no heap has two stones or more are the letters turned round. With one such heap they are those of normal play.",
    },
  },
  "exercise:two-heaps": {
    "two-cancel": {
      does: "lets two equal powers cancel, as in Nim",
      why: "A move may now touch two heaps, so it can take two equal ones at once. Count how many heaps use a power: this time 2 is not as good as 0.",
    },
  },
  "exercise:least-missing": {
    "after-the-largest": {
      does: "gives the number after the largest",
      why: "The least missing number may come long before: what lies above it does not matter.",
    },
    "how-many": {
      does: "counts the different numbers",
      why: "That is the most that the answer can be. It is reached only where no number below it is missing.",
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
      does: "moves a piece only where the square next to it is empty",
      why: "A piece goes over the pieces directly on its right, to the first empty square behind them.",
    },
    "won-or-lost": wonOrLost,
  },
  "exercise:sum-letter": {
    added: added("the values"),
    sizes: {
      does: "takes the nim-sum of the numbers of stones",
      why: "A heap counts with its Grundy value. Size and value agree in Nim, and almost nowhere else.",
    },
    outcomes: {
      does: "counts the heaps that are won alone, and looks whether their number is even",
      why: "Two heaps that are won may be won or lost together. Beside others a heap counts with its Grundy value.",
    },
  },
  "exercise:count-wins": {
    "only-smaller-values": {
      does: "counts only the moves that make the value of a heap smaller",
      why: "A move wins exactly when it gives a heap the value that the nim-sum asks for. That value may be larger than the one it had.",
    },
    "heaps-of-nim": {
      does: "counts the heaps that would have a winning move in Nim",
      why: "A heap of Nim has one option of each smaller value. Here several moves may leave the value that is asked for, and it may be a larger one.",
    },
  },
  "exercise:take-or-split": {
    "parts-added": {
      does: "adds the values of the two parts by +",
      why: "Two parts are a sum of games, and its value is the nim-sum of theirs.",
    },
    "larger-part": {
      does: "takes the larger of the values of the two parts",
      why: "Two parts are a sum of games, and its value is the nim-sum of theirs. Two equal parts are worth 0.",
    },
  },
  "exercise:far-value": {
    "preperiod-forgotten": {
      does: "divides the whole heap by the period",
      why: "The first values do not repeat. Subtract the preperiod before you divide, and add it after.",
    },
    "not-added-back": {
      does: "subtracts the preperiod, and looks up the remainder itself",
      why: "The remainder counts from where the repeating part begins. In the list that part begins after the preperiod.",
    },
  },
  "exercise:first-wrong": {
    "stops-at-m": {
      does: "compares no heap larger than m",
      why: "Up to m the remainder is the heap itself. A multiple of m + 1 in the set breaks the rule later, at the heap of that size.",
    },
  },
  "exercise:least-period": {
    "preperiod-zero": {
      does: "says of every set that its values repeat from the start",
      why: "Most small sets do, and some do not: with 2, 4, 7 eight values come before the part that repeats.",
    },
    "last-is-largest": {
      does: "compares as many values as the last move of the list takes",
      why: "The moves may come in any order. A window that is shorter than the largest move proves nothing.",
    },
    "as-many-as-moves": {
      does: "compares as many values as there are moves",
      why: "The window must be as long as the largest move: a value depends on all that lies within its reach.",
    },
  },
  "exercise:stairs-letter": {
    "even-steps": {
      does: "takes the nim-sum of the even steps",
      why: "A coin on step 2 has two moves to make, one for each player. The odd steps count.",
    },
    "from-the-top": {
      does: "takes every second step, beginning with the highest",
      why: "That is right where the number of steps is odd, and wrong where it is even. Count from the place where coins stop.",
    },
    "ground-too": {
      does: "takes the numbers at 0, 2, 4 and so on",
      why: "Coins on the ground cannot move at all, and those on even steps gain nothing.",
    },
    "all-steps": {
      does: "takes the nim-sum of all steps",
      why: "A move from an even step can be answered with the same coins. Only the odd steps count.",
    },
  },
  "exercise:stairs-reply": {
    "carried-too-far": {
      does: "takes coins from an odd step and puts them nowhere",
      why: "What leaves a step arrives on the one below.",
    },
  },
  "exercise:count-carries": {
    "no-adding": {
      does: "counts only the moves from odd steps",
      why: "An odd step may also get what it needs from the step above.",
    },
    "not-asked": {
      does: "counts one move for each odd step",
      why: "Where an odd step needs more coins, the step above must be there and hold them.",
    },
  },
  "exercise:jump-value": {
    "even-blocks": {
      does: "takes the blocks with an even number of empty squares to their right",
      why: "A block with no empty square to its right cannot move. One such square is step 1, which counts.",
    },
    "all-blocks": {
      does: "takes the nim-sum of all blocks that can move",
      why: "Blocks are coins on stairs, and only the odd steps count.",
    },
    "no-blocks": {
      does: "takes the nim-sum of the numbers of empty squares to the right of each piece",
      why: "A piece jumps to the next empty square only. So that number is a step on which the piece is a coin, and no heap.",
    },
  },
  "exercise:rows-left": {
    "only-ends": {
      does: "hits only the pins at the ends",
      why: "A ball may hit the row in the middle, and leaves two rows then.",
    },
    "never-ends": {
      does: "always leaves two rows that are not empty",
      why: "A ball may also hit a pin at an end. Then one of the two rows is 0.",
    },
    "one-pin": {
      does: "knocks down one pin, never two",
      why: "A ball may also take two pins that stand side by side.",
    },
  },
  "exercise:octal-values": {
    "empty-parts": {
      does: "lets one of two heaps be empty",
      why: "The 4 in a digit allows two heaps, neither of them empty. Whether one heap may be left is said by the 2.",
    },
    "parts-added": {
      does: "adds the values of two heaps by +",
      why: "Two heaps are a sum of games, and its value is the nim-sum of theirs.",
    },
  },
  "exercise:unequal-split": {
    "equal-parts": {
      does: "lets a heap fall into two equal parts, too",
      why: "The two parts must differ in size. With equal parts every even heap could become a position of value 0.",
    },
  },
  "exercise:proved-from": {
    "window-of-subtraction": {
      does: "is content with as many matches as a move can take",
      why: "That is enough where one heap is left. Where a heap may split, the larger part is about half of it, and half of it must lie where the values repeat.",
    },
    "to-the-end": {
      does: "takes the first place from which the values of the table repeat",
      why: "The table must go on repeating up to about twice that place. One that ends earlier proves nothing.",
    },
    "period-forgotten": {
      does: "compares the heaps below 2n₀ + k",
      why: "The heaps from n₀ up to 2n₀ + p + k are compared, that one not included: so there are n₀ + p + k matches.",
    },
  },
  "exercise:lost-pair": {
    "floating-point": {
      does: "multiplies by the golden ratio in floating point",
      why: "For large heaps the product is rounded across an integer. The test in integers is exact.",
    },
    "in-order": {
      does: "knows the pair only with the smaller heap first",
      why: "The order of the heaps does not matter.",
    },
    "equal-heaps": {
      does: "calls equal heaps lost, as in Nim",
      why: "From equal heaps a move takes both.",
    },
  },
  "exercise:first-take": {
    "largest-term": {
      does: "leaves the largest Fibonacci number",
      why: "The rest is a Fibonacci number, but the next limit is twice what was taken, not all but one. Take the smallest term of the sum.",
    },
    "takes-all": {
      does: "takes a whole heap that is a Fibonacci number",
      why: "The first move may not take all. From a Fibonacci number every move loses, and the answer is 0.",
    },
    "powers-of-two": {
      does: "takes the last 1 of the binary number",
      why: "That wins where nobody may take more than the move before. Here it may be twice as many.",
    },
  },
  "exercise:coins-letter": {
    "last-wins": {
      does: "calls the multiples of p + q lost",
      why: "After such a heap is empty, the player to move has won: the other one took the last coin. Which heaps force you to take it?",
    },
    "only-one": {
      does: "calls a heap lost if 1 is left on division by p + q",
      why: "That is right for p = 1. With up to p coins on the table every move takes all of them.",
    },
    "none-left": {
      does: "calls the multiples of p + q lost, too",
      why: "From a heap of p + q you can leave p coins, which are lost.",
    },
  },
  "exercise:misere-move": {
    normal: {
      does: "leaves nim-sum 0, whatever the values are",
      why: "Where no value above 1 is left, an odd number of ones must be left.",
    },
    sizes: {
      does: "takes the sizes of the heaps for their values",
      why: "Size and value agree in Nim. Here a heap counts with its Grundy value.",
    },
  },
  "exercise:obeys": {
    "terminal-too": {
      does: "asks terminal positions for an option, too",
      why: "A terminal position has no option at all. The condition is about positions of value 0 that still have a move.",
    },
    "every-position": {
      does: "asks every position for an option of value 1",
      why: "Only those of value 0 need one.",
    },
  },
  "exercise:mock-letter": {
    "listed-twice": {
      does: "counts a coin as often as it is listed",
      why: "A coin that is listed twice shows heads once. Counted twice, its value cancels. Make the list a set first.",
    },
    "as-turtles": {
      does: "gives coin i the value i + 1",
      why: "Those are the values of Turning Turtles. A move may turn a third coin here, and the values are odious numbers.",
    },
    evil: {
      does: "takes the one of 2i and 2i + 1 with an even number of binary ones",
      why: "Coin 0 has one move, so its value is 1 and not 0. The value has an odd number of binary ones.",
    },
  },
  "exercise:times-nim": {
    ordinary: {
      does: "multiplies as usual",
      why: "That is right for a Fermat 2-power and a smaller factor. But 2 ⊗ 2 is 3.",
    },
    "as-sum": {
      does: "takes the nim-sum",
      why: "The nim-product is another operation: 0 ⊗ b is 0, and 1 ⊗ b is b.",
    },
    "no-carry": {
      does: "multiplies in base 2 without carrying",
      why: "The products of powers of two differ: 2 ⊗ 2 is 3 and not 4. Otherwise products would grow without end.",
    },
    "no-half": {
      does: "lets the square of a Fermat 2-power be that power",
      why: "F ⊗ F is F ⊕ F/2: 2 ⊗ 2 is 3, and 4 ⊗ 4 is 6.",
    },
  },
  "exercise:tree-value": {
    "counts-edges": {
      does: "counts the edges",
      why: "That is right for a stalk. Two branches of a point are combined by the nim-sum, and equal ones cancel.",
    },
    "without-one": {
      does: "takes the nim-sum of the children’s values without the 1 for each edge",
      why: "An edge makes the value of what stands on it larger by 1.",
    },
    "one-in-all": {
      does: "adds 1 once, to the nim-sum of the children’s values",
      why: "Each child has an edge of its own: add 1 to each value, and then take the nim-sum.",
    },
    "in-order": {
      does: "goes through the points from the last to the first, as if children came after their parents",
      why: "A parent may have the larger number. Finish a point when all its children are finished.",
    },
  },
  "exercise:graph-value": {
    "tree-only": {
      does: "ignores edges to points that were visited before",
      why: "Such an edge closes a cycle, and counts as a loop: nim-add 1.",
    },
    "parent-point": {
      does: "ignores a second edge to the point below",
      why: "Only the edge on which it came is the way back. A second one closes a cycle of two edges.",
    },
    "all-bridges": {
      does: "adds 1 for every edge up to a new point",
      why: "That is right for bridges. An edge of a cycle counts as a loop: nim-add 1.",
    },
    "odd-cycles": {
      does: "leaves out the edges of the cycles",
      why: "The edges of a piece become loops at one point. If their number is odd, one is left.",
    },
  },
  "exercise:pieces-letter": {
    letters: {
      does: "calls the position N as soon as one piece alone is won",
      why: "The opponent may answer with another piece. Two pieces of equal value are lost together, whatever each is alone.",
    },
    added: {
      does: "looks whether the sum of the values is odd",
      why: "The values go together by nim-sum, in all binary digits.",
    },
    vertices: {
      does: "takes the nim-sum of the numbers of the vertices",
      why: "A vertex has the mex of the values that its arrows lead to. The numbers are only names.",
    },
  },
  "exercise:good-starts": {
    "one-matching": {
      does: "returns the squares that one maximum matching misses",
      why: "Another maximum matching may miss other squares. They are found by alternating paths from these.",
    },
    greedy: {
      does: "lays pairs as long as one fits",
      why: "A matching that cannot be extended may be too small. Let a rival look for another partner.",
    },
    "other-player": {
      does: "returns the squares from which the player to move wins",
      why: "You choose the square, and your opponent steps first. So choose a square that is lost for the player to move.",
    },
    "from-zero": {
      does: "counts rows and columns from 0",
      why: "They count from 1 here, as at the judge.",
    },
  },
  "exercise:every-letter": {
    "usual-sum": {
      does: "takes the nim-sum of the Grundy values",
      why: "That is for sums in which a move changes one heap. Here every heap that has a move is moved in, and what counts is how long the heaps last.",
    },
    "ends-first": {
      does: "looks for the heap that ends first, by remoteness",
      why: "That is for play that ends with the first heap. Here it goes on until the last one, and the longest suspense decides.",
    },
    "winner-hurries": {
      does: "lets the winner of a heap end it soon, and the loser late",
      why: "The heap that lasts longest decides. So the winner of a heap wants to be the one whose heap is left, and holds out; the loser hurries.",
    },
    "longest-play": {
      does: "lets both players hold out",
      why: "Who loses a heap wants it to be over before another one: from options that are all odd, take the least.",
    },
  },
  "exercise:lasker-letter": {
    "as-nim": {
      does: "takes the nim-sum of the sizes",
      why: "A heap may also be split, so 3 is worth 4, and 4 is worth 3.",
    },
    "zero-too": {
      does: "gives the heap 0 the value −1",
      why: "The value is n − 1 for the multiples of 4 from 4 on. A heap of 0 has no move, and its value is 0.",
    },
    "one-sided": {
      does: "changes the values of 3, 7, 11, … and not those of 4, 8, 12, …",
      why: "A heap of 4 has no option of value 3: the heap of 3 is worth 4. So the heap of 4 is worth 3.",
    },
  },
} as const;
