import { taskOf as exerciseTask } from "../../src/exercises/tasks.ts";
import { mistakesInWords } from "../../src/i18n/mistake-words.ts";
import { judge, type Failure as JudgeFailure, type Progress } from "../../src/judge/judge.ts";
import { judgeWords } from "../../src/i18n/judge-words.ts";
import type { End, Program } from "../../src/judge/program.ts";
import { asText, type Task } from "../../src/judge/task.ts";
import { textProgram } from "../../src/judge/text-program.ts";
import type { LinkedCell } from "../../src/notebook/link.ts";
import type { Failure } from "../../src/notebook/output.ts";
import { messageOf, setLanguage } from "../../src/notebook/messages.ts";
import type { Port } from "../../src/notebook/protocol.ts";
import { showHidden } from "../../src/notebook/show-hidden.ts";
import type { LoadRequest } from "../../src/programs/protocol.ts";
import { explanationColumns } from "../../src/problems/explanation.ts";
import { timeLimit as allowedBy } from "../../src/problems/feasible.ts";
import { readingOf } from "../../src/problems/reading-mistakes.ts";
import { findProblem, problemOf, taskOf as problemTask } from "../../src/problems/registry.ts";
import { explainCase } from "../solver/solve-input.ts";
import { KernelProgram, NonPlainAnswer, StartError, type Kernels } from "./kernel-program.ts";
import { WorkerProgram } from "./worker-program.ts";
import type { JudgeRequest, PageFailure, PageJudgement, Reply, Request } from "./protocol.ts";

/** Milliseconds between two messages about the progress of a step. */
const BETWEEN = 40;

/** Milliseconds for the run that only collects the outputs that the program shows. */
const LOOK = 500;

const post = (reply: Reply): void => postMessage(reply);

/** Settles when the page sends a kernel, or the reason why there is none. */
let begun: { resolve(port: Port): void; reject(error: Error): void } | undefined;

/** The port of the present kernel. */
let present: MessagePort | undefined;

const kernels: Kernels = {
  begin: () =>
    new Promise((resolve, reject) => {
      begun = { resolve, reject };
      post({ kind: "begin" });
    }),
  end: (isDone) => {
    // Otherwise the messages of a program that floods the port would delay the page's messages.
    present?.close();
    post({ kind: "end", isDone });
  },
};

/** Reports at most every {@link BETWEEN} milliseconds, except the first and the last progress of a step. */
function throttled(report: (progress: Progress) => void): (progress: Progress) => void {
  let last = -Infinity;
  return (progress) => {
    const isBetween = progress.answered > 0 && progress.answered < progress.cases;
    const now = performance.now();
    if (isBetween && progress.verdict === undefined && now - last < BETWEEN) return;
    last = now;
    report(progress);
  };
}

/** A program and a function that adds details to its failure. */
interface Judged {
  readonly task: Task;
  readonly program: Program<unknown>;
  readonly more: (failure: JudgeFailure<unknown>) => Promise<Partial<PageFailure>>;
}

/** Prepares a function of cells. */
function functionOf(asked: JudgeRequest, task: Task, cells: readonly LinkedCell[]): Judged {
  const { language } = asked;
  const formatEnd = (failure: Failure): End => ({
    kind: "crash",
    message: inWords(failure),
    ...(failure.line === undefined ? {} : { line: failure.line }),
  });
  const program = new KernelProgram(task, { cells, language, formatEnd }, kernels);
  const more = async ({ cases }: JudgeFailure<unknown>) => ({
    printed: await program.show(cases, LOOK),
  });
  return { task, program, more };
}

/** Prepares a program that reads the judge's input and prints the output. */
function textProgramOf(
  asked: JudgeRequest,
  task: Task,
  program: LoadRequest,
  allowed: number,
): Judged {
  const { language } = asked;
  const problem = problemOf(asked.task);
  const { run } = new WorkerProgram(program, kernels, judgeWords(language).judge.ends);
  const more = async (failure: JudgeFailure<unknown>) => {
    const reading = await readingOf(run, problem, task, failure, allowed);
    return reading ? { mistakes: mistakesInWords(language, "reading", [reading]) } : {};
  };
  return {
    task: asText(task),
    program: textProgram(run, problem),
    more,
  };
}

