import type { End, Program, Run } from "../../src/judge/program.ts";
import type { Task } from "../../src/judge/task.ts";
import { readAnswers, sizeOf, type Calls } from "../../src/notebook/answers.ts";
import type { LinkedCell } from "../../src/notebook/link.ts";
import type { Failure, Output } from "../../src/notebook/output.ts";
import { Capacity } from "../../src/notebook/outputs/marks.ts";
import { readReply, type Port, type Request } from "../../src/notebook/protocol.ts";

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

/** So many cases of a run are asked one by one: where they are few, it is known at which of them a program hangs. */
const SINGLE = 64;

/** Cases in one message, at most; there are twice as many in each while they are answered within so many milliseconds. */
const MOST = 4096;
const SHORT = 20;

/** Milliseconds that are left to answers on their way when the time is over: a program that is only slow sends them. */
const GRACE = 200;

/** Messages of a kernel beyond the answers, at most. Only a program that posts messages itself sends more. */
const FLOOD = 5000;

/** Items and characters of all answers of a run, at most: no right answers are a tenth of it. */
const MOST_ANSWERED = 16_000_000;

/** What a kernel is asked. */
interface Asking {
  readonly request: Request;
  /** How many calls there are, and the arguments of some of them. */
  readonly count: number;
  readonly calls: (from: number, to: number) => Calls;
  /** Milliseconds for all of them. */
  readonly allowed: number;
  readonly heard?: (answered: number) => void;
  readonly shown?: (output: Output) => void;
  /** How the program ended that threw this. */
  readonly formatEnd: (failure: Failure) => End;
}

/**
 * Asks a fresh kernel some calls: a message, its answers, the next message. Time is counted here, from each message to its
 * answers. Whatever the program sends is read as untrusted.
 *
 * @throws {Unstarted} when the cells failed, or declare no such function
 */
function askKernel(port: Port, asking: Asking): Promise<Run> {
  const { count, allowed, shown } = asking;
  const answers: unknown[] = [];
  let asked = 0;
  let size = 1;
  let spent = 0;
  let sent = 0;
  let messages = 0;
  let answered = 0;
  let failure: Failure = { name: "Error", message: "" };
  let timer: ReturnType<typeof setTimeout> | undefined;

  return new Promise<Run>((resolve, reject) => {
    /** The time spent, counted up to now. */
    const now = (): number => spent + performance.now() - sent;
    const close = (): void => {
      clearTimeout(timer);
      port.onmessage = null;
    };
    const end = (how: End, milliseconds = spent): void => {
      close();
      resolve({ answers, end: how, milliseconds });
    };
    const post = (message: unknown): void => {
      const late = (): void => {
        const within = performance.now() - sent;
        end(asked > 1 ? { kind: "time" } : { kind: "time", within }, now());
      };
      timer = setTimeout(() => {
        if (asked > 1) timer = setTimeout(late, GRACE);
        else late();
      }, allowed - spent);
      sent = performance.now();
      port.postMessage(message);
    };
    const ask = (): void => {
      const from = answers.length;
      if (spent > allowed) return end({ kind: "time" });
      if (from === count) return end({ kind: "finished" });
      asked = from < SINGLE ? 1 : Math.min(size, count - from);
      post(asking.calls(from, from + asked));
    };
    const hearAnswers = ({
      answers: more,
      other,
      failure: thrown,
    }: NonNullable<ReturnType<ReturnType<typeof readAnswers>>>): void => {
      clearTimeout(timer);
      const before = spent;
      spent = now();
      const isWhole = more.length === asked;
      asked = 0;
      for (const answer of more) {
        answers.push(answer);
        answered += sizeOf(answer);
      }
      if (other !== undefined) answers.push(new Other(other));
      asking.heard?.(answers.length);
      if (thrown) return end(asking.formatEnd(thrown));
      if (other !== undefined) return end({ kind: "finished" });
      if (!isWhole || answered > MOST_ANSWERED) return end({ kind: "flood" });
      size = spent - before < SHORT ? Math.min(2 * size, MOST) : Math.ceil(size / 2);
      ask();
    };
    port.onmessage = ({ data }) => {
      messages += 1;
      if (messages > FLOOD + answers.length) return end({ kind: "flood" }, now());
      const given = asked > 0 ? readAnswers(asked)(data) : undefined;
      if (given) return hearAnswers(given);
      const reply = readReply(data);
      if (reply?.type === "output" && reply.output.kind !== "failure") shown?.(reply.output);
      if (asked > 0) return;
      if (reply?.type === "output" && reply.output.kind === "failure")
        failure = reply.output.failure;
      if (reply?.type !== "done") return;
      clearTimeout(timer);
      spent = now();
      if (reply.ok) return ask();
      close();
      reject(new Unstarted(failure));
    };
    post(asking.request);
  });
}

/** Where programs run. */
export interface Kernels {
  /** The port of a fresh kernel. */
  begin(): Promise<Port>;
  /** Ends the kernel; one that is not done may have died before. */
  end(isDone: boolean): void;
}

/** A function that the last of some cells declares. */
export interface Declared {
  readonly cells: readonly LinkedCell[];
  /** Of the page. */
  readonly language: string;
  /** How the program ended that threw this. */
  readonly formatEnd: (failure: Failure) => End;
}

type How = Pick<Asking, "heard" | "shown">;

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
  run(cases: readonly Case[], allowed: number, heard?: (answered: number) => void): Promise<Run> {
    return this.#run(cases, allowed, heard ? { heard } : {});
  }

  /** What the program shows when it is asked these cases, however that ends. */
  async show(cases: readonly Case[], allowed: number): Promise<readonly Output[]> {
    const outputs: Output[] = [];
    const capacity = new Capacity();
    let cut = 0;
    // The limits that the kernel applies, applied again: a program can post messages without them.
    const shown = (output: Output): void => {
      if (output.kind === "cut") cut += output.count;
      if (output.kind !== "shown") return;
      if (capacity.take(output.bundle)) outputs.push(output);
      else cut += 1;
    };
    await this.#run(cases, allowed, { shown });
    return cut > 0 ? [...outputs, { kind: "cut", count: cut }] : outputs;
  }

  async #run(cases: readonly Case[], allowed: number, how: How): Promise<Run> {
    const { cells, language, formatEnd } = this.#declared;
    const { entry } = this.#task;
    const calls = { entry, isHeard: how.shown !== undefined };
    let isDone = false;
    const port = await this.#kernels.begin();
    try {
      const run = await askKernel(port, {
        request: { cells, controls: {}, language, calls },
        count: cases.length,
        calls: (from, to) => cases.slice(from, to).map((one) => this.#task.pass(one)),
        allowed,
        formatEnd,
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
