import { useEffect, useRef, useState } from "preact/hooks";
import type { Language } from "../../src/i18n/words.ts";
import { advance, begin, type Run } from "./run.ts";
import { startWorker, type SolverWorker } from "./start-worker.ts";

/** Runs the solver of a problem. There is at most one run at a time; messages of earlier ones are ignored. */
export function useRun(problem: string, language: Language, built: () => Run) {
  const [run, setRun] = useState(built);
  const worker = useRef<SolverWorker | undefined>(undefined);
  const busy = useRef(false);

  const end = () => {
    worker.current?.end();
    worker.current = undefined;
    busy.current = false;
  };
  useEffect(() => end, []);

  const broken = (message: string | undefined) => {
    end();
    setRun((now) => ({ ...now, progress: { kind: "failed", message } }));
  };

  const start = (input: Blob) => {
    if (busy.current) return;
    busy.current = true;
    setRun(begin(input));
    try {
      worker.current ??= startWorker((reply) => {
        if (["finished", "refused", "failed"].includes(reply.kind)) busy.current = false;
        setRun((now) => advance(now, reply));
      }, broken);
      worker.current.ask({ kind: "run", problem, language, input });
    } catch (error) {
      broken(error instanceof Error ? error.message : undefined);
    }
  };

  const stop = () => {
    if (!busy.current) return;
    end();
    setRun((now) => ({ ...now, progress: { kind: "stopped" } }));
  };

  return { run, start, stop };
}
