import { judge } from "./judge.ts";

/** Texts of the judge in a terminal: `npm run judge`, and `lib/judge.js` of the built site. */
export const judgeTerminal = {
  usage: "Usage: {start} [--seed N] [--time MS] [--keep DIR] PROBLEM COMMAND…",
  help: `Tries a program of yours on a contest problem: on the sample, on every small case, on cases
that known mistakes get wrong, on random cases and on the largest input. PROBLEM may be written
hdu1848, HDU-1848 or 1848. COMMAND is whatever starts the program, such as ./a.out, or java Main.
A C++ source (mine.cpp, .cc, .cxx) is compiled with -O2, and once more with checks of its memory;
mine.py is given to python3. The program reads the judge's input from its standard input and
prints one line a case. Where it fails, you see the smallest input found that shows it, why the
right answer is right, and the mistake, if it is a known one.

  --seed N    other random cases: a whole number, {seed} if none is given
  --time MS   milliseconds for each run, its start included. If none is given: {factor} times
              the judge's limit for C++, or {time} where that is not known. On Linux it is CPU
              time, with at most {waits} times as much by the clock; elsewhere it is by the clock. Give an interpreted language more, such as --time 10000.
  --keep DIR  write the input on which the program fails, and the right output, into DIR
  --help      say this

The exit status is 0 if the program is accepted, 1 if it is not, a compile error included, and 2
for a mistake in the call. The program runs with your rights, in a process group that ends with
it; what leaves that group, as setsid does, goes on.`,
  problems: "PROBLEM is one of:",
  seeHelp: "{start} --help says how this is called.",

  noneNamed: "Name the problem that your program is for.",
  noProblem: "There is no problem called {id}.",
  noCommand: "Say how your program is started, after the problem.",
  noOption: "There is no option {option}.",
  noValue: "{option} needs a whole number from {min} to {max}, found {found}.",
  noFolder: "--keep needs a folder.",
  notWritten: "Cannot write into {folder}: {code}.",
  notFound: "There is no program {command}.",
  orHere: "There is no program {command}. The file in this folder is started as ./{command}.",
  notExecutable:
    "{command} cannot be executed. A program in a script language is started by that language, such as: node mine.js.",
  notStarted: "{command} could not be started: {code}.",
  noCompiler:
    "There is no C++ compiler for {source}: none of {compilers} can be started. Install one, or give the compiled program.",

  compiled: "Compiled with {compiler}, and once more with {checks} to find faults.",
  compiledUnchecked:
    "Compiled with {compiler}. This compiler cannot build it with {checks}, so faults of memory may stay hidden.",
  compileError: "Compile error",
  noFault: "✓ No fault of memory in a run of all tests with these checks",
  fault: "{fault}\n\nFound with checks. Without them the program may go on with a wrong value.",

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
    time: "Time limit exceeded: not done after {allowed}",
    wait: "Time limit exceeded: not done after {waited} by the clock. Does it wait for something?",
    memory: "Memory limit exceeded",
    runtime: "Runtime error: {message}",
    flood: "Output limit exceeded: more than {n} MB printed",
    nothing: "Wrong answer: nothing is printed",
    outOfStep: "Wrong answer: {lines} for {cases}. Line {n} is the first that is not right",
  },
  status: "the exit status is {n}",
  signal: "ended by {signal}",
  outOfMemory: "out of memory; {ended}",
  signals: {
    SIGSEGV: "SIGSEGV, memory that is not the program's",
    SIGBUS: "SIGBUS, memory that is not the program's",
    SIGFPE: "SIGFPE, most often a division by zero",
    SIGABRT: "SIGABRT, an abort, such as an uncaught exception",
    SIGKILL: "SIGKILL, most often too little memory",
  } as Readonly<Record<string, string>>,
  errors: "The end of its standard error:",

  onlyAfter: judge.onlyAfter,
  onlyBefore: judge.onlyBefore,
  slowAlone: judge.slowAlone,
  slowTogether: judge.slowTogether,
  input: "The smallest input found that shows it:",
  inputOfMany: "The smallest input found that shows it, of {cases}:",
  moreLines: { one: "… and {n} more line", other: "… and {n} more lines" },
  wholeInput: "--keep DIR writes the whole input.",
  atCase: "At case {n}:",
  yours: "Your answer:  {answer}",
  right: "Right answer: {answer}",
  yourOutput: "Your output:",
  rightOutput: "Right output:",
  empty: "(an empty line)",
  cut: "{text}… ({n} characters)",
  nearly: "Only capitals or spaces differ. A judge compares letter by letter.",
  why: "Why: {verdict}, {meaning}",
  mistake: "Your answers are those of a program that {does}.\n{why}",
  kept: "Written: {input} and {output}",

  notes: {
    "carriage-returns": "Note: lines end with CR LF. That is accepted here, and by most judges.",
    spaces:
      "Note: there are spaces at the end of lines. They are accepted here, not by every judge.",
    "blank-lines":
      "Note: the output ends with blank lines. They are accepted here, not by every judge.",
  },
};
