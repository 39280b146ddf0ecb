/** Texts of a solution: a reader's own program, tested in the page. */
export const judge = {
  title: "Your solution",
  program: "Your program",
  results: "Test results",
  run: "Run tests",
  note: "In TypeScript you write one function, which the tests call for each case. A program in C++ or Python is tried as you would submit it: choose its language above. Nothing that you write leaves your browser.",
  noScript: "Running the tests needs JavaScript.",
  running: "The tests are running",
  steps: {
    sample: "Examples",
    small: "Every small case",
    mistakes: "Known mistakes",
    random: "Random cases",
    largest: "Largest input",
  },
  passed: "passed",
  failed: "failed",
  runs: "running",
  shrinking: "looking for a smaller input…",
  waits: "not run",
  cases: { one: "{n} case", other: "{n} cases" },
  /** What a step has no cases of its own for. */
  above: "all among the cases above",
  casesOf: "{answered} of {cases} cases",
  /** How long the largest input took. */
  took: "{needed} of {allowed} allowed: {factor} times a judge’s limit, as it runs in a browser",
  accepted: "Accepted: {needed} of {allowed} allowed",
  verdicts: {
    wrong: "Wrong answer",
    type: "Wrong type of answer",
    time: "Time limit exceeded",
    memory: "Memory limit exceeded",
    runtime: "Runtime error",
    output: "Output limit exceeded",
  },
  /** Why a program that reads and prints has ended. */
  ends: {
    recursion:
      "the program calls itself too deeply for a browser, whose stack is smaller than a judge’s. In a terminal it has no such limit",
    exception: "the program throws an exception; exceptions cannot be caught in the page",
    abort: "the program calls abort(), or a function that returns a value ends without a return",
    lost: "the browser ended the program, most often for want of memory",
  },
  /** A program that prints more lines than cases, or fewer. */
  outOfStep:
    "{verdict}: the number of printed lines is {lines}, and the number of cases is {cases}",
  nothing: "{verdict}: nothing is printed",
  inGroup: "{verdict}, group {group} of {groups}",
  overTime: "{verdict}: more than {allowed}, {factor} times a judge’s limit",
  errorAt: "{what}, line {line}: {message}",
  error: "{what}: {message}",
  /** What follows a verdict where it is heard: the case in one line, or the step. */
  onCase: ". On {input}",
  inStep: ". Found by: {step}",
  answers: ", yours is {given}, right is {right}.",
  unstarted: {
    program: "The program does not start",
    kernel: "The tests could not begin",
  },
  /** Of a program that does not start. */
  otherLanguage: "This looks like {name}. A program is written in TypeScript here.",
  otherLanguageAbove: "This looks like {name}: choose {name} above, and paste it there.",
  otherLanguageBelow:
    "This looks like {name}. A program is written in TypeScript here. “In another language”, below, tries yours in {name}.",
  stopped: "Stopped by you. Nothing is decided.",
  stale: "Stale: your program has changed since these tests. Run them again.",
  smallest: "The smallest input found that shows it",
  onlyAfter: {
    one: "Only after others: asked alone, the last of these cases is answered rightly. The program starts afresh, and is asked {n} case. What does it keep from one case to the next?",
    other:
      "Only after others: asked alone, the last of these cases is answered rightly. The program starts afresh, and is asked {n} cases in a row. What does it keep from one to the next?",
  },
  onlyBefore:
    "Only before others: where the input ends after case {n}, that case is answered rightly. Does the program read too much for it, or too little?",
  slowAlone:
    "Asked alone, this case is not answered in time either. Unless a loop never ends, the work grows too fast with the size, most often exponentially: store each value once it is found, and look it up when it is needed again.",
  slowTogether: {
    one: "{n} case takes too long.",
    other:
      "{n} cases together take too long. No case was found that is too slow alone: what is the same for all cases, such as a table, is to be computed once, before the first.",
  },
  longInput:
    "The input is too long to show. Its last case is the one at which the program goes wrong.",
  copyInput: "Copy the input",
  yours: "Yours",
  right: "Right",
  none: "no answer",
  printed: "What your program printed",
  mistake: "Your answers are those of a program that {does}.",
  /** Between two mistakes that give the same answers. */
  or: "{one}, or {other}",
  more: "More: {does}",
  why: "Why",
};

/** Texts of programs in C++ and Python. */
export const programs = {
  language: "Language",
  languages: { ts: "TypeScript", cpp: "C++", python: "Python" },
  note: "Write or paste a whole program: it reads the judge’s input and prints its output, as one that you would submit. Nothing that you write leaves your browser.",
  program: "Your program in {language}",
  results: "Test results",
  standard: "Standard",
  run: "Run tests",
  stop: "Stop",
  ownInput: "Run it on an input of your own",
  input: "Input",
  runInput: "Run on this input",
  running: "The program is running",
  ran: "It ended after {time}. It printed:",
  output: "What the program printed",
  reset: "Reset",
  copy: "Copy",
  wasReset: "This is the first text again. Undo brings yours back.",
  listing: "The listing is in the editor.",
  fromLink:
    "This program came with the link. It has not run, and nothing runs until you press a button.",
  badLink: "The link was cut off or damaged, and the program in it cannot be read.",
  share: "Share",
  shared:
    "Copied: a link with your program. Nothing was sent anywhere. It has {n} characters; some programs cut off links of more than 2000.",
  sharedLink: "This page with your program",
  shareTooLong: "The program is too long for a link.",
  edited: "This is your text of an earlier visit. Reset brings back the listing’s.",
  back: "Back to your program",
  ownAgain: "This is your program again.",
  needed: "{language} needs {size} MB once; it then also works offline.",
  download: "Download {language}",
  first: "Press Download {language} first: what you asked for is done when it is here.",
  cancel: "Cancel",
  downloading: "{done} of {size} MB",
  downloaded: "{language} is ready.",
  stored: "{language} is stored in this browser: {size} MB.",
  remove: "Remove {language}",
  faults: {
    network: "The download broke off. What has arrived is stored: Download goes on from there.",
    damaged:
      "A part of the download is not what this site shipped, and was not used. Download tries again.",
    full: "The browser has no room to store it. Free some, or run the program in a terminal.",
    cancelled: "Cancelled. What has arrived is stored: Download goes on from there.",
  },
  unsupported:
    "This browser has no WebAssembly, which {language} needs. In a terminal the program needs none.",
  notLoaded: "{language} could not be loaded: {reason}",
  preparing: "Loading the compiler…",
  compiling: "Compiling…",
  compileError: "Compile error",
  tooSlow: "Compile error: the compiler did not end within {seconds} s",
  compilerFailed:
    "Compile error: the compiler fails on this program, which nests too deeply or is too large",
  tooLarge: "Memory limit exceeded: the variables of the program alone need {size} MB",
};
