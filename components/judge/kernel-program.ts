import type { End, Program, Run } from "../../src/judge/program.ts";
import type { Task } from "../../src/judge/task.ts";
import { readAnswers, sizeOf, type Calls } from "../../src/notebook/answers.ts";
import type { LinkedCell } from "../../src/notebook/link.ts";
import type { Failure, Output } from "../../src/notebook/output.ts";
import { Capacity } from "../../src/notebook/outputs/marks.ts";
import { readReply, type Port, type Request } from "../../src/notebook/protocol.ts";

/** Thrown for a program that did not reach its first case because of an error in its text or its cells. */
export class StartError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super("Cannot start the program: its cells failed");
    this.failure = failure;
  }
}

/** An answer that is not a plain value. */
export class NonPlainAnswer {
  /** A short description, for example "Promise {}". */
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Number of first cases that are sent one by one, so that it is known at which of them a program hangs. */
const SINGLE = 64;

/** Maximum number of cases in a message. The number doubles while a message is answered within `SHORT` milliseconds. */
const MOST = 4096;
const SHORT = 20;

/** Milliseconds after the time limit in which answers of a slow program are still received. */
const GRACE = 200;

/** Maximum number of messages in addition to the answers. Only a program that posts messages itself exceeds it. */
const FLOOD = 5000;

/** Maximum size of all answers of a run, in items and characters; right answers have less than a tenth of it. */
const MAX_ANSWERED = 16_000_000;

/** The calls that a kernel executes. */
interface KernelCalls {
  readonly request: Request;
  /** Number of calls; `calls` returns the arguments of some of them. */
  readonly count: number;
  readonly calls: (from: number, to: number) => Calls;
  /** Milliseconds for all calls. */
  readonly allowed: number;
  readonly onAnswered?: (answered: number) => void;
  readonly onShown?: (output: Output) => void;
  /** Returns the end of a program that threw this. */
  readonly formatEnd: (failure: Failure) => End;
}

/**
 * Executes calls in a fresh kernel: a message, its answers, the next message. The time is measured here, from each message to
 * its answers. All messages of the program are treated as untrusted.
 *
 * @throws {StartError} if the cells failed or do not declare the function
 */
function callKernel(port: Port, options: KernelCalls): Promise<Run> {
  const { count, allowed, onShown } = options;
  const answers: unknown[] = [];
  let pending = 0;
  let size = 1;
  let spent = 0;
  let sent = 0;
  let messages = 0;
  let answered = 0;
  let failure: Failure = { name: "Error", message: "" };
  let timer: ReturnType<typeof setTimeout> | undefined;

  return new Promise<Run>((resolve, reject) => {
    /** Returns the time spent up to now. */
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
      const endLate = (): void => {
        const within = performance.now() - sent;
        end(pending > 1 ? { kind: "time" } : { kind: "time", within }, now());
      };
      timer = setTimeout(() => {
        if (pending > 1) timer = setTimeout(endLate, GRACE);
        else endLate();
      }, allowed - spent);
      sent = performance.now();
      port.postMessage(message);
    };
    const callNext = (): void => {
      const from = answers.length;
      if (spent > allowed) return end({ kind: "time" });
      if (from === count) return end({ kind: "finished" });
      pending = from < SINGLE ? 1 : Math.min(size, count - from);
      post(options.calls(from, from + pending));
    };
    const receiveAnswers = ({
      answers: more,
      other,
      failure: thrown,
    }: NonNullable<ReturnType<ReturnType<typeof readAnswers>>>): void => {
      clearTimeout(timer);
      const before = spent;
      spent = now();
      const isWhole = more.length === pending;
      pending = 0;
      for (const answer of more) {
        answers.push(answer);
        answered += sizeOf(answer);
      }
      if (other !== undefined) answers.push(new NonPlainAnswer(other));
      options.onAnswered?.(answers.length);
      if (thrown) return end(options.formatEnd(thrown));
      if (other !== undefined) return end({ kind: "finished" });
      if (!isWhole || answered > MAX_ANSWERED) return end({ kind: "flood" });
      size = spent - before < SHORT ? Math.min(2 * size, MOST) : Math.ceil(size / 2);
      callNext();
    };
    port.onmessage = ({ data }) => {
      messages += 1;
      if (messages > FLOOD + answers.length) return end({ kind: "flood" }, now());
      const given = pending > 0 ? readAnswers(pending)(data) : undefined;
      if (given) return receiveAnswers(given);
      const reply = readReply(data);
      if (reply?.type === "output" && reply.output.kind !== "failure") onShown?.(reply.output);
      if (pending > 0) return;
      if (reply?.type === "output" && reply.output.kind === "failure")
        failure = reply.output.failure;
      if (reply?.type !== "done") return;
      clearTimeout(timer);
      spent = now();
      if (reply.ok) return callNext();
      close();
      reject(new StartError(failure));
    };
    post(options.request);
  });
}

