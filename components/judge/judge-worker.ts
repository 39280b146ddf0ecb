import { taskOf as exerciseTask } from "../../src/exercises/tasks.ts";
import { mistakesInWords } from "../../src/i18n/mistake-words.ts";
import { judge, type Failure as JudgeFailure, type Progress } from "../../src/judge/judge.ts";
import type { End } from "../../src/judge/program.ts";
import type { Task } from "../../src/judge/task.ts";
import type { Failure } from "../../src/notebook/output.ts";
import { messageOf, speak } from "../../src/notebook/own-words.ts";
import type { Port } from "../../src/notebook/protocol.ts";
import { showHidden } from "../../src/notebook/show-hidden.ts";
import { explanationColumns } from "../../src/problems/explanation.ts";
import { allowed as allowedBy } from "../../src/problems/feasible.ts";
import { findProblem, taskOf as problemTask } from "../../src/problems/registry.ts";
import { explainCase } from "../solver/explain-case.ts";
import { KernelProgram, Other, Unstarted, type Kernels } from "./kernel-program.ts";
import type { Asked, PageFailure, PageJudgement, Reply, Request } from "./protocol.ts";

/** Milliseconds between two messages about how far a step has come. */
const BETWEEN = 40;

/** Milliseconds for the run that only collects what the program shows. */
const LOOK = 500;

const post = (reply: Reply): void => postMessage(reply);

/** Settles when the page answers with a kernel, or with why there is none. */
let begun: { resolve(port: Port): void; reject(error: Error): void } | undefined;

/** Called when the present kernel is gone. */
let lost = (): void => {};

/** The port of the present kernel. */
let present: MessagePort | undefined;

const kernels: Kernels = {
  begin: (onlost) =>
    new Promise((resolve, reject) => {
      lost = onlost;
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

async function judged(asked: Asked): Promise<PageJudgement> {
  const { language, cells, seed } = asked;
  speak(language);
  const inWords = ({ name, message }: Failure): string =>
    [name, message].filter((part) => part !== "" && part !== "Error").join(": ");
  const formatEnd = (failure: Failure): End => ({
    kind: "crash",
    message: inWords(failure),
    ...(failure.line === undefined ? {} : { line: failure.line }),
  });
  const allowed = allowedBy(findProblem(asked.task)?.judge);
  const report = seldom((progress) => post({ kind: "progress", progress }));
  try {
    const task = await findTask(asked.task);
    const program = new KernelProgram(task, { cells, language, formatEnd }, kernels);
    const judgement = await judge(task, program, { seed, allowed, report });
    if (judgement.verdict === "accepted" || judgement.verdict === "stopped") return judgement;
    const printed = await program.show(judgement.cases, LOOK);
    return formatFailure(asked, task, judgement, { printed, allowed });
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
    case "lost":
      return lost();
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
  const code = showHidden(written(value));
  return code.length <= SHOWN.characters ? code : `${code.slice(0, SHOWN.characters)}…`;
}

/** A failure in the words of a language. */
function formatFailure(
  { task: id, language }: Pick<Asked, "task" | "language">,
  task: Task,
  { verdict, step, cases, fault, slow, mistakes }: JudgeFailure<unknown>,
  more: Pick<PageFailure, "printed" | "allowed">,
): PageFailure {
  const problem = findProblem(id);
  const last = cases.at(-1);
  return {
    verdict,
    step,
    count: cases.length,
    cases: cases.slice(-SHOWN.cases).map((one) => task.print(one)),
    input: problem?.print(cases) ?? cases.map((one) => task.print(one)).join("\n"),
    right: inCode(fault.right),
    ...("given" in fault ? { given: inCode(fault.given) } : {}),
    end: fault.end,
    ...more,
    ...(slow ? { slow } : {}),
    mistakes: mistakesInWords(language, id, mistakes),
    ...(problem
      ? {
          explained: explainCase(language, problem, last, 0),
          columns: explanationColumns(language, problem),
        }
      : {}),
  };
}
