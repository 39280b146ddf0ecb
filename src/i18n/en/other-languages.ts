/** Texts of the part of a problem page that is for programs in any other language. */
export const otherLanguages = {
  title: "In another language",
  lead: "Write in C++, Python, Java or what you like, and let it run where you always do. Nothing of your program is needed here but what it prints.",

  check: {
    title: "Check an output",
    lead: "Give your program one of these inputs, and put what it prints into the box.",
    test: "Test",
    tests: {
      sample: "The examples",
      small: "Every small case",
      random: "Random cases",
      largest: "The largest input",
    },
    copy: "Copy input",
    download: "Download input",
    making: "The input is being made…",
    copied: "Copied: {cases}.",
    tooLong: "This input is long, {size}: download it.",
    copyFailed: "The browser refused to copy. Download works without it.",
    downloaded: "Downloaded: {name}, {cases}, {size}.",
    /** The rest is as the statement says. */
    tooMany: "These are more cases than the statement allows in one input.",
    output: "Output of your program",
    outputHint: "Type or paste it, or open or drop a file of up to 32 MB.",
    held: "This is checked, not the text above.",
    open: "Open file",
    run: "Check",
    running: "Checking…",
    noScript: "Checking an output, and making the tests, needs JavaScript.",
    failed: "The output could not be checked: {message}",
  },

  result: {
    right: {
      one: "Right: the one line is as it should be.",
      other: "Right: all {n} lines are as they should be.",
    },
    empty: "There is no output yet. Put what your program printed into the box.",
    binary: "This is not text. Did you choose the program in place of what it printed?",
    wrong: "Line {line} is wrong: it says “{given}”, and “{right}” is right.",
    blank: "Line {line} is wrong: it is empty, and “{right}” is right.",
    missing: "Line {line} is missing: the output ends before it. “{right}” belongs there.",
    beyond: "Line {line} is one too many: every case has its answer before it.",
    close: "Only capitals or spaces are different, which most judges do not forgive.",
    remarks: {
      "carriage-returns": "Lines end as in Windows. Judges run by Linux may mind it.",
      spaces: "Some lines end in spaces. Some judges call that a presentation error.",
      "blank-lines": "Blank lines stand at the end. Some judges call that a presentation error.",
      utf16: "The file is in UTF-16, as older PowerShells write it. It was read all the same.",
    },
    caseOf: "The case of line {line}",
    mistake: "A program that {does} prints just this.",
    or: "{one}, or {other}",
    more: "More: {does}",
  },

  package: {
    title: "All the tests, for a judge of your own",
    text: "The tests of this page as a package in the ICPC problem package format, which Kattis and DOMjudge read: the statement, every input with its answers, a program that checks how inputs are written, and accepted programs.",
    download: "Download the tests",
    making: "The tests are being made…",
    made: "Downloaded: {name}, {size}.",
    failed: "The tests could not be made: {message}",
    notLoaded: "a file did not load. The network may be away",
  },

  terminal: {
    title: "In a terminal",
    lead: "With Node.js or Deno, one line tries your program on all the tests and shows the smallest input found on which it is wrong. Put your own command, or a C++ or Python source, in the place of {command}.",
    oneFile: "With one file, {file}, saved beside your program:",
    repository: "In a copy of the whole project:",
  },

  /** In the package itself: comments and names in its `problem.yaml`. */
  packed: {
    author: "the authors of Grundy Notebook",
    about: [
      "The statement in our words, our tests, and our programs. The format is legacy-icpc:",
      "https://icpc.io/problem-package-format/spec/legacy-icpc.html",
    ],
  },
};
