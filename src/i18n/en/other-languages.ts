/** Texts of the section of a problem page for programs in other languages. */
export const otherLanguages = {
  title: "In another language",
  lead: "Write your program in C++, Python, Java or any other language, and run it on your own computer. Only its output is needed here.",

  check: {
    title: "Check an output",
    lead: "Run your program on one of these inputs, and put its output into the box.",
    test: "Test",
    tests: {
      sample: "The examples",
      small: "Every small case",
      random: "Random cases",
      largest: "The largest input",
    },
    copy: "Copy input",
    download: "Download input",
    making: "Creating the input…",
    copied: "Copied: {cases}.",
    tooLong: "This input is too long to copy ({size}). Download it instead.",
    copyFailed: "The browser did not allow copying. Download the input instead.",
    downloaded: "Downloaded: {name}, {cases}, {size}.",
    /** Follows the message that an input was copied or downloaded. */
    tooMany: "This input has more cases than the statement allows.",
    output: "Output of your program",
    outputHint: "Type or paste it, or open or drop a file of up to 32 MB.",
    held: "The file is checked instead of the text above.",
    open: "Open file",
    run: "Check",
    running: "Checking…",
    noScript: "Checking an output and creating the tests require JavaScript.",
    failed: "The output could not be checked: {message}",
  },

  result: {
    right: {
      one: "Right: the only line is correct.",
      other: "Right: all {n} lines are correct.",
    },
    empty: "There is no output yet. Put the output of your program into the box.",
    binary: "This is not text. Did you choose the program instead of its output?",
    wrong: "Line {line} is wrong: it is “{given}” and should be “{right}”.",
    blank: "Line {line} is wrong: it is empty and should be “{right}”.",
    missing: "Line {line} is missing: the output ends before it. It should be “{right}”.",
    beyond: "Line {line} is extra: all cases are answered before it.",
    close: "The two differ only in capitals or spaces, which most judges do not accept.",
    remarks: {
      "carriage-returns": "Lines end as on Windows. Judges that run on Linux may not accept that.",
      spaces: "Some lines end with spaces. Some judges call that a presentation error.",
      "blank-lines":
        "The output ends with blank lines. Some judges call that a presentation error.",
      utf16: "The file is in UTF-16, as older versions of PowerShell write it. It was read anyway.",
    },
    caseOf: "The case of line {line}",
    mistake: "A program that {does} prints exactly this.",
    or: "{one}, or {other}",
    more: "More: {does}",
  },

  package: {
    title: "All the tests, for your own judge",
    text: "The tests of this page as a package in the ICPC problem package format, which Kattis and DOMjudge can read. It contains the statement, every input with its answers, a program that validates inputs, and accepted programs.",
    download: "Download the tests",
    making: "Creating the tests…",
    made: "Downloaded: {name}, {size}.",
    failed: "The tests could not be created: {message}",
    notLoaded: "a file did not load. The network may be unavailable",
  },

  terminal: {
    title: "In a terminal",
    lead: "With Node.js or Deno, one command runs your program on all the tests and shows the smallest failing input found. Replace {command} with your own command, or with a C++ or Python source.",
    oneFile: "With one file, {file}, saved next to your program:",
    repository: "In a copy of the whole project:",
  },

  /** Comments and names in the package's `problem.yaml`. */
  packed: {
    author: "the authors of Grundy Notebook",
    about: [
      "The statement in our words, our tests, and our programs. The format is legacy-icpc:",
      "https://icpc.io/problem-package-format/spec/legacy-icpc.html",
    ],
  },
};
