import type { Progress } from "../../src/judge/judge.ts";
import { messageOf } from "../../src/notebook/own-words.ts";
import type { Asked, Reply, Request, PageJudgement } from "./protocol.ts";

/** A kernel that can be handed to another thread. */
interface HandedKernel {
  /** Gives the kernel's port away: nothing that it posts is heard here from then on. */
  transfer(): MessagePort;
  end(isDone: boolean): void;
  /** Called when it is gone without having been ended, with its process say. */
  onlost: () => void;
  readonly isLost: boolean;
}

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
  startKernel: () => Promise<HandedKernel>,
  hear: Hear,
): { stop(): void } {
  stopPresent();
  const worker = new Worker(new URL("./judge-worker.ts", import.meta.url), { type: "module" });
  const post = (request: Request, transfer: Transferable[] = []): void =>
    worker.postMessage(request, transfer);
  /** The next kernel is started while the present one is asked. */
  let spare = startKernel();
  let kernel: HandedKernel | undefined;
  let isOver = false;

  const drop = (starting: Promise<HandedKernel>): void => {
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
      begun.onlost = () => post({ kind: "lost" });
      const port = begun.transfer();
      post({ kind: "kernel", port }, [port]);
    } catch (error) {
      if (!isOver) post({ kind: "no kernel", reason: messageOf(error) });
      return;
    }
    spare = startKernel();
    spare.catch(() => {});
  };
  spare.catch(() => {});

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
          spare = startKernel();
          spare.catch(() => {});
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
