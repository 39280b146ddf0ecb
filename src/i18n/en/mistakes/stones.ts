/** The mistakes of the stones on a tree. */
export const stones = {
  "from-the-root": {
    name: "Counting the levels from the root",
    does: "counts the levels from the root, and takes every second of them",
    why: "Which levels count is settled at the leaves, where stones leave the game. From the root, every second level is right only if the number of levels is odd.",
  },
  "all-levels": {
    name: "Taking all levels for heaps",
    does: "takes every node for a heap of Nim",
    why: "Stones of a parent of leaves do not leave the game by a move: they join a leaf. Only every second level counts.",
  },
  "only-givers": {
    name: "Forgetting the moves that add stones",
    does: "counts no move that adds stones to a counted node",
    why: "To say who wins, moves that take from a heap are enough. To count the winning moves, one must also ask where stones can be added.",
  },
  "one-child": {
    name: "Counting a giving node once",
    does: "counts one move of each node that gives stones",
    why: "Left and right are two moves. From a leaf it is one.",
  },
  "leaf-twice": {
    name: "Counting a giving leaf twice",
    does: "counts two moves of each node that gives stones, even of a leaf",
    why: "A leaf has no children: its stones leave the game, and there is one way out.",
  },
  "empty-parent": {
    name: "Not asking whether the parent holds enough",
    does: "adds stones to a node without asking whether its parent holds as many",
    why: "A node that should receive 5 stones needs a parent with 5.",
  },
  "only-who-wins": {
    name: "Saying only who wins",
    does: "prints 1 for a won tree and 0 for a lost one",
    why: "The problem asks for the number of winning first moves.",
  },
  "less-than-parent": {
    name: "< in place of ≤ at the parent",
    does: "adds stones to a node only if its parent holds more than as many",
    why: "A parent that holds exactly as many stones as are missing can give them all.",
  },
  precedence: {
    name: "a ^ s < a, without brackets",
    does: "compares before it takes the exclusive or",
    why: "In C, C++, Java and JavaScript the comparison binds tighter. The condition reads a ^ (s < a), a number that is almost never 0, and so almost always true.",
  },
} as const;
