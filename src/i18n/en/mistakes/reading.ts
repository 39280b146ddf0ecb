/** Mistakes in how an input is read, whatever the problem. */
export const reading = {
  "no-output": {
    name: "Nothing is printed",
    does: "prints nothing to its standard output",
    why: "Most often a freopen is left in, which reads from a file or writes to one. A judge gives the input on the standard input, and reads the standard output.",
  },
  "first-only": {
    name: "Only the first case is answered",
    does: "answers the first case and ends",
    why: "An input holds several cases: read and answer them in a loop.",
  },
  terminator: {
    name: "The last line is answered too",
    does: "answers the line that ends the input",
    why: "The 0, or the zeros, say that no case follows. Test for them before anything is printed.",
  },
  "end-of-input": {
    name: "The end of the input is not noticed",
    does: "goes on after the end of the input",
    why: "At the end scanf returns EOF, which is −1 and counts as true, and eof() is true only after an attempt to read has failed. Write while (scanf(…) == 1) with the number of values that are read, or while (cin >> …).",
  },
  count: {
    name: "The first number is taken for a count",
    does: "takes the first number of the input for the number of cases",
    why: "This input does not begin with the number of its cases. Read cases until the input ends, or up to the line that ends it.",
  },
} as const;
