import { judge } from "./judge.ts";

/** Texts of the judge in a terminal: `npm run judge`, and `lib/judge.js` of the built site. */
export const judgeTerminal = {
  usage: "Usage: {start} [--seed N] [--time MS] [--keep DIR] PROBLEM COMMAND…",
  help: `Tests your program on a contest problem: on the sample, on every small case, on cases that
known mistakes get wrong, on random cases and on the largest input. PROBLEM may be written hdu1848,
HDU-1848 or 1848. COMMAND is the command that starts the program, such as ./a.out or java Main. A
C++ source (mine.cpp, .cc, .cxx) is compiled with -O2, and once more with checks of its memory; a
Python source (mine.py) is run with python3. The program reads the judge's input from its standard
input and prints one line for each case. If it fails, the judge prints the smallest failing input
found, the reason for the right answer, and the mistake, if it is a known one.

  --seed N    use other random cases: a whole number, {seed} by default
  --time MS   milliseconds for each run, including its start. The default is {factor} times the
              judge's limit for C++, or {time} if that is not known. On Linux it is CPU time, and
              the time by the clock may be at most {waits} times as long; elsewhere it is the time
              by the clock. Use a larger value for an interpreted language, such as --time 10000.
  --keep DIR  write the input on which the program fails, and the right output, into DIR
  --help      print this help

The exit status is 0 if the program is accepted, 1 if it is not (including compile errors), and 2
for a mistake in the call. The program runs with your permissions, in a process group that ends
with it; processes that leave that group, for example with setsid, continue to run.`,
  problems: "PROBLEM is one of:",
  seeHelp: "Run {start} --help for the usage.",

  noneNamed: "Name the problem that your program is for.",
  noProblem: "There is no problem called {id}.",
  noCommand: "Add the command that starts your program after the problem.",
  noOption: "There is no option {option}.",
  noValue: "{option} needs a whole number from {min} to {max}, found {found}.",
  noFolder: "--keep needs a folder.",
  notWritten: "Cannot write into {folder}: {code}.",
  notFound: "There is no program {command}.",
  orHere: "There is no program {command}. To start the file in this folder, use ./{command}.",
  notExecutable:
    "{command} cannot be executed. Start a script with its interpreter, for example: node mine.js.",
  notStarted: "{command} could not be started: {code}.",
  noCompiler:
    "There is no C++ compiler for {source}: none of {compilers} can be started. Install one, or give the command of the compiled program.",

  compiled: "Compiled with {compiler}, and once more with {checks} to find faults.",
  compiledUnchecked:
    "Compiled with {compiler}. This compiler cannot compile it with {checks}, so memory errors may not be found.",
  compileError: "Compile error",
  noFault: "✓ No memory error in a run of all tests with these checks",
  fault: "{fault}\n\nFound with checks. Without them the program may continue with a wrong value.",

  steps: judge.steps,
  passed: "✓ {step}: {cases}, {time}",
  failed: "✗ {step}: {cases}",
  cases: judge.cases,
  lines: { one: "{n} line", other: "{n} lines" },
  milliseconds: "{n} ms",
  seconds: "{n} s",

  accepted: "Accepted. The largest input took {time}; {allowed} is allowed.",
  memory: "Memory: {n} MB at its peak.",
  memoryOver: "Memory: {n} MB at its peak, more than the {most} MB that {judge} allows.",
  verdicts: {
    wrong: "Wrong answer",
    type: "Wrong answer",
    time: "Time limit exceeded: not finished after {allowed}",
    wait: "Time limit exceeded: not finished after {waited} by the clock. Check whether the program waits for something.",
    memory: "Memory limit exceeded",
    runtime: "Runtime error: {message}",
    flood: "Output limit exceeded: more than {n} MB printed",
    nothing: "Wrong answer: the program printed nothing",
    outOfStep: "Wrong answer: {lines} for {cases}. Line {n} is the first wrong line",
  },
  status: "the exit status is {n}",
  signal: "ended by {signal}",
  outOfMemory: "out of memory; {ended}",
  signals: {
    SIGSEGV: "SIGSEGV, an access to memory that is not the program's",
    SIGBUS: "SIGBUS, an access to memory that is not the program's",
    SIGFPE: "SIGFPE, usually a division by zero",
    SIGABRT: "SIGABRT, an abort, such as an uncaught exception",
    SIGKILL: "SIGKILL, usually for lack of memory",
  } as Readonly<Record<string, string>>,
  errors: "The end of its standard error:",

  onlyAfter: judge.onlyAfter,
  onlyBefore: judge.onlyBefore,
  slowAlone: judge.slowAlone,
  slowTogether: judge.slowTogether,
  input: "The smallest failing input found:",
  inputOfMany: "The smallest failing input found, with {cases}:",
  moreLines: { one: "… and {n} more line", other: "… and {n} more lines" },
  wholeInput: "--keep DIR writes the whole input.",
  atCase: "At case {n}:",
  yours: "Your answer:  {answer}",
  right: "Right answer: {answer}",
  yourOutput: "Your output:",
  rightOutput: "Right output:",
  empty: "(an empty line)",
  cut: "{text}… ({n} characters)",
  nearly: "The answers differ only in capitals or spaces. A judge compares every character.",
  why: "Why: {verdict}, {meaning}",
  mistake: "Your answers match those of a program that {does}.\n{why}",
  kept: "Written: {input} and {output}",

  notes: {
    "carriage-returns": "Note: lines end with CR LF. This is accepted here, and by most judges.",
    spaces:
      "Note: there are spaces at the end of lines. They are accepted here, but not by every judge.",
    "blank-lines":
      "Note: the output ends with blank lines. They are accepted here, but not by every judge.",
  },
};
