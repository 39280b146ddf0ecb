import type { End, Program, Run } from "../../src/judge/program.ts";
import type { Task } from "../../src/judge/task.ts";
import type { LinkedCell } from "../../src/notebook/link.ts";
import type { Failure, Output } from "../../src/notebook/output.ts";
import { Room } from "../../src/notebook/outputs/marks.ts";
import type { Port } from "../../src/notebook/protocol.ts";
import { askKernel, Unstarted, type KernelRun } from "./ask-kernel.ts";

/** Where programs run. */
export interface Kernels {
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
export interface Declared {
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
