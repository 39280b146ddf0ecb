import { render } from "preact";
import type { Language } from "../../src/i18n/words.ts";
import { judgeWords, type JudgeWords } from "../../src/i18n/judge-words.ts";
import type { Progress, Step } from "../../src/judge/judge.ts";
import type { Ending } from "../../src/notebook/runner.ts";
import type { CellStatus, RunRequest, Session } from "../../src/notebook/session.ts";
import type { Fault } from "../editor/faults.ts";
import type { StatusText } from "../cell/format-status.ts";
import { tellAnsweredRight } from "../progress/answered-right.ts";
import { tellJudged } from "../progress/judged-event.ts";
import type { SaidJudgement, SaidFailure } from "./protocol.ts";
import { sayJudgement } from "./say-judgement.ts";
import { stepLines, type StepLine } from "./say-step.ts";
import { startJudgement } from "./start-judgement.ts";
import { fill } from "../../src/i18n/fill.ts";
import { plural } from "../../src/i18n/plural.ts";
import { CopyButton } from "../ui/CopyButton.tsx";
import { OutputView } from "../cell/OutputView.tsx";
import { SlipSaid } from "./SlipSaid.tsx";
import { useMemo } from "preact/hooks";
import { ExplainedCase } from "../solver/ExplanationView.tsx";
import type { Explained } from "../solver/protocol.ts";
import { formatsFor } from "../solver/formats.ts";

interface WhyRightProps {
  readonly explained: Explained;
  readonly words: JudgeWords;
  readonly task: string;
  readonly board: string | undefined;
}

/** Why the right answer to a case is right, and the way to the page's board. */
function WhyRight({ explained, words, task, board }: WhyRightProps) {
  const { cell, solver, judge } = words;
  const formats = useMemo(() => formatsFor(cell.language, solver), [cell, solver]);
  const columns = words.columns[task];
  if (!columns) return null;
  return (
    <div class="solver-looked judge-why">
      <ExplainedCase {...{ formats, columns, board, explained }}>
        <p class="strong">{judge.why}</p>
      </ExplainedCase>
    </div>
  );
}

const SIGNS = { passed: "✓", failed: "✕", runs: "…", waits: "·" } as const;

interface StepListProps {
  readonly lines: readonly StepLine[];
  readonly words: JudgeWords;
}

/** The steps of the tests, a line each. */
function StepList({ lines, words: { judge } }: StepListProps) {
  return (
    <ol class="judge-steps">
      {lines.map(({ step, state, answered, cases, text }) => (
        <li key={step} data-state={state}>
          <span class="judge-sign" aria-hidden="true">
            {SIGNS[state]}
          </span>
          <span>{judge.steps[step]}</span>
          <span class="visually-hidden">{judge[state]}</span>
          <span class="soft judge-count">{text}</span>
          {state === "runs" && (
            <progress aria-label={judge.steps[step]} max={cases} value={answered} />
          )}
        </li>
      ))}
    </ol>
  );
}

/** Characters of an input that are shown. */
const MOST = 1000;

interface Props {
  readonly failure: SaidFailure;
  readonly words: JudgeWords;
  /** The id of the problem, whose columns the explanation has. */
  readonly task: string;
  /** The name of the board on the page on which the case can be opened. */
  readonly board: string | undefined;
}

/** The smallest case at which a program goes wrong: what it is, what both say of it, and why. */
function FailureFound({ failure, words, task, board }: Props) {
  const { judge, cell, drafts } = words;
  const { count, cases, input, given, right, printed, slow, slips, explained } = failure;
  const shown = [input, cases.at(-1) ?? ""].find(({ length }) => length <= MOST);
  return (
    <div class="judge-failure">
      {slow === "alone" && <p>{judge.slowAlone}</p>}
      {slow !== "alone" && count > 1 && (
        <p>
          {fill(plural(cell.language, slow ? judge.slowTogether : judge.onlyAfter, count), {
            n: count.toLocaleString(cell.language),
          })}
        </p>
      )}
      <div class="row judge-head">
        <p class="strong">{judge.smallest}</p>
        <CopyButton words={drafts} label={judge.copyInput} text={input} />
      </div>
      {shown === input ? null : <p class="small soft">{judge.longInput}</p>}
      {shown === undefined ? null : <pre class="excerpt">{shown.trimEnd()}</pre>}
      <dl class="judge-answers">
        <dt>{judge.yours}</dt>
        <dd>{given === undefined ? judge.none : <code>{given}</code>}</dd>
        <dt>{judge.right}</dt>
        <dd>
          <code>{right}</code>
        </dd>
      </dl>
      {slips.length > 0 && (
        <SlipSaid slips={slips} says={judge.slip} or={judge.or} more={judge.more} />
      )}
      {printed.length > 0 && (
        <div class="judge-printed">
          <p class="strong">{judge.printed}</p>
          {printed.map((output, at) => (
            <OutputView key={at} output={output} words={cell} />
          ))}
        </div>
      )}
      {explained && <WhyRight {...{ explained, words, task, board }} />}
    </div>
  );
}

