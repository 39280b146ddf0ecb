import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import { joinLinesByCase } from "../../src/judge/text-program.ts";
import type { Language } from "../../src/i18n/words.ts";
import { useLatest } from "../ui/hooks.ts";
import { WorkerClient } from "../ui/worker-client.ts";
import { formatKinds, type Formats } from "./formats.ts";
import type { End, Explained, Kind, Verdicts, Wanted } from "./solve-input.ts";
import type { SolverMethods } from "./solver-worker.ts";

/** Maximum number of verdicts in the list. */
export const LISTED = 2000;

/** One run of the solver. Its verdicts so far are kept, even if it fails or is stopped. */
export interface Run {
  readonly input: Blob;
  readonly count: number;
  /** The listed verdicts, which are the first ones. */
  readonly first: readonly string[];
  /** All verdicts. They are not split, to save memory. */
  readonly texts: readonly string[];
  readonly kinds: readonly Kind[] | undefined;
  readonly progress:
    | { readonly kind: "built" }
    | { readonly kind: "running"; readonly bytes: number }
    | End
    | { readonly kind: "stopped" }
    /** An empty message means that the script did not load. */
    | { readonly kind: "failed"; readonly message: string };
}

/** Returns a run without verdicts. */
export const emptyRun = (input: Blob): Run => ({
  input,
  count: 0,
  first: [],
  texts: [],
  kinds: [],
  progress: { kind: "running", bytes: 0 },
});

/**
 * Returns the run with the next verdicts added.
 *
 * @param begins the problem's pattern of the first line of an answer
 */
export function addVerdicts(
  run: Run,
  { text, cases, bytes, kinds }: Verdicts,
  begins?: RegExp,
): Run {
  const missing = Math.min(cases, LISTED - run.first.length);
  const lines = begins ? text.trimEnd().split("\n") : text.split("\n", missing);
  return {
    ...run,
    count: run.count + cases,
    first:
      missing > 0 ? [...run.first, ...joinLinesByCase(lines, begins).slice(0, missing)] : run.first,
    texts: [...run.texts, text],
    kinds,
    progress: { kind: "running", bytes },
  };
}

/**
 * Formats the status line of a run, with the mistake in its input, if there is one. It is a live region, so it is short and
 * changes only at the start and the end.
 */
export function formatStatus({ input, progress, count, kinds }: Run, formats: Formats): string {
  const { words } = formats;
  const cases = formats.cases(count);
  switch (progress.kind) {
    case "built":
      return words.sampleStatus;
    case "running":
      return words.running;
    case "finished": {
      const seconds = formats.seconds(progress.milliseconds);
      return kinds === undefined || kinds.length === 0
        ? fill(words.finished, { cases, seconds })
        : fill(words.finishedWith, { cases, seconds, kinds: formatKinds(kinds, formats) });
    }
    case "refused": {
      const refused = fill(words.refusedStatus, { ...progress });
      if (count > 0) return `${refused} ${formats.counted(words.before, count)}`;
      return input.size === 0 ? `${refused} ${words.emptyInput}` : refused;
    }
    case "stopped":
      return fill(words.stopped, { cases });
    case "failed":
      return fill(words.failed, { message: progress.message || words.notLoaded });
  }
}

/** The explained case, or the case to be explained. `isChosenByReader` is true if the reader chose it. */
export type Shown =
  | { readonly kind: "none" }
  | { readonly kind: "reading"; readonly wanted: Wanted; readonly isChosenByReader: boolean }
  | {
      readonly kind: "explained";
      readonly explained: Explained;
      readonly isChosenByReader: boolean;
    }
  | { readonly kind: "failed"; readonly message: string; readonly isChosenByReader: boolean };

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : "");

/** Runs a problem's solver and explains cases, one after another in one worker. */
export function useSolver(
  problem: string,
  language: Language,
  builtRun: () => Run,
  builtCase: Explained | undefined,
  begins: RegExp | undefined,
) {
  const [run, setRun] = useState(builtRun);
  const [shown, setShown] = useState<Shown>(
    builtCase === undefined
      ? { kind: "none" }
      : { kind: "explained", explained: builtCase, isChosenByReader: false },
  );
  const worker = useMemo(
    () =>
      new WorkerClient<SolverMethods>(
        () => new Worker(new URL("./solver-worker.ts", import.meta.url), { type: "module" }),
      ),
    [],
  );
  useEffect(() => () => worker.end(), [worker]);
  /** The last requested run and case; results of earlier requests are ignored. */
  const running = useRef<object>();
  const explaining = useRef<object>();

  const start = async (input: Blob): Promise<void> => {
    if (running.current !== undefined) return;
    const own = (running.current = {});
    const isWanted = (): boolean => running.current === own;
    explaining.current = undefined;
    setShown({ kind: "none" });
    setRun(emptyRun(input));
    const progress = await worker
      .call("run", [problem, language, input], isWanted, (verdicts: Verdicts) =>
        setRun((now) => addVerdicts(now, verdicts, begins)),
      )
      .catch((error: unknown) => ({ kind: "failed" as const, message: messageOf(error) }));
    if (!isWanted()) return;
    running.current = undefined;
    setRun((now) => ({ ...now, progress }));
  };

  const stop = (): void => {
    if (running.current === undefined) return;
    running.current = undefined;
    worker.end();
    setRun((now) => ({ ...now, progress: { kind: "stopped" } }));
  };

  const explain = async (wanted: Wanted, isChosenByReader = true): Promise<void> => {
    const own = (explaining.current = {});
    const isWanted = (): boolean => explaining.current === own;
    setShown({ kind: "reading", wanted, isChosenByReader });
    try {
      const given = [problem, language, run.input, wanted] as const;
      const explained = await worker.call("explain", [...given], isWanted);
      if (isWanted()) setShown({ kind: "explained", explained, isChosenByReader });
    } catch (error) {
      if (isWanted()) setShown({ kind: "failed", message: messageOf(error), isChosenByReader });
    }
  };

  // A run explains its first case when it ends, unless the reader has chosen one already.
  const { kind } = run.progress;
  const explainFirst = useLatest(() => {
    const hasEnded = kind === "finished" || kind === "refused" || kind === "stopped";
    if (hasEnded && run.count > 0 && shown.kind === "none") void explain({ index: 0 }, false);
  });
  useEffect(explainFirst, [kind, explainFirst]);

  return { run, shown, start, stop, explain };
}