/** Starts and ends the kernels in which programs run. */
export interface Kernels {
  /** Starts a fresh kernel and returns its port. */
  begin(): Promise<Port>;
  /** Ends the kernel. If it is not done, it may have crashed already. */
  end(isDone: boolean): void;
}

/** A function that is declared by the last of some cells. */
export interface DeclaredFunction {
  readonly cells: readonly LinkedCell[];
  /** The page's language. */
  readonly language: string;
  /** Returns the end of a program that threw this. */
  readonly formatEnd: (failure: Failure) => End;
}

type Listeners = Pick<KernelCalls, "onAnswered" | "onShown">;

/** A program that is a function of cells. Each run calls it in a fresh kernel. */
export class KernelProgram<Case> implements Program<Case> {
  readonly #task: Pick<Task<Case>, "entry" | "pass">;
  readonly #declared: DeclaredFunction;
  readonly #kernels: Kernels;

  constructor(
    task: Pick<Task<Case>, "entry" | "pass">,
    declared: DeclaredFunction,
    kernels: Kernels,
  ) {
    this.#task = task;
    this.#declared = declared;
    this.#kernels = kernels;
  }

  /** @throws {StartError} if the cells failed or do not declare the function; also any error of `begin`. */
  run(cases: readonly Case[], allowed: number, report?: (answered: number) => void): Promise<Run> {
    return this.#run(cases, allowed, report ? { onAnswered: report } : {});
  }

  /** Returns the outputs that the program shows while it runs on these cases, even if the run fails. */
  async show(cases: readonly Case[], allowed: number): Promise<readonly Output[]> {
    const outputs: Output[] = [];
    const capacity = new Capacity();
    let cut = 0;
    // The kernel's limits are applied again, since a program can post messages that bypass them.
    const onShown = (output: Output): void => {
      if (output.kind === "cut") cut += output.count;
      if (output.kind !== "shown") return;
      if (capacity.take(output.bundle)) outputs.push(output);
      else cut += 1;
    };
    await this.#run(cases, allowed, { onShown });
    return cut > 0 ? [...outputs, { kind: "cut", count: cut }] : outputs;
  }

  async #run(cases: readonly Case[], allowed: number, listeners: Listeners): Promise<Run> {
    const { cells, language, formatEnd } = this.#declared;
    const { entry } = this.#task;
    const calls = { entry, isHeard: listeners.onShown !== undefined };
    let isDone = false;
    const port = await this.#kernels.begin();
    try {
      const run = await callKernel(port, {
        request: { cells, controls: {}, language, calls },
        count: cases.length,
        calls: (from, to) => cases.slice(from, to).map((one) => this.#task.pass(one)),
        allowed,
        formatEnd,
        ...listeners,
      });
      isDone = run.end.kind === "finished" || run.end.kind === "crash";
      return run;
    } catch (error) {
      isDone = error instanceof StartError;
      throw error;
    } finally {
      this.#kernels.end(isDone);
    }
  }
}
