import { useMemo } from "preact/hooks";
import { fill, plural } from "../../src/i18n/fill.ts";
import type { JudgeWords } from "../../src/i18n/judge-words.ts";
import { OutputView } from "../cell/OutputView.tsx";
import { ExplainedCase, SolverContext } from "../solver/ExplanationView.tsx";
import type { Explained } from "../solver/solve-input.ts";
import { formatsFor, type Columns } from "../solver/formats.ts";
import type { Fault } from "../editor/faults.ts";
import { reportJudged, reportRightAnswer } from "../progress/progress-events.ts";
import type { Progress, Step } from "../../src/judge/judge.ts";
import { mistakeSentence, stepLines, type StepLine } from "./format-judgement.ts";
import type { MistakeText, PageFailure, PageJudgement } from "./protocol.ts";
import { CopyButton } from "../ui/controls.tsx";

interface MistakeNoteProps {
  /** One or more mistakes that give the same answers. */
  readonly mistakes: readonly MistakeText[];
  /** A sentence with `{does}`, the text between two mistakes, and the text of a link to a mistake. */
  readonly words: Pick<JudgeWords["judge"], "mistake" | "or" | "more">;
}

/** The known mistakes that give a program's answers, each with a link to its place on the page or with its explanation. */
export function MistakeNote({ mistakes, words }: MistakeNoteProps) {
  return (
    <p class="judge-mistake">
      {mistakeSentence(mistakes, words.mistake, words.or)}
      {mistakes.map(({ id, does, why }) => (
        <span key={id}>
          {" "}
          {document.getElementById(`mistake-${id}`) ? (
            <a href={`#mistake-${id}`}>{fill(words.more, { does })}</a>
          ) : (
            why
          )}
        </span>
      ))}
    </p>
  );
}

interface WhyRightProps {
  readonly explained: Explained;
  readonly columns: Columns;
  readonly words: JudgeWords;
  readonly board: string | undefined;
}

/** The explanation of a case's right answer, with a button that opens the page's board. */
function WhyRight({ explained, columns, words, board }: WhyRightProps) {
  const { cell, solver, judge } = words;
  const formats = useMemo(() => formatsFor(cell.language, solver), [cell, solver]);
  return (
    <div class="solver-looked judge-why">
      <SolverContext.Provider value={{ formats, columns, board }}>
        <ExplainedCase explained={explained}>
          <p class="strong">{judge.why}</p>
        </ExplainedCase>
      </SolverContext.Provider>
    </div>
  );
}

const ICONS = { passed: "✓", failed: "✕", runs: "…", waits: "·" } as const;

interface StepListProps {
  readonly lines: readonly StepLine[];
  readonly words: JudgeWords;
}

/** The steps of the tests, one per line. */
function StepList({ lines, words: { judge } }: StepListProps) {
  return (
    <ol class="judge-steps">
      {lines.map(({ step, state, answered, cases, text }) => (
        <li key={step} data-state={state}>
          <span class="judge-sign" aria-hidden="true">
            {ICONS[state]}
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

/** Maximum number of characters shown of an input. */
const MOST = 1000;

interface FailureProps {
  readonly failure: PageFailure;
  readonly words: JudgeWords;
  readonly board: string | undefined;
}

/** The smallest failing input: the cases, the program's answer, the right answer and its explanation. */
function FailureFound({ failure, words, board }: FailureProps) {
  const { judge, cell, drafts } = words;
  const { count, cases, input, given, right, printed, slow, mistakes } = failure;
  const { explained, columns, lines, before } = failure;
  const shown = [input, cases.at(-1) ?? ""].find(({ length }) => length <= MOST);
  return (
    <div class="judge-failure">
      {slow === "alone" && <p>{judge.slowAlone}</p>}
      {slow !== "alone" && count > 1 && !lines && (
        <p>
          {before === undefined
            ? fill(plural(cell.language, slow ? judge.slowTogether : judge.onlyAfter, count), {
                n: count.toLocaleString(cell.language),
              })
            : fill(judge.onlyBefore, { n: before })}
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
      {lines && lines.length > 0 && (
        <>
          <p class="strong">{judge.printed}</p>
          <pre class="excerpt">{lines.join("\n").slice(0, MOST)}</pre>
        </>
      )}
      {mistakes.length > 0 && <MistakeNote mistakes={mistakes} words={judge} />}
      {printed.length > 0 && (
        <div class="judge-printed">
          <p class="strong">{judge.printed}</p>
          {printed.map((output, at) => (
            <OutputView key={at} output={output} words={cell} />
          ))}
        </div>
      )}
      {explained && columns && <WhyRight {...{ explained, columns, words, board }} />}
    </div>
  );
}

interface Props extends Pick<FailureProps, "words" | "board"> {
  readonly steps: ReadonlyMap<Step, Progress>;
  /** Absent while the tests run. */
  readonly judgement: PageJudgement | undefined;
}

/** The progress of the tests and the program's failure. */
export function JudgeResults({ steps, judgement, words, board }: Props) {
  return (
    <>
      <StepList lines={stepLines(steps, judgement, words)} words={words} />
      {judgement && "step" in judgement && (
        <FailureFound failure={judgement} words={words} board={board} />
      )}
    </>
  );
}

/** Returns the line at which a program failed, for its editor. */
export function crashIn(judgement: PageJudgement | undefined): readonly Fault[] {
  if (!judgement || !("end" in judgement) || judgement.end.kind !== "crash") return [];
  const { line, message } = judgement.end;
  return line === undefined ? [] : [{ line, message, isAnnounced: true }];
}

/** Reports a judgement to the store of the reader's progress; for an exercise, only that it is solved. */
export function reportJudgement(root: HTMLElement, judgement: PageJudgement): void {
  const { verdict } = judgement;
  if (verdict === "stopped" || verdict === "unstarted") return;
  if (verdict === "accepted") reportRightAnswer(root);
  if (root.closest(".exercise")) return;
  reportJudged(
    root,
    verdict === "accepted"
      ? { verdict, milliseconds: judgement.milliseconds }
      : { verdict, input: judgement.input },
  );
}
