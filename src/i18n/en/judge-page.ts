/** Texts of the page of the judge: all its problems, and the ways to have a program tried. */
export const judgePage = {
  title: "The judge",
  summary:
    "Try your own program on a contest problem, in any language, and see the smallest input found on which it is wrong.",
  lead: "You have a program that should be right. Try it here: if it is wrong, you see the smallest input found that shows it, why the right answer is right, and often the very mistake.",
  problems: "The problems",
  /** On the page that lists the problems; a link stands for the judge's title. */
  toHere: "Your own program for a problem can be tried, in any language. See {judge}.",

  /** What became of the reader's program for a problem. */
  states: {
    untried: "Not tried yet",
    accepted: "Accepted, {seconds} s",
    /** A verdict, and the smallest input that shows it. */
    on: "{verdict} on",
  },
  kept: "What became of your programs is kept in this browser only.",
  noScript: "Which of them you have solved is kept by a script, and JavaScript is off.",

  waysTitle: "Five ways to have it tried",
  ways: [
    {
      title: "In the page",
      text: "Each problem’s page has a section “Your solution” with the beginning of a function in TypeScript: write the rest, and press “Run tests”. It is asked the sample, every small case, what known mistakes stumble over, random cases, and the largest input. All of it happens in your browser, and nothing leaves it.",
    },
    {
      title: "Check an output",
      text: "Below that section, “In another language” gives you the input of a test. Run your program on it where you always do, and paste or drop what it printed. The first wrong line is told with the right one and the reason, and so is what a strict judge would mind.",
    },
    {
      title: "All the tests, for a judge of your own",
      text: "In the same place, one press makes all tests of a problem into a package in the ICPC problem package format. It is for Kattis, DOMjudge, or a course with a judge of its own, and has the statement in our words, every input with its answers, a program that checks inputs, and accepted programs. The same seed makes the same file, byte for byte.",
    },
    {
      title: "In a terminal, with the whole project",
      text: "This tries a program of your machine on the same tests; put the command that starts yours, or its C++ or Python source, in the place of the last word. It prints the smallest input found on which your program is wrong, why, and the mistake if it is a known one. Options set the seed, the time that is allowed, and a folder in which that input is kept.",
      command: "npm run -s judge -- hdu1848 ./a.out",
    },
    {
      title: "In a terminal, with one file",
      text: "Save {file} beside your program: it is the same judge in one file, for Node.js and Deno. It needs no network and no other file. It takes the same options, and its exit status is 0 if your program is accepted, 1 if not.",
      command: "node judge.js hdu1848 ./a.out",
    },
  ],
};
