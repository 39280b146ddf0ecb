import type { Progress } from "../../src/judge/judge.ts";
import { messageOf } from "../../src/notebook/messages.ts";
import type { Sandbox } from "../cell/sandbox.ts";
import type { JudgeRequest, Reply, Request, PageJudgement } from "./protocol.ts";

interface Callbacks {
  progress(progress: Progress): void;
  /** Called once. */
  end(judgement: PageJudgement): void;
}

/** Stops the page's present judgement. */
let stopPresent = (): void => {};

/**
 * Judges a program in two workers: one computes the right answers and compares; the other is a kernel, a fresh one for each
 * run. They communicate over their own port, so that messages of a program cannot block the page. A page judges one program
 * at a time: a new judgement stops the previous one.
 *
 * @param startKernel starts a fresh kernel
 */
export function startJudgement(
  asked: JudgeRequest,
  startKernel: () => Promise<Sandbox>,
  callbacks: Callbacks,
): { stop(): void } {
  stopPresent();
  const worker = new Worker(new URL("./judge-worker.ts", import.meta.url), { type: "module" });
  const post = (request: Request, transfer: Transferable[] = []): void =>
    worker.postMessage(request, transfer);
  /** Starts the next kernel while the present one is running. */
  const prepare = (): Promise<Sandbox> => {
    const starting = startKernel();
    starting.catch(() => {});
    return starting;
  };
  let spare = prepare();
  let kernel: Sandbox | undefined;
  let isOver = false;

  const endUnused = (starting: Promise<Sandbox>): void => {
    starting.then(
      (unused) => unused.end(true),
      () => {},
    );
  };
  const endKernel = (isDone: boolean): void => {
    kernel?.end(isDone);
    kernel = undefined;
  };
  const end = (judgement: PageJudgement): void => {
    if (isOver) return;
    isOver = true;
    worker.terminate();
    endKernel(judgement.verdict !== "stopped");
    endUnused(spare);
    callbacks.end(judgement);
  };
  const begin = async (): Promise<void> => {
    try {
      const taken = await spare;
      const begun = taken.isFrameRemoved ? await startKernel() : taken;
      if (isOver) return begun.end(true);
      kernel = begun;
      const port = begun.transfer();
      post({ kind: "kernel", port }, [port]);
    } catch (error) {
      if (!isOver) post({ kind: "no kernel", reason: messageOf(error) });
      return;
    }
    spare = prepare();
  };

  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    if (isOver) return;
    switch (data.kind) {
      case "progress":
        return callbacks.progress(data.progress);
      case "begin":
        return void begin();
      case "end":
        endKernel(data.isDone);
        // If the kernel was not done, its frame was removed, and the spare kernel with it.
        if (!data.isDone) {
          endUnused(spare);
          spare = prepare();
        }
        return;
      case "judged":
        return end(data.judgement);
    }
  };
  worker.onerror = (event) => {
    event.preventDefault();
    end({ verdict: "unstarted", by: "kernel", reason: event.message });
  };
  post({ kind: "judge", asked });
  const stop = (): void => end({ verdict: "stopped" });
  stopPresent = stop;
  return { stop };
}
