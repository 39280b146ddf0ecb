import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import type { JudgeWords } from "../../src/i18n/judge-words.ts";
import type { Language } from "../../src/i18n/words.ts";
import type { Progress, Step } from "../../src/judge/judge.ts";
import type { TextRun } from "../../src/judge/text-program.ts";
import { messageOf } from "../../src/notebook/messages.ts";
import type { Port } from "../../src/notebook/protocol.ts";
import type { Compiled, Diagnostic, Standard } from "../../src/programs/compile-cpp.ts";
import type { LoadRequest } from "../../src/programs/protocol.ts";
import type { ProgramTools, ToolLanguage } from "../../src/programs/tools.ts";
import { Sandbox } from "../cell/sandbox.ts";
import { formatTime, type StatusText } from "../cell/format-status.ts";
import { CallError, WorkerClient } from "../ui/worker-client.ts";
import type { CompilerMethods } from "./cpp-worker.ts";
import { formatError, formatJudgement } from "./format-judgement.ts";
import { StartError } from "./kernel-program.ts";
import type { PageJudgement } from "./protocol.ts";
import { startJudgement } from "./start-judgement.ts";
import type { useTools } from "./ToolsRow.tsx";
import { WorkerProgram } from "./worker-program.ts";

/**
 * Time limits for clang in milliseconds: with some templates and constants it does not terminate. The first program takes
 * longer, since the browser compiles clang at the same time.
 */
const COMPILE_TIME = { first: 60_000, later: 20_000 } as const;

/** Memory limit in bytes if the judge's limit is not known. */
const USUAL_MEMORY = 256 * 2 ** 20;

/** Time limit for a run on the reader's own input, in milliseconds. */
const RUN_TIME = 10_000;

/** A fixed seed, so that every run of the tests uses the same cases. */
const SEED = 1;

/** The build's data for a problem's program or a listing. */
export interface ProgramSetup {
  /** The storage key of its text. If absent, another component stores the text, and the program runs only on request. */
  readonly key?: string;
  /** The problem whose tests can judge the program. */
  readonly problem?: string;
  readonly input: string;
  readonly pageLanguage: Language;
  /** The address of the {@link ProgramTools}. */
  readonly tools: string;
  /** The program's text before it is edited. */
  readonly starters: Readonly<Partial<Record<ToolLanguage, string>>>;
  /** The judge's newest standard of C++, or the listing's. */
  readonly standard: Standard;
  /** The judge's limit, in kilobytes. */
  readonly kilobytes?: number;
}

/** The current or last use of a program: its tests, or one run. */
interface Trial {
  readonly source: string;
  readonly phase: "preparing" | "compiling" | "judging" | "running" | "done";
  readonly steps: ReadonlyMap<Step, Progress>;
  readonly diagnostics: readonly Diagnostic[];
  readonly judgement?: PageJudgement;
  /** The run on the reader's own input. */
  readonly printout?: TextRun;
  /** The reason why the program did not run. */
  readonly status?: StatusText;
}

let compiler: WorkerClient<CompilerMethods> | undefined;

/** Whether the compiler has compiled a program. */
let hasCompiled = false;

/** Returns the page's compiler, which stays loaded. */
const sharedCompiler = (): WorkerClient<CompilerMethods> =>
  (compiler ??= new WorkerClient(
    () => new Worker(new URL("./cpp-worker.ts", import.meta.url), { type: "module" }),
  ));

/** One press of a button that runs a program. */
interface Attempt {
  /** Ends the current compilation or run. */
  stop(): void;
  readonly isWanted: () => boolean;
  readonly update: (change: Partial<Trial>) => void;
  readonly finish: (change: Partial<Trial>) => void;
}

function endCompiler(): void {
  hasCompiled = false;
  compiler?.end();
}

