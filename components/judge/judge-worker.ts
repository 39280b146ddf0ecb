import { notebookWords } from "../../src/i18n/notebook-words.ts";
import { say } from "../../src/i18n/say.ts";
import { judge, type Progress } from "../../src/judge/judge.ts";
import type { End } from "../../src/judge/program.ts";
import type { Failure } from "../../src/notebook/output.ts";
import { PhraseError, reasonOf } from "../../src/notebook/phrase-error.ts";
import type { Port } from "../../src/notebook/protocol.ts";
import { allowed as allowedBy } from "../../src/problems/allowed.ts";
import { findProblem } from "../../src/problems/registry.ts";
import { Unstarted } from "./ask-kernel.ts";
import { findTask } from "./find-task.ts";
import { KernelProgram, type Kernels } from "./kernel-program.ts";
import type { Asked, Reply, Request, SaidJudgement } from "./protocol.ts";
import { sayFailure } from "./say-failure.ts";

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

async function judged(asked: Asked): Promise<SaidJudgement> {
  const { language, cells, seed } = asked;
  const words = notebookWords(language).cell;
  const inWords = ({ name, message }: Failure): string => {
    const said = [say(words.faults, name), say(words.faults, message)];
    return said.filter((part) => part !== "" && part !== "Error").join(": ");
  };
  const sayEnd = (failure: Failure): End => ({
    kind: "crash",
    message: inWords(failure),
    ...(failure.line === undefined ? {} : { line: failure.line }),
  });
  const allowed = allowedBy(findProblem(asked.task)?.judge);
  const report = seldom((progress) => post({ kind: "progress", progress }));
  try {
    const task = await findTask(asked.task);
    const program = new KernelProgram(task, { cells, language, sayEnd }, kernels);
    const judgement = await judge(task, program, { seed, allowed, report });
    if (judgement.verdict === "accepted" || judgement.verdict === "stopped") return judgement;
    const printed = await program.show(judgement.cases, LOOK);
    return { ...sayFailure(asked, task, judgement, printed), allowed };
  } catch (error) {
    const verdict = "unstarted";
    if (!(error instanceof Unstarted)) {
      return { verdict, by: "kernel", reason: say(words.faults, reasonOf(error)) };
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
      return begun?.reject(
        typeof data.reason === "string" ? new Error(data.reason) : new PhraseError(data.reason),
      );
  }
});
