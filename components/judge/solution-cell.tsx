import { render } from "preact";
import type { Language } from "../../src/i18n/words.ts";
import { judgeWords, type JudgeWords } from "../../src/i18n/judge-words.ts";
import type { Progress, Step } from "../../src/judge/judge.ts";
import type { Ending } from "../../src/notebook/runner.ts";
import type { CellStatus, RunRequest } from "../../src/notebook/session.ts";
import type { Fault } from "../editor/faults.ts";
import type { StatusText } from "../cell/format-status.ts";
import { formatJudgement } from "./format-judgement.ts";
import { crashIn, JudgeResults, reportJudgement } from "./JudgeResults.tsx";
import type { PageJudgement } from "./protocol.ts";
import type { Notebook } from "../cell/notebook.ts";
import { startJudgement } from "./start-judgement.ts";

/** A fixed seed, so that every run of the tests uses the same cases. */
const SEED = 1;

/** The part of the page's notebook that a solution uses. */
type SolutionPage = Pick<Notebook, "session" | "language" | "startKernel" | "changed">;

/** One run of the tests. */
interface Trial {
  /** The program at the start of the run. */
  readonly code: string;
  readonly began: number;
  readonly request: RunRequest;
  readonly steps: ReadonlyMap<Step, Progress>;
  readonly judgement?: PageJudgement;
  /** The result in the form of a cell's run. */
  readonly ending?: Ending;
}

function endingOf(judgement: PageJudgement, milliseconds: number): Ending {
  if (judgement.verdict === "accepted") return { kind: "finished", milliseconds };
  if (judgement.verdict === "stopped") return { kind: "stopped", why: "reader", milliseconds };
  return { kind: "failed" };
}

/** A cell with a reader's program. Runs its tests and shows their results below it. */
export class SolutionCell {
  readonly #page: SolutionPage;
  readonly #number: number;
  readonly #root: HTMLElement;
  readonly #task: string;
  readonly #board: string | undefined;
  readonly #words: JudgeWords;
  #trial: Trial | undefined;
  #running: { stop(): void } | undefined;

  constructor(page: SolutionPage, number: number, root: HTMLElement) {
    const { task = "", board } = root.closest<HTMLElement>(".solution")?.dataset ?? {};
    this.#page = page;
    this.#number = number;
    this.#root = root;
    this.#task = task;
    this.#board = board;
    this.#words = judgeWords(page.language);
  }

  /** The status of the cell, for which only the tests are ever run. */
  get status(): CellStatus {
    const { session } = this.#page;
    const status = session.status(this.#number);
    if (!this.#trial) return { ...status, stale: false };
    const { code, ending, request } = this.#trial;
    return {
      ...status,
      phase: ending ? "idle" : "running",
      stale: code !== session.code(this.#number),
      request,
      result: { request, outputs: undefined, ...(ending && { ending }) },
    };
  }

  /** Returns the text of its status. */
  statusText({ phase, stale }: CellStatus): StatusText {
    const { judge } = this.#words;
    if (phase !== "idle") return { text: judge.running };
    const { judgement, code } = this.#trial ?? {};
    if (!judgement) return { text: "" };
    if (stale) return { text: judge.stale };
    return formatJudgement(judgement, this.#words, code, this.#task.startsWith("exercise:"));
  }

  /** The line at which the program failed, for its editor. */
  get faults(): readonly Fault[] {
    return this.status.stale ? [] : crashIn(this.#trial?.judgement);
  }

  /** Runs the tests, unless they are running. */
  run(): void {
    if (this.#running) return;
    const { session, language, startKernel } = this.#page;
    const began = performance.now();
    const request = { requested: this.#number, alsoRuns: [], isAutomatic: false };
    this.#replace({ code: session.code(this.#number), began, request, steps: new Map() });
    this.#running = startJudgement(
      {
        task: this.#task,
        language: language as Language,
        seed: SEED,
        program: { language: "ts", cells: [session.program(this.#number)] },
      },
      startKernel,
      {
        progress: (progress) => this.#update(progress),
        end: (judgement) => this.#end(judgement),
      },
    );
  }

  stop(): void {
    this.#running?.stop();
  }

  /** Removes the results of the last tests. */
  clear(): void {
    this.stop();
    this.#replace(undefined);
  }

  #update(progress: Progress): void {
    const trial = this.#trial;
    if (!trial || trial.judgement) return;
    this.#trial = { ...trial, steps: new Map(trial.steps).set(progress.step, progress) };
    this.#render();
  }

  #end(judgement: PageJudgement): void {
    this.#running = undefined;
    const trial = this.#trial;
    if (!trial) return;
    const ending = endingOf(judgement, performance.now() - trial.began);
    this.#replace({ ...trial, judgement, ending });
    reportJudgement(this.#root, judgement);
  }

  #replace(trial: Trial | undefined): void {
    this.#trial = trial;
    this.#render();
    this.#page.changed(this.#number);
  }

  #render(): void {
    const place = this.#root.querySelector(".judge-results");
    if (!place) return;
    const trial = this.#trial;
    const judgement = trial?.judgement;
    render(
      trial && judgement?.verdict !== "unstarted" && (
        <JudgeResults
          steps={trial.steps}
          judgement={judgement}
          words={this.#words}
          board={this.#board}
        />
      ),
      place,
    );
  }
}