/** Compiles a reader's program, and judges it or runs it on an input, one action at a time. */
export function useProgram(
  setup: ProgramSetup,
  { scripts, sandbox, tools: manifests }: ProgramTools,
  language: ToolLanguage,
  words: JudgeWords,
  tools: Pick<ReturnType<typeof useTools>, "store" | "look">,
) {
  const [trial, setTrial] = useState<Trial>();
  const present = useRef<Attempt>();
  const { programs } = words;
  const name = programs.languages[language];
  const { store, look } = tools;
  const startKernel = () => Sandbox.start({ kernel: scripts[language], sandbox });

  useEffect(() => () => present.current?.stop(), [language]);

  const begin = (source: string): Attempt => {
    const first: Trial = { source, phase: "preparing", steps: new Map(), diagnostics: [] };
    const update = (change: Partial<Trial>): void => {
      if (present.current === own) setTrial((now) => ({ ...(now ?? first), ...change }));
    };
    const own: Attempt = {
      stop: endCompiler,
      isWanted: () => present.current === own,
      update,
      finish: (change) => {
        update({ ...change, phase: "done" });
        if (present.current === own) present.current = undefined;
      },
    };
    present.current = own;
    setTrial(first);
    return own;
  };

  const notLoaded = (reason: string): StatusText => {
    // A stored part may be damaged or missing; then the download is offered again.
    void look();
    return { text: fill(programs.notLoaded, { language: name, reason }), isError: true };
  };

  const compile = async (
    source: string,
    standard: Standard,
    { isWanted, update }: Attempt,
  ): Promise<Compiled | StatusText> => {
    const memory = setup.kilobytes === undefined ? USUAL_MEMORY : setup.kilobytes * 1024;
    const limit = hasCompiled ? COMPILE_TIME.later : COMPILE_TIME.first;
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      const files = hasCompiled ? undefined : await store.filesInMemory();
      await sharedCompiler().call("load", [manifests.cpp, store.base, files], isWanted);
      update({ phase: "compiling" });
      timer = setTimeout(endCompiler, limit);
      const compiled = await sharedCompiler().call(
        "compile",
        [source, { standard, memory }],
        isWanted,
      );
      hasCompiled = true;
      return compiled;
    } catch (error) {
      const isLate = error instanceof CallError && error.why === "cancelled";
      if (!isLate) return notLoaded(messageOf(error));
      return { text: fill(programs.tooSlow, { seconds: limit / 1000 }), isError: true };
    } finally {
      clearTimeout(timer);
    }
  };

  /** Returns the program in a form that can be run; undefined if the attempt has ended. */
  const prepare = async (
    source: string,
    standard: Standard,
    attempt: Attempt,
  ): Promise<LoadRequest | undefined> => {
    const { isWanted, update, finish } = attempt;
    if (language === "python") {
      try {
        const files = await store.files();
        return isWanted() ? { language, source, files } : undefined;
      } catch (error) {
        finish({ status: notLoaded(String(error)) });
        return undefined;
      }
    }
    const compiled = await compile(source, standard, attempt);
    if (!isWanted()) return undefined;
    if ("text" in compiled) {
      finish({ status: compiled });
      return undefined;
    }
    const { wasm, most, diagnostics } = compiled;
    if (!wasm) {
      finish({ diagnostics, status: notCompiled(compiled, words) });
      return undefined;
    }
    update({ diagnostics });
    return { language, wasm, most };
  };

  const runTests = async (source: string, standard: Standard): Promise<void> => {
    if (present.current || setup.problem === undefined) return;
    const attempt = begin(source);
    const program = await prepare(source, standard, attempt);
    if (!program) return;
    attempt.update({ phase: "judging" });
    const judgement = startJudgement(
      { task: setup.problem, language: setup.pageLanguage, seed: SEED, program },
      startKernel,
      {
        progress: (progress) =>
          attempt.isWanted() &&
          setTrial(
            (now) => now && { ...now, steps: new Map(now.steps).set(progress.step, progress) },
          ),
        end: (result) => attempt.finish({ judgement: result }),
      },
    );
    attempt.stop = () => judgement.stop();
  };

  const runOn = async (source: string, standard: Standard, input: string): Promise<void> => {
    if (present.current) return;
    const attempt = begin(source);
    const program = await prepare(source, standard, attempt);
    if (!program) return;
    attempt.update({ phase: "running" });
    let kernel: Sandbox | undefined;
    const kernels = {
      begin: async (): Promise<Port> => {
        kernel = await startKernel();
        attempt.stop = () => kernel?.end(false);
        return kernel.transfer() as unknown as Port;
      },
      end: (isDone: boolean) => kernel?.end(isDone),
    };
    try {
      const run = await new WorkerProgram(program, kernels, words.judge.ends).run(input, RUN_TIME);
      attempt.finish({ printout: run });
    } catch (error) {
      const { message, line } =
        error instanceof StartError ? error.failure : { message: String(error), line: undefined };
      attempt.finish({
        judgement: { verdict: "unstarted", by: "program", reason: message, ...(line && { line }) },
      });
    } finally {
      kernel?.end(true);
    }
  };

  const stop = (): void => {
    const running = present.current;
    if (!running) return;
    running.stop();
    if (present.current !== running) return;
    present.current = undefined;
    setTrial((now) => now && { ...now, phase: "done", judgement: { verdict: "stopped" } });
  };

  const status = useMemo((): StatusText => {
    if (!trial) return { text: "" };
    const { phase, printout, judgement } = trial;
    if (phase === "preparing") return { text: programs.preparing };
    if (phase === "compiling") return { text: programs.compiling };
    if (phase === "judging") return { text: words.judge.running };
    if (phase === "running") return { text: programs.running };
    if (trial.status) return trial.status;
    if (printout) return formatPrintout(printout, words);
    return judgement ? formatJudgement(judgement, words) : { text: "" };
  }, [trial, words, programs]);

  return {
    ...{ trial, status, runTests, runOn, stop },
    isRunning: trial !== undefined && trial.phase !== "done",
  };
}

/** Describes how a run on the reader's own input ended. */
function formatPrintout({ end, milliseconds }: TextRun, words: JudgeWords): StatusText {
  const { programs, judge, cell } = words;
  const time = formatTime(milliseconds, cell);
  switch (end.kind) {
    case "finished":
      return { text: fill(programs.ran, { time }) };
    case "crash":
      return {
        text: formatError(judge.verdicts.runtime, end.message, end.line, words),
        isError: true,
      };
    case "stopped":
      return { text: judge.stopped };
    default: {
      const verdict = { time: "time", memory: "memory", flood: "output" } as const;
      return { text: judge.verdicts[verdict[end.kind]], isError: true };
    }
  }
}

function notCompiled(compiled: Compiled, words: JudgeWords): StatusText {
  const { programs } = words;
  const { needed, isCrash, diagnostics } = compiled;
  if (isCrash) return { text: programs.compilerFailed, isError: true };
  if (needed !== undefined) {
    const text = fill(programs.tooLarge, { size: Math.round(needed / 1e6) });
    return { text, isError: true };
  }
  const [{ line, message } = { line: undefined, message: "" }] = diagnostics;
  return { text: formatError(programs.compileError, message, line, words), isError: true };
}
