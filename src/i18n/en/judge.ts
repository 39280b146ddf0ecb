/** Texts of a solution, which is a reader's own program that is tested in the page. */
export const judge = {
  title: "Your solution",
  program: "Your program",
  results: "Test results",
  run: "Run tests",
  note: "In TypeScript you write one function, and the tests call it for each case. In C++ or Python you write the whole program, as you would submit it; choose the language above. Your program never leaves your browser.",
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
  /** For a step that has no cases of its own. */
  above: "covered by the cases above",
  casesOf: "{answered} of {cases} cases",
  /** The time of the largest input. */
  took: "{needed} of {allowed} allowed ({factor} times a judge’s limit, because it runs in a browser)",
  accepted: "Accepted: {needed} of {allowed} allowed",
  verdicts: {
    wrong: "Wrong answer",
    type: "Wrong type of answer",
    time: "Time limit exceeded",
    memory: "Memory limit exceeded",
    runtime: "Runtime error",
    output: "Output limit exceeded",
  },
  /** The reasons why a program that reads and prints text ended. */
  ends: {
    recursion:
      "the recursion is too deep for a browser, whose stack is smaller than a judge’s. In a terminal this limit does not apply",
    exception: "the program throws an exception; exceptions cannot be caught in the page",
    abort: "the program calls abort(), or a function that returns a value ends without a return",
    lost: "the browser ended the program, usually because it ran out of memory",
  },
  /** For a program that prints more or fewer lines than there are cases. */
  outOfStep:
    "{verdict}: the number of printed lines is {lines}, and the number of cases is {cases}",
  nothing: "{verdict}: the program printed nothing",
  inGroup: "{verdict}, group {group} of {groups}",
  overTime: "{verdict}: more than {allowed} ({factor} times a judge’s limit)",
  errorAt: "{what}, line {line}: {message}",
  error: "{what}: {message}",
  /** The announcement after a verdict: the case in one line, or the step. */
  onCase: ". On {input}",
  inStep: ". In the group “{step}”",
  answers: ", your answer is {given}, and the right answer is {right}.",
  unstarted: {
    program: "The program does not start",
    kernel: "The tests could not start",
  },
  /** Hints for a program that does not start. */
  otherLanguage: "This looks like {name}. Programs must be written in TypeScript here.",
  otherLanguageAbove: "This looks like {name}. Choose {name} above, and paste your program there.",
  otherLanguageBelow:
    "This looks like {name}. Programs must be written in TypeScript here. Use “In another language” below to test a program in {name}.",
  stopped: "Stopped by you. There is no verdict.",
  stale: "Stale: your program has changed since these tests. Run them again.",
  smallest: "The smallest failing input found",
  onlyAfter: {
    one: "The last of these cases fails only after the others; on its own it is answered correctly. The program starts afresh and gets {n} case. Check which values it keeps from one case to the next.",
    other:
      "The last of these cases fails only after the others; on its own it is answered correctly. The program starts afresh and gets these {n} cases in order. Check which values it keeps from one case to the next.",
  },
  onlyBefore:
    "Case {n} fails only if other cases follow; if the input ends after it, it is answered correctly. Check whether the program reads too much or too little of the input for it.",
  slowAlone:
    "This case is too slow even on its own. Either a loop never ends, or the work grows too fast with the size, usually exponentially. If it grows too fast, store each value when it is computed, and look it up when it is needed again.",
  slowTogether: {
    one: "{n} case takes too long.",
    other:
      "{n} cases together take too long, but no single case was found to be too slow. Compute everything that is the same for all cases, such as a table, only once, before the first case.",
  },
  longInput: "The input is too long to show. The program fails at its last case.",
  copyInput: "Copy the input",
  yours: "Yours",
  right: "Right",
  none: "no answer",
  printed: "What your program printed",
  mistake: "Your answers match those of a program that {does}.",
  /** Joins two mistakes that give the same answers. */
  or: "{one}, or {other}",
  more: "More: {does}",
  why: "Why",
};

/** Texts of programs in C++ and Python. */
export const programs = {
  language: "Language",
  languages: { ts: "TypeScript", cpp: "C++", python: "Python" },
  note: "Write or paste a whole program, as you would submit it: it reads the judge’s input and prints the output. Your program never leaves your browser.",
  program: "Your program in {language}",
  results: "Test results",
  standard: "Standard",
  run: "Run tests",
  stop: "Stop",
  ownInput: "Run it on an input of your own",
  input: "Input",
  runInput: "Run on this input",
  running: "The program is running",
  ran: "The program ended after {time}. Its output:",
  output: "What the program printed",
  reset: "Reset",
  copy: "Copy",
  wasReset: "The editor contains the original text again. Undo restores yours.",
  listing: "The listing is in the editor.",
  fromLink:
    "This program came with the link. It has not run yet; it runs only when you press a button.",
  badLink: "The link was cut off or damaged, so its program cannot be read.",
  share: "Share",
  shared:
    "Copied: a link that contains your program. Nothing was sent anywhere. The link has {n} characters; some programs cut off links of more than 2000.",
  sharedLink: "This page with your program",
  shareTooLong: "The program is too long for a link.",
  edited: "This is your text from an earlier visit. Reset restores the original listing.",
  back: "Back to your program",
  ownAgain: "Your own program is in the editor again.",
  needed: "{language} needs a one-time download of {size} MB; after that it also works offline.",
  download: "Download {language}",
  first: "Press Download {language} first. Your program runs when the download is complete.",
  cancel: "Cancel",
  downloading: "{done} of {size} MB",
  downloaded: "{language} is ready.",
  stored: "{language} is stored in this browser: {size} MB.",
  remove: "Remove {language}",
  faults: {
    network:
      "The download was interrupted. The part that arrived is stored; Download continues from there.",
    damaged: "A part of the download is damaged and was not used. Download tries again.",
    full: "The browser has no space to store the download. Free some space, or run the program in a terminal.",
    cancelled: "Cancelled. The part that arrived is stored; Download continues from there.",
  },
  unsupported:
    "{language} needs WebAssembly, which this browser does not support. You can run the program in a terminal.",
  notLoaded: "{language} could not be loaded: {reason}",
  preparing: "Loading the compiler…",
  compiling: "Compiling…",
  compileError: "Compile error",
  tooSlow: "Compile error: the compiler did not finish within {seconds} s",
  compilerFailed:
    "Compile error: the compiler failed, because the program is nested too deeply or is too large",
  tooLarge: "Memory limit exceeded: the variables of the program alone need {size} MB",
};
