import { notebookWords } from "../../src/i18n/notebook-words.ts";
import { say } from "../../src/i18n/say.ts";
import { judge, type Progress } from "../../src/judging/judge.ts";
import type { End, Program, Run } from "../../src/judging/program.ts";
import type { Failure, Output } from "../../src/kernel/output.ts";
import { PhraseError, reasonOf } from "../../src/kernel/phrase-error.ts";
import type { Port } from "../../src/kernel/protocol.ts";
import { allowed as allowedBy } from "../../src/problems/allowed.ts";
import { findProblem } from "../../src/problems/registry.ts";
import { Unstarted, askKernel, type KernelRun } from "./ask-kernel.ts";
import type { Asked, Reply, Request, SaidJudgement } from "./protocol.ts";
import { sayFailure } from "./say-failure.ts";
import { taskOf as exerciseTask } from "../../src/exercises/tasks.ts";
import type { Task } from "../../src/judging/task.ts";
import { taskOf as problemTask } from "../../src/problems/tasks.ts";
import type { LinkedCell } from "../../src/kernel/link.ts";
import { Room } from "../../src/kernel/outputs/marks.ts";

/** Where programs run. */
interface Kernels {
  /**
   * The port of a fresh kernel.
   *
   * @param onlost called when the kernel is gone without having been ended, with its process say
   */
  begin(onlost: () => void): Promise<Port>;
  /** Ends the kernel; one that is not done may have died before. */
  end(isDone: boolean): void;
}

/** A function that the last of some cells declares. */
interface Declared {
  readonly cells: readonly LinkedCell[];
  /** Of the page. */
  readonly language: string;
  /** How the program ended that threw this. */
  readonly sayEnd: (failure: Failure) => End;
}

type How = Pick<Parameters<typeof askKernel>[1], "heard" | "shown" | "singleFrom">;

/** A program that is a function of cells: it is called in a kernel, a fresh one for each run. */
export class KernelProgram<Case> implements Program<Case> {
  readonly #task: Pick<Task<Case>, "entry" | "pass">;
  readonly #declared: Declared;
  readonly #kernels: Kernels;

  constructor(task: Pick<Task<Case>, "entry" | "pass">, declared: Declared, kernels: Kernels) {
    this.#task = task;
    this.#declared = declared;
    this.#kernels = kernels;
  }

  /** @throws {Unstarted} when the cells failed, or declare no such function; what `begin` throws is passed on. */
  async run(
    cases: readonly Case[],
    allowed: number,
    heard?: (answered: number) => void,
  ): Promise<Run> {
    const run = await this.#run(cases, allowed, heard ? { heard } : {});
    if (run.end.kind !== "time" || run.unanswered <= 1) return run;
    // A kernel that hangs has not sent the last answers. Asked again, one by one from there on, it shows where it hangs.
    const singleFrom = run.answers.length;
    const again = await this.#run(cases, Math.min(allowed, 500 + 3 * run.until), { singleFrom });
    if (again.end.kind !== "time" || again.answers.length === singleFrom) return run;
    const { answers, until } = again;
    return { ...run, answers, end: { kind: "time", within: run.milliseconds - until } };
  }

  /** What the program shows when it is asked these cases, however that ends. */
  async show(cases: readonly Case[], allowed: number): Promise<readonly Output[]> {
    const outputs: Output[] = [];
    const room = new Room();
    let cut = 0;
    // The limits that the kernel applies, applied again: a program can post messages without them.
    const shown = (output: Output): void => {
      if (output.kind === "cut") cut += output.count;
      if (output.kind !== "shown") return;
      if (room.take(output.bundle)) outputs.push(output);
      else cut += 1;
    };
    await this.#run(cases, allowed, { shown });
    return cut > 0 ? [...outputs, { kind: "cut", count: cut }] : outputs;
  }

  async #run(cases: readonly Case[], allowed: number, how: How): Promise<KernelRun> {
    const { cells, language, sayEnd } = this.#declared;
    const { entry } = this.#task;
    const calls = { entry, isHeard: how.shown !== undefined };
    let isDone = false;
    const lost = new AbortController();
    const port = await this.#kernels.begin(() => lost.abort());
    try {
      const run = await askKernel(port, {
        request: { cells, controls: {}, language, calls },
        count: cases.length,
        calls: (from, to) => cases.slice(from, to).map((one) => this.#task.pass(one)),
        allowed,
        sayEnd,
        lost: lost.signal,
        ...how,
      });
      isDone = run.end.kind === "finished" || run.end.kind === "crash";
      return run;
    } catch (error) {
      isDone = error instanceof Unstarted;
      throw error;
    } finally {
      this.#kernels.end(isDone);
    }
  }
}

const EXERCISE = "exercise:";

/** The task of a problem, "hdu1848", or of an exercise in code, "exercise:heap-values". */
export const findTask = (id: string): Promise<Task> =>
  id.startsWith(EXERCISE) ? exerciseTask(id.slice(EXERCISE.length)) : problemTask(id);

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
