import type { End, Program, Run } from "../../src/judging/program.ts";
import type { Task } from "../../src/judging/task.ts";
import { readAnswers } from "../../src/kernel/answers.ts";
import type { LinkedCell } from "../../src/kernel/link.ts";
import type { Failure, Output } from "../../src/kernel/output.ts";
import { Room } from "../../src/kernel/outputs/marks.ts";
import { readReply, type Port, type Request } from "../../src/kernel/protocol.ts";

/** Where programs run. */
export interface Kernels {
  /** The port of a fresh kernel. */
  begin(): Promise<Port>;
  /** Ends the kernel, which may have died before unless it is done. */
  end(isDone: boolean): void;
}

/** A program that did not come to its first case, by an error in its text or its cells. */
export class Unstarted extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super("Cannot start the program: its cells failed");
    this.failure = failure;
  }
}

/** What a program answered where it should have given a plain value. */
export class Other {
  /** In a few words: "Promise {}". */
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Calls in one message: first one at a time, then twice as many while they are answered within {@link SHORT} milliseconds. */
const SINGLE = 64;
const MOST = 4096;
const SHORT = 20;

/** Messages of a kernel beyond those it is asked for, at most. Only a program that posts messages itself sends more. */
const FLOOD = 500;

/** What may be asked of a run. */
interface Asking {
  readonly allowed: number;
  readonly heard?: ((answered: number) => void) | undefined;
  /** The index from which the calls are sent one by one. */
  readonly singleFrom?: number;
  /** Receives what the program shows. */
  readonly shown?: (output: Output) => void;
}

/** A program that is a function declared by the last of these cells: called in a kernel, a fresh one for each run. */
export class KernelProgram<Case> implements Program<Case> {
  readonly #task: Pick<Task<Case>, "entry" | "pass">;
  readonly #cells: readonly LinkedCell[];
  readonly #language: string;
  readonly #kernels: Kernels;
  readonly #sayEnd: (failure: Failure) => End;

  /** @param sayEnd of an error that the program threw */
  constructor(
    task: Pick<Task<Case>, "entry" | "pass">,
    cells: readonly LinkedCell[],
    language: string,
    kernels: Kernels,
    sayEnd: (failure: Failure) => End,
  ) {
    this.#task = task;
    this.#cells = cells;
    this.#language = language;
    this.#kernels = kernels;
    this.#sayEnd = sayEnd;
  }

  /** @throws {Unstarted} when the cells failed, or declare no such function; what `begin` throws is passed on. */
  async run(
    cases: readonly Case[],
    allowed: number,
    heard?: (answered: number) => void,
  ): Promise<Run> {
    const run = await this.#run(cases, { allowed, heard });
    const singleFrom = run.answers.length;
    if (run.end.kind !== "time" || singleFrom < SINGLE) return run;
    // Answers that were not sent yet are lost. The same again, slowly from there on, tells which case it was at.
    const again = await this.#run(cases, { allowed, singleFrom });
    return again.end.kind === "time" && again.answers.length > singleFrom ? again : run;
  }

  /** What the program shows when it is asked these cases, however that ends. */
  async show(cases: readonly Case[], allowed: number): Promise<readonly Output[]> {
    const outputs: Output[] = [];
    const room = new Room();
    let cut = 0;
    const shown = (output: Output): void => {
      if (output.kind === "cut") cut += output.count;
      else if (output.kind === "shown" && room.take(output.bundle)) outputs.push(output);
      else if (output.kind === "shown") cut += 1;
    };
    await this.#run(cases, { allowed, shown });
    return cut > 0 ? [...outputs, { kind: "cut", count: cut }] : outputs;
  }

  async #run(
    cases: readonly Case[],
    { allowed, heard, singleFrom = Infinity, shown }: Asking,
  ): Promise<Run> {
    const port = await this.#kernels.begin();
    let timer: ReturnType<typeof setTimeout> | undefined;
    return new Promise<Run>((resolve, reject) => {
      const answers: unknown[] = [];
      let asked = 0;
      let size = 1;
      let spent = 0;
      let sent = 0;
      let messages = 0;
      let failure: Failure | undefined;

      const close = (isDone: boolean): void => {
        clearTimeout(timer);
        port.onmessage = null;
        this.#kernels.end(isDone);
      };
      const end = (how: End): void => {
        close(how.kind === "finished" || how.kind === "crash");
        resolve({ answers, end: how, milliseconds: spent });
      };
      const post = (message: unknown): void => {
        timer = setTimeout(() => {
          spent += performance.now() - sent;
          end({ kind: "time" });
        }, allowed - spent);
        sent = performance.now();
        port.postMessage(message);
      };
      /** Counts the time since the last message was sent, and returns it. */
      const received = (): number => {
        clearTimeout(timer);
        const took = performance.now() - sent;
        spent += took;
        return took;
      };
      const ask = (): void => {
        const from = answers.length;
        if (from === cases.length) return end({ kind: "finished" });
        if (spent >= allowed) return end({ kind: "time" });
        asked = Math.min(from < SINGLE || from >= singleFrom ? 1 : size, cases.length - from);
        post(cases.slice(from, from + asked).map((one) => this.#task.pass(one)));
      };
      const hearStart = (data: unknown): void => {
        const reply = readReply(data);
        if (reply?.type === "output") {
          if (reply.output.kind === "failure") failure = reply.output.failure;
          else shown?.(reply.output);
        }
        if (reply?.type !== "done") return;
        received();
        if (reply.ok) return ask();
        close(true);
        reject(new Unstarted(failure ?? { name: "Error", message: "" }));
      };
      const hearAnswers = (data: unknown): void => {
        const reply = readAnswers(asked)(data);
        if (reply === undefined) {
          const shows = shown && readReply(data);
          if (shows?.type === "output") shown?.(shows.output);
          return;
        }
        const took = received();
        const isWhole = reply.answers.length === asked;
        asked = 0;
        for (const answer of reply.answers) answers.push(answer);
        heard?.(answers.length);
        if (reply.failure) return end(this.#sayEnd(reply.failure));
        if (reply.other !== undefined) answers.push(new Other(reply.other));
        if (reply.other !== undefined) return end({ kind: "finished" });
        if (!isWhole) return end({ kind: "flood" });
        size = took < SHORT ? Math.min(2 * size, MOST) : Math.ceil(size / 2);
        ask();
      };
      port.onmessage = ({ data }) => {
        messages += 1;
        if (messages > FLOOD + answers.length) return end({ kind: "flood" });
        if (asked === 0) hearStart(data);
        else hearAnswers(data);
      };
      const { entry } = this.#task;
      const calls = { entry, isHeard: shown !== undefined };
      post({
        cells: this.#cells,
        controls: {},
        language: this.#language,
        calls,
      } satisfies Request);
    });
  }
}
