import type { Progress } from "../../src/judge/judge.ts";
import { messageOf } from "../../src/notebook/own-words.ts";
import type { Sandbox } from "../cell/sandbox.ts";
import type { Asked, Reply, Request, PageJudgement } from "./protocol.ts";

/** Callbacks of a judgement. */
interface Hear {
  progress(progress: Progress): void;
  /** Called once. */
  end(judgement: PageJudgement): void;
}

/** Stops the present judgement of the page. */
let stopPresent = (): void => {};

/**
 * Judges a program in two workers: one knows the right answers and asks; the other is a kernel, a fresh one for each run.
 * They talk over a port of their own, so that nothing that a program sends can hold up the page. A page judges one program
 * at a time: another judgement stops the former.
 *
 * @param startKernel starts a fresh one, each time
 */
export function startJudgement(
  asked: Asked,
  startKernel: () => Promise<Sandbox>,
  hear: Hear,
): { stop(): void } {
  stopPresent();
  const worker = new Worker(new URL("./judge-worker.ts", import.meta.url), { type: "module" });
  const post = (request: Request, transfer: Transferable[] = []): void =>
    worker.postMessage(request, transfer);
  /** The next kernel is started while the present one is asked. */
  const prepare = (): Promise<Sandbox> => {
    const starting = startKernel();
    starting.catch(() => {});
    return starting;
  };
  let spare = prepare();
  let kernel: Sandbox | undefined;
  let isOver = false;

  const drop = (starting: Promise<Sandbox>): void => {
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
    drop(spare);
    hear.end(judgement);
  };
  const begin = async (): Promise<void> => {
    try {
      const taken = await spare;
      const begun = taken.isLost ? await startKernel() : taken;
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
        return hear.progress(data.progress);
      case "begin":
        return void begin();
      case "end":
        endKernel(data.isDone);
        // The frame of one that was not done is gone, and the spare with it.
        if (!data.isDone) {
          drop(spare);
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