const inWords = ({ name, message }: Failure): string =>
  [name, message].filter((part) => part !== "" && part !== "Error").join(": ");

async function runJudgement(asked: JudgeRequest): Promise<PageJudgement> {
  const { language, seed } = asked;
  setLanguage(language);
  const allowed = allowedBy(findProblem(asked.task)?.judge);
  const report = throttled((progress) => post({ kind: "progress", progress }));
  try {
    const found = await findTask(asked.task);
    const { task, program, more } =
      asked.program.language === "ts"
        ? functionOf(asked, found, asked.program.cells)
        : textProgramOf(asked, found, asked.program, allowed);
    const judgement = await judge(task, program, { seed, allowed, report });
    if (judgement.verdict === "accepted" || judgement.verdict === "stopped") return judgement;
    return { ...formatFailure(asked, task, judgement, allowed), ...(await more(judgement)) };
  } catch (error) {
    const verdict = "unstarted";
    if (!(error instanceof StartError)) {
      return { verdict, by: "kernel", reason: messageOf(error) };
    }
    const { line } = error.failure;
    const reason = inWords(error.failure);
    return { verdict, by: "program", reason, ...(line === undefined ? {} : { line }) };
  }
}

addEventListener("message", ({ data }: MessageEvent<Request>) => {
  switch (data.kind) {
    case "judge":
      return void runJudgement(data.asked).then((judgement) => post({ kind: "judged", judgement }));
    case "kernel":
      present = data.port;
      return begun?.resolve(data.port as unknown as Port);
    case "no kernel":
      return begun?.reject(new Error(data.reason));
  }
});

const EXERCISE = "exercise:";

/** Returns the task of a problem, "hdu1848", or of an exercise in code, "exercise:heap-values". */
const findTask = (id: string): Promise<Task> =>
  id.startsWith(EXERCISE) ? exerciseTask(id.slice(EXERCISE.length)) : problemTask(id);

/** Maximum number of cases that are listed, and of characters of an answer. */
const SHOWN = { cases: 10, characters: 400 } as const;

const formatValue = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(formatValue).join(",")}]`
    : Object.is(value, -0)
      ? "-0"
      : JSON.stringify(value);

/** Formats a value in TypeScript notation; a long one is cut. */
function inCode(value: unknown): string {
  if (value instanceof NonPlainAnswer) return value.text;
  return cut(showHidden(formatValue(value)));
}

const cut = (text: string): string =>
  text.length <= SHOWN.characters ? text : `${text.slice(0, SHOWN.characters)}…`;

/** Formats a failure in the page's language. */
function formatFailure(
  { task: id, language, program }: JudgeRequest,
  task: Task,
  { verdict, step, cases, fault, slow, mistakes }: JudgeFailure<unknown>,
  allowed: number,
): PageFailure {
  const problem = findProblem(id);
  const lines = fault.end.kind === "finished" ? fault.end.printed : undefined;
  const wrong = cases.slice(0, fault.at + 1);
  // A printed text has no quotes.
  const show = (value: unknown): string =>
    program.language === "ts" ? inCode(value) : cut(showHidden(String(value)));
  return {
    verdict,
    step,
    count: cases.length,
    cases: wrong.slice(-SHOWN.cases).map((one) => task.print(one)),
    ...(wrong.length < cases.length ? { before: wrong.length } : {}),
    input: problem?.print(cases) ?? cases.map((one) => task.print(one)).join("\n"),
    right: show(fault.right),
    ...("given" in fault ? { given: show(fault.given) } : {}),
    end: fault.end,
    allowed,
    printed: [],
    ...(lines && { lines: lines.map((line) => showHidden(line)) }),
    ...(slow ? { slow } : {}),
    mistakes: mistakesInWords(language, id, mistakes),
    ...(problem
      ? {
          explained: explainCase(language, problem, wrong.at(-1), 0),
          columns: explanationColumns(language, problem),
        }
      : {}),
  };
}