/** The same program meets the same cases, whenever its tests are run. */
const SEED = 1;

/** What a solution needs of its page. */
interface SolutionPage {
  readonly session: Session;
  readonly language: string;
  readonly startKernel: Parameters<typeof startJudgement>[1];
  readonly changed: (number: number) => void;
}

/** One run of the tests. */
interface Trial {
  /** The program as it was then. */
  readonly code: string;
  readonly began: number;
  readonly request: RunRequest;
  readonly steps: ReadonlyMap<Step, Progress>;
  readonly judgement?: SaidJudgement;
  /** As it looks beside a cell's run. */
  readonly ending?: Ending;
}

function endingOf(judgement: SaidJudgement, milliseconds: number): Ending {
  if (judgement.verdict === "accepted") return { kind: "finished", milliseconds };
  if (judgement.verdict === "stopped") return { kind: "stopped", why: "reader", milliseconds };
  return { kind: "failed" };
}

/** A cell with a reader's program: runs its tests, and shows below it what they find. */
export class SolutionCell {
  readonly #page: SolutionPage;
  readonly #number: number;
  readonly #root: HTMLElement;
  readonly #task: string;
  readonly #board: string | undefined;
  readonly #words: JudgeWords;
  #trial: Trial | undefined;
  #running: { stop(): void } | undefined;
  #frame = 0;

  constructor(page: SolutionPage, number: number, root: HTMLElement) {
    const { task = "", board } = root.closest<HTMLElement>(".solution")?.dataset ?? {};
    this.#page = page;
    this.#number = number;
    this.#root = root;
    this.#task = task;
    this.#board = board;
    this.#words = judgeWords(page.language);
  }

  /** The status of the cell, of which nothing but the tests is ever run. */
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

  /** What its status says. */
  say({ phase, stale }: CellStatus): StatusText {
    const { judge } = this.#words;
    if (phase !== "idle") return { text: judge.running };
    const { judgement, code } = this.#trial ?? {};
    if (!judgement) return { text: "" };
    if (stale) return { text: judge.stale };
    return sayJudgement(judgement, this.#words, code, this.#task.startsWith("exercise:"));
  }

  /** Where the program failed, for its editor. */
  get faults(): readonly Fault[] {
    const judgement = this.#trial?.judgement;
    if (!judgement || !("end" in judgement) || this.status.stale) return [];
    const { end } = judgement;
    if (end.kind !== "crash" || end.line === undefined) return [];
    return [{ line: end.line, message: end.message, severity: "error", isSaid: true }];
  }

  /** Runs the tests, unless they run. */
  run(): void {
    if (this.#running) return;
    const { session, language, startKernel } = this.#page;
    const began = performance.now();
    const request = { asked: this.#number, first: [], quiet: false };
    this.#become({ code: session.code(this.#number), began, request, steps: new Map() });
    this.#running = startJudgement(
      {
        task: this.#task,
        language: language as Language,
        seed: SEED,
        cells: [session.program(this.#number)],
      },
      startKernel,
      {
        progress: (progress) => this.#hear(progress),
        end: (judgement) => this.#end(judgement),
      },
    );
  }

  stop(): void {
    this.#running?.stop();
  }

  /** Forgets the last tests. */
  forget(): void {
    this.stop();
    this.#become(undefined);
  }

  #hear(progress: Progress): void {
    const trial = this.#trial;
    if (!trial || trial.judgement) return;
    this.#trial = { ...trial, steps: new Map(trial.steps).set(progress.step, progress) };
    this.#frame ||= requestAnimationFrame(() => this.#draw());
  }

  #end(judgement: SaidJudgement): void {
    this.#running = undefined;
    const trial = this.#trial;
    if (!trial) return;
    const ending = endingOf(judgement, performance.now() - trial.began);
    this.#become({ ...trial, judgement, ending });
    this.#tell(judgement);
  }

  /** Tells those who keep the reader's progress. */
  #tell(judgement: SaidJudgement): void {
    const { verdict } = judgement;
    if (verdict === "stopped" || verdict === "unstarted") return;
    if (verdict === "accepted") tellAnsweredRight(this.#root);
    if (this.#root.closest(".exercise")) return;
    tellJudged(
      this.#root,
      verdict === "accepted"
        ? { verdict, milliseconds: judgement.milliseconds }
        : { verdict, input: judgement.input },
    );
  }

  #become(trial: Trial | undefined): void {
    this.#trial = trial;
    this.#draw();
    this.#page.changed(this.#number);
  }

  #draw(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const place = this.#root.querySelector(".judge-results");
    if (!place) return;
    const trial = this.#trial;
    const judgement = trial?.judgement;
    const words = this.#words;
    render(
      trial && judgement?.verdict !== "unstarted" && (
        <>
          <StepList lines={stepLines(trial.steps, judgement, words)} words={words} />
          {judgement && "step" in judgement && (
            <FailureFound failure={judgement} words={words} task={this.#task} board={this.#board} />
          )}
        </>
      ),
      place,
    );
  }
}
