import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import type { JudgeWords } from "../../src/i18n/judge-words.ts";
import type { Language } from "../../src/i18n/words.ts";
import type { Progress, Step } from "../../src/judge/judge.ts";
import type { Compiled, Diagnostic, Standard } from "../../src/programs/compile-cpp.ts";
import type { LoadRequest } from "../../src/programs/protocol.ts";
import type { ToolStore } from "../../src/programs/tool-store.ts";
import type { Manifest, ToolLanguage } from "../../src/programs/tools.ts";
import { Sandbox } from "../cell/sandbox.ts";
import type { StatusText } from "../cell/format-status.ts";
import { WorkerQueue } from "../ui/worker-queue.ts";
import type { CompileReply, CompileRequest } from "./compile-protocol.ts";
import { formatJudgement } from "./format-judgement.ts";
import type { PageJudgement } from "./protocol.ts";
import { startJudgement } from "./start-judgement.ts";

/** Milliseconds for clang to compile a program: templates and constants can keep it busy for ever. */
const COMPILE_TIME = 20_000;

/** Bytes of memory where a judge's limit is not known. */
const USUAL_MEMORY = 256 * 2 ** 20;

/** The same program meets the same cases, whenever its tests are run. */
const SEED = 1;

/** What the build knows of a problem's programs. */
export interface ProgramSetup {
  readonly problem: string;
  readonly pageLanguage: Language;
  /** Addresses: of the document in which programs run, of what runs them, and of the folder of the tools. */
  readonly sandbox: string;
  readonly scripts: Readonly<Record<ToolLanguage, string>>;
  readonly base: string;
  readonly tools: Readonly<Record<ToolLanguage, Manifest>>;
  readonly starters: Readonly<Record<ToolLanguage, string>>;
  /** The judge's newest standard of C++. */
  readonly standard: Standard;
  /** The judge's limit, in kilobytes. */
  readonly kilobytes?: number;
}

/** The tests of a program: none yet, at work, or their end. */
interface Trial {
  readonly source: string;
  readonly phase: "preparing" | "compiling" | "judging" | "done";
  readonly steps: ReadonlyMap<Step, Progress>;
  readonly diagnostics: readonly Diagnostic[];
  readonly judgement?: PageJudgement;
  /** Why it did not come to a judgement. */
  readonly status?: StatusText;
}

let compiler: WorkerQueue<CompileRequest, CompileReply> | undefined;

/** The page's compiler, which stays warm. */
const theCompiler = (): WorkerQueue<CompileRequest, CompileReply> =>
  (compiler ??= new WorkerQueue(
    () => new Worker(new URL("./cpp-worker.ts", import.meta.url), { type: "module" }),
  ));

/** Compiles and judges a reader's program, one at a time. */
export function useProgram(setup: ProgramSetup, language: ToolLanguage, words: JudgeWords) {
  const [trial, setTrial] = useState<Trial>();
  const present = useRef<{ stop(): void }>();
  const { programs } = words;
  const name = programs.languages[language];

  useEffect(() => () => present.current?.stop(), [language]);

  const compile = async (
    source: string,
    standard: Standard,
    store: ToolStore,
    isWanted: () => boolean,
    phase: (phase: Trial["phase"]) => void,
  ): Promise<Compiled | StatusText> => {
    const queue = theCompiler();
    const manifest = setup.tools.cpp;
    const loaded = await queue.ask({ kind: "load", manifest, base: store.base }, isWanted);
    if (!("reply" in loaded) || loaded.reply.kind !== "loaded") {
      return { text: fill(programs.notLoaded, { name, reason: reasonOf(loaded) }), isError: true };
    }
    phase("compiling");
    const memory = setup.kilobytes === undefined ? USUAL_MEMORY : setup.kilobytes * 1024;
    const late = setTimeout(() => queue.end(), COMPILE_TIME);
    const answer = await queue.ask({ kind: "compile", source, standard, memory }, isWanted);
    clearTimeout(late);
    if ("reply" in answer && answer.reply.kind === "compiled") return answer.reply.compiled;
    const isLate = "missing" in answer && answer.missing === "cancelled";
    return {
      text: isLate
        ? fill(programs.tooSlow, { seconds: COMPILE_TIME / 1000 })
        : fill(programs.notLoaded, { name, reason: reasonOf(answer) }),
      isError: true,
    };
  };

  const run = async (source: string, standard: Standard, store: ToolStore): Promise<void> => {
    if (present.current) return;
    const own = { stop: (): void => theCompiler().end() };
    const isWanted = (): boolean => present.current === own;
    present.current = own;
    const begin: Trial = { source, phase: "preparing", steps: new Map(), diagnostics: [] };
    const become = (change: Partial<Trial>): void => {
      if (isWanted()) setTrial((now) => ({ ...(now ?? begin), ...change }));
    };
    const finish = (change: Partial<Trial>): void => {
      become({ ...change, phase: "done" });
      if (isWanted()) present.current = undefined;
    };
    setTrial(begin);
    let program: LoadRequest;
    if (language === "cpp") {
      const compiled = await compile(source, standard, store, isWanted, (phase) =>
        become({ phase }),
      );
      if (!isWanted()) return;
      if ("text" in compiled) return finish({ status: compiled });
      const { wasm, most, diagnostics } = compiled;
      if (!wasm) return finish({ diagnostics, status: compileError(diagnostics, words) });
      become({ diagnostics });
      program = { language, wasm, most };
    } else {
      try {
        program = { language, source, files: await store.files() };
      } catch (error) {
        const reason = String(error);
        return finish({
          status: { text: fill(programs.notLoaded, { name, reason }), isError: true },
        });
      }
      if (!isWanted()) return;
    }
    become({ phase: "judging" });
    const { problem, pageLanguage, sandbox, scripts } = setup;
    const judgement = startJudgement(
      { task: problem, language: pageLanguage, seed: SEED, program },
      () => Sandbox.start({ kernel: scripts[language], sandbox }),
      {
        progress: (progress) =>
          isWanted() &&
          setTrial((now) => ({
            ...(now ?? begin),
            steps: new Map(now?.steps).set(progress.step, progress),
          })),
        end: (judged) => finish({ judgement: judged }),
      },
    );
    own.stop = () => judgement.stop();
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
    if (trial.phase === "preparing") return { text: programs.preparing };
    if (trial.phase === "compiling") return { text: programs.compiling };
    if (trial.phase === "judging") return { text: words.judge.running };
    if (trial.status) return trial.status;
    return trial.judgement ? formatJudgement(trial.judgement, words) : { text: "" };
  }, [trial, words, programs]);

  return { trial, status, run, stop, isRunning: trial !== undefined && trial.phase !== "done" };
}

const reasonOf = (answer: object): string =>
  "reply" in answer
    ? ((answer.reply as { message?: string }).message ?? "")
    : ((answer as { message?: string }).message ?? "");

function compileError(diagnostics: readonly Diagnostic[], { programs }: JudgeWords): StatusText {
  const [first] = diagnostics;
  const { line, message = "" } = first ?? {};
  const text =
    line === undefined
      ? `${programs.compileError}: ${message}`
      : fill(programs.compileErrorAt, { line, message });
  return { text, isError: true };
}
