/** Texts of the home page and the list of problems. */
export const home = {
  title: "Two players. No\u00a0luck. Who\u00a0wins?",
  lead: "Take any number of stones from one heap; whoever takes the last stone wins. You move first, and you can win. Your opponent has never made a mistake.",
  boardTitle: "A game of Nim",
  columnsTitle: "What your opponent sees",
  columns:
    "Not heaps, but columns. These are the heaps on the board above, written in binary; they follow your game, and the board follows them. Two 1s in a column cancel. What is left over is the nim-sum, written with ⊕, and your opponent always leaves you 0. Flip a digit and look who wins now.",
  pathTitle: "Start here",
  path: "Why do columns decide a game of stones? And why do the same columns decide games that have neither heaps nor stones? Read in this order; each page opens with something to try, and proves what it claims.",
  wholeTitle: "The whole book",
  problemsTitle: "Contest problems",
  problemsLead:
    "One page a problem: the rules in our words, the idea built up step by step, and a solver that takes real judge input in the page.",
  problemGroups: { main: "At length", practice: "Practice" },
  problemIdea: "Idea: {idea}.",
  problemFilter: {
    title: "Choose problems",
    find: "Title, judge or idea",
    level: "Level",
    everyLevel: "All",
    show: "Show",
    everyOne: "All",
    unread: "Not marked as read",
    read: "Marked as read",
    open: "Not accepted yet",
    accepted: "Accepted",
    shown: "{shown} of {count} problems",
    none: "No problem is like that. Ask for less, and some will come back.",
  },
  problemsMore:
    "Then use it on real problems. Each page reads your judge input and explains every verdict.",
  referenceTitle: "To look things up",
  runTitle: "Every number is computed",
  run: "Take 1 or 2 stones from a heap, and split what is left if you like: that game is called Kayles. Two lines find all its values and a period, and prove that it holds for ever.",
  runMore:
    "Code like this runs on every page, in your browser. Change it, and what follows from it is marked until it has run again.",
  doTitle: "Go on from here",
  doThese: [
    {
      kind: "play" as const,
      link: "Play any of the games",
      text: "from Nim to Northcott’s, with hints, reasons and positions of your own",
    },
    {
      kind: "solve" as const,
      link: "Hand a solver your input",
      text: "and read why each case is won or lost",
    },
    {
      kind: "look" as const,
      link: "Look at a game of your own",
      text: "and see its values, its proved period, and where it is lost",
    },
    {
      kind: "judge" as const,
      link: "Try your own program",
      text: "and see the smallest input found on which it is wrong, and why",
    },
    {
      kind: "take" as const,
      link: "Take a page away",
      text: "as a Jupyter notebook with the same code",
    },
  ],
};
