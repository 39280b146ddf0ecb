import { taskOf as exerciseTask } from "../../src/exercises/tasks.ts";
import { mistakesInWords } from "../../src/i18n/mistake-words.ts";
import { judge, type Failure as JudgeFailure, type Progress } from "../../src/judge/judge.ts";
import { judgeWords } from "../../src/i18n/judge-words.ts";
import type { End, Program } from "../../src/judge/program.ts";
import { asText, type Task } from "../../src/judge/task.ts";
import { textProgram } from "../../src/judge/text-program.ts";
import type { LinkedCell } from "../../src/notebook/link.ts";
import type { Failure } from "../../src/notebook/output.ts";
import { messageOf, speak } from "../../src/notebook/own-words.ts";
import type { Port } from "../../src/notebook/protocol.ts";
import { showHidden } from "../../src/notebook/show-hidden.ts";
import type { LoadRequest } from "../../src/programs/protocol.ts";
import { explanationColumns } from "../../src/problems/explanation.ts";
import { allowed as allowedBy } from "../../src/problems/feasible.ts";
import { readingOf } from "../../src/problems/reading-mistakes.ts";
import { findProblem, problemOf, taskOf as problemTask } from "../../src/problems/registry.ts";
import { explainCase } from "../solver/solve-input.ts";
import { KernelProgram, Other, Unstarted, type Kernels } from "./kernel-program.ts";
import { WorkerProgram } from "./worker-program.ts";
import type { Asked, PageFailure, PageJudgement, Reply, Request } from "./protocol.ts";

/** Milliseconds between two messages about how far a step has come. */
const BETWEEN = 40;

/** Milliseconds for the run that only collects what the program shows. */
const LOOK = 500;

const post = (reply: Reply): void => postMessage(reply);

/** Settles when the page answers with a kernel, or with why there is none. */
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
    // What a program that floods it has sent, and sends until it is gone, would be waited for.
    present?.close();
    post({ kind: "end", isDone });
  },
};

/** Reports at most every {@link BETWEEN} milliseconds, but for the first and the last of a step. */
function seldom(report: (progress: Progress) => void): (progress: Progress) => void {
  let last = -Infinity;
  return (progress) => {
    const isBetween = progress.answered > 0 && progress.answered < progress.cases;
    const now = performance.now();
    if (isBetween && progress.verdict === undefined && now - last < BETWEEN) return;
    last = now;
    report(progress);
  };
}

/** A program, and what else is known of it once it has failed. */
interface Judged {
  readonly task: Task;
  readonly program: Program<unknown>;
  readonly more: (failure: JudgeFailure<unknown>) => Promise<Partial<PageFailure>>;
}

/** A function of cells. */
function functionOf(asked: Asked, task: Task, cells: readonly LinkedCell[]): Judged {
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

/** A program that reads the judge's input and prints its output. */
function textProgramOf(asked: Asked, task: Task, program: LoadRequest, allowed: number): Judged {
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

async function judged(asked: Asked): Promise<PageJudgement> {
  const { language, seed } = asked;
  speak(language);
  const allowed = allowedBy(findProblem(asked.task)?.judge);
  const report = seldom((progress) => post({ kind: "progress", progress }));
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
    if (!(error instanceof Unstarted)) {
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
      return void judged(data.asked).then((judgement) => post({ kind: "judged", judgement }));
    case "kernel":
      present = data.port;
      return begun?.resolve(data.port as unknown as Port);
    case "no kernel":
      return begun?.reject(new Error(data.reason));
  }
});

const EXERCISE = "exercise:";

/** The task of a problem, "hdu1848", or of an exercise in code, "exercise:heap-values". */
const findTask = (id: string): Promise<Task> =>
  id.startsWith(EXERCISE) ? exerciseTask(id.slice(EXERCISE.length)) : problemTask(id);

/** Cases that are told one by one, and characters of an answer. */
const SHOWN = { cases: 10, characters: 400 } as const;

const written = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(written).join(",")}]`
    : Object.is(value, -0)
      ? "-0"
      : JSON.stringify(value);

/** A value as TypeScript writes it, cut where it is long. */
function inCode(value: unknown): string {
  if (value instanceof Other) return value.text;
  return cut(showHidden(written(value)));
}

const cut = (text: string): string =>
  text.length <= SHOWN.characters ? text : `${text.slice(0, SHOWN.characters)}…`;

/** A failure in the words of a language. */
function formatFailure(
  { task: id, language, program }: Asked,
  task: Task,
  { verdict, step, cases, fault, slow, mistakes }: JudgeFailure<unknown>,
  allowed: number,
): PageFailure {
  const problem = findProblem(id);
  const lines = fault.end.kind === "finished" ? fault.end.printed : undefined;
  const wrong = cases.slice(0, fault.at + 1);
  // What a program prints stands without quotes.
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
