import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import type { BoardLink } from "./OpenOnBoard.tsx";
import type { Run } from "./run.ts";
import { sayProgress } from "./say-progress.ts";
import type { Columns, Say, SolverWords } from "./say.ts";
import { indexOf, type Looked } from "./use-explanation.ts";
import { VerdictList } from "./VerdictList.tsx";
import { casesOf, nextOfKind, asBlob, type VerdictRoll } from "./verdict-roll.ts";
import { ExplanationView } from "./ExplanationView.tsx";
import { tellingLine } from "./telling-line.ts";
import { VerdictSentence } from "./VerdictSentence.tsx";
import { downloadBlob } from "./download-blob.ts";
import { sayKind } from "./say-kinds.ts";

interface VerdictFilterProps {
  readonly id: string;
  readonly say: Say;
  readonly roll: VerdictRoll;
  /** The kind that alone is shown; undefined when all are. */
  readonly kind: number | undefined;
  /** Whether the active case is the only one of its kind. */
  readonly alone: boolean;
  readonly onKind: (kind: number | undefined) => void;
  readonly onNext: () => void;
}

/** Shows the cases of one verdict alone, and goes from a case to the next with its verdict. */
function VerdictFilter({ id, say, roll, kind, alone, onKind, onNext }: VerdictFilterProps) {
  const { words } = say;
  const kinds = (roll.kinds ?? []).map((one, number) => ({ ...one, number }));
  kinds.sort((a, b) => b.count - a.count);
  return (
    <div class="solver-row">
      <label class="solver-show">
        {words.show}{" "}
        <select
          id={`${id}-kind`}
          value={kind ?? ""}
          onChange={({ currentTarget: { value } }) =>
            onKind(value === "" ? undefined : Number(value))
          }
        >
          <option value="">{fill(words.allCases, { n: say.number(roll.count) })}</option>
          {kinds.map((one) => (
            <option key={one.number} value={one.number}>
              {sayKind(one, say)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" aria-disabled={alone} onClick={() => alone || onNext()}>
        {words.nextOfKind}
      </button>
    </div>
  );
}

interface TakeAwayProps {
  readonly words: SolverWords;
  readonly roll: VerdictRoll;
  readonly fileName: string;
}

/** Buttons that copy the verdicts, or download them as a file. */
function TakeAway({ words, roll, fileName }: TakeAwayProps) {
  const [copied, setCopied] = useState<{ readonly roll: VerdictRoll; readonly done: boolean }>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await asBlob(roll).text());
      setCopied({ roll, done: true });
    } catch {
      setCopied({ roll, done: false });
    }
  };
  const said = copied?.roll === roll ? copied.done : undefined;
  return (
    <div class="solver-row">
      <button type="button" onClick={() => void copy()}>
        {words.copyAll}
      </button>
      <button type="button" onClick={() => downloadBlob(asBlob(roll), fileName)}>
        {words.download}
      </button>
      <span class="solver-soft" role="status">
        {said === undefined ? "" : said ? words.copied : words.copyFailed}
      </span>
    </div>
  );
}

interface LookedAtProps {
  readonly say: Say;
  readonly columns: Columns;
  readonly board: BoardLink | undefined;
  readonly looked: Looked;
  /** Whether the reader asked for the case: then its first sentence is read out. */
  readonly asked: boolean;
  readonly onRetry: (index: number) => void;
}

/** The case that is explained, or how to choose one. */
function LookedAt({ say, columns, board, looked, asked, onRetry }: LookedAtProps) {
  const { words } = say;
  const index = indexOf(looked);
  const n = index === undefined ? "" : say.number(index + 1);
  const line = looked.kind === "explained" ? tellingLine(looked.explained.input) : undefined;
  const heading = (
    <p class="solver-case">
      {fill(words.caseHeading, { n })} {line === undefined ? null : <code>{line}</code>}
    </p>
  );
  return (
    <>
      <div role="status" aria-live={asked ? "polite" : "off"}>
        {looked.kind === "explained" ? (
          <>
            {heading}
            <VerdictSentence words={words} explained={looked.explained} />
          </>
        ) : null}
        {looked.kind === "failed" ? (
          <p class="solver-fault error">
            {fill(words.explainFailed, { n, message: looked.message ?? words.notLoaded })}
          </p>
        ) : null}
      </div>
      {looked.kind === "none" ? (
        <p class="solver-soft needs-script">{words.explanationHint}</p>
      ) : null}
      {looked.kind === "reading" ? (
        <>
          {heading}
          <p class="solver-soft">{fill(words.explaining, { n })}</p>
        </>
      ) : null}
      {looked.kind === "explained" ? (
        <ExplanationView {...{ say, columns, board }} explained={looked.explained} />
      ) : null}
      {looked.kind === "failed" ? (
        <button type="button" onClick={() => onRetry(looked.index)}>
          {words.retry}
        </button>
      ) : null}
    </>
  );
}

interface GoToCaseProps {
  readonly id: string;
  readonly say: Say;
  readonly count: number;
  readonly onGo: (index: number) => void;
}

/** A number field to go to one case among many. */
function GoToCase({ id, say, count, onGo }: GoToCaseProps) {
  const { words } = say;
  const [wrong, setWrong] = useState<string>();
  const go = (event: SubmitEvent) => {
    event.preventDefault();
    const field = (event.currentTarget as HTMLFormElement).elements.namedItem("case");
    const value = field instanceof HTMLInputElement ? field.value.trim() : "";
    const n = Number(value);
    const there = Number.isInteger(n) && n >= 1 && n <= count;
    setWrong(there ? undefined : value);
    if (there) onGo(n - 1);
  };
  return (
    <form class="solver-go" noValidate onSubmit={go}>
      <label for={`${id}-go`}>{words.goTo}</label>
      <input
        id={`${id}-go`}
        name="case"
        inputMode="numeric"
        autocomplete="off"
        onInput={() => setWrong(undefined)}
        aria-invalid={wrong !== undefined}
        aria-errormessage={wrong === undefined ? undefined : `${id}-go-wrong`}
      />
      <button type="submit">{words.go}</button>
      {wrong === undefined ? null : (
        <p class="solver-fault error" id={`${id}-go-wrong`} role="alert">
          {fill(words.goToRange, { n: wrong, last: say.number(count) })}
        </p>
      )}
    </form>
  );
}

interface Props {
  readonly id: string;
  readonly problem: string;
  readonly say: Say;
  readonly columns: Columns;
  readonly board: BoardLink | undefined;
  readonly run: Run;
  readonly stale: boolean;
  readonly marks: Readonly<Record<string, "P" | "N">>;
  readonly looked: Looked;
  /** Whether the reader asked for the case that is explained. */
  readonly asked: boolean;
  readonly active: number;
  /** The kind of verdict that alone is listed; undefined when all are. */
  readonly kind: number | undefined;
  readonly onKind: (kind: number | undefined) => void;
  readonly onActive: (index: number) => void;
  readonly onChoose: (index: number) => void;
  /** What helps after a run that did not finish. */
  readonly children: ComponentChildren;
}

/** From so many cases on there is a field to go to a case by its number, and a choice of verdicts. */
const MANY = 20;

/** The verdicts of a run so far, and beside them the case that is explained. */
export function Verdicts(props: Props) {
  const { id, say, run, kind } = props;
  const { words } = say;
  const { progress, roll } = run;
  const running = progress.kind === "running";
  const fault = progress.kind === "refused" || progress.kind === "failed";
  const shown = useMemo(() => (kind === undefined ? undefined : casesOf(roll, kind)), [roll, kind]);
  const chosen = indexOf(props.looked);
  const next = running ? undefined : nextOfKind(roll, props.active);
  return (
    <section class="solver-verdicts" aria-labelledby={`${id}-verdicts`} data-stale={props.stale}>
      <div class="solver-heading">
        <p class="solver-label" id={`${id}-verdicts`}>
          {words.verdicts}
        </p>
        <p
          class={fault ? "solver-status solver-fault error" : "solver-status"}
          id={`${id}-status`}
          role="status"
          aria-live="polite"
        >
          {sayProgress(run, say)}
        </p>
        <p class="solver-soft solver-stale">{props.stale ? words.staleNote : ""}</p>
        <div class="solver-progress" data-running={running}>
          <progress
            aria-label={words.progress}
            max={Math.max(1, run.input.size)}
            value={running ? progress.bytes : 0}
          />
          <span>{running ? fill(words.soFar, { cases: say.cases(roll.count) }) : ""}</span>
        </div>
      </div>
      {props.children}
      <div class="solver-result">
        <div class="solver-lines">
          {roll.count > MANY && (roll.kinds?.length ?? 0) > 1 ? (
            <VerdictFilter
              {...{ id, say, roll, kind }}
              alone={next === undefined}
              onKind={props.onKind}
              onNext={() => next === undefined || props.onChoose(next)}
            />
          ) : null}
          {roll.count === 0 ? (
            <p class="solver-soft">{running ? "" : words.noVerdicts}</p>
          ) : (
            <VerdictList
              key={kind}
              id={id}
              say={say}
              shown={shown}
              roll={roll}
              marks={props.marks}
              active={props.active}
              chosen={chosen}
              onActive={props.onActive}
              onChoose={props.onChoose}
            />
          )}
          {roll.count > MANY ? (
            <GoToCase id={id} say={say} count={roll.count} onGo={props.onChoose} />
          ) : null}
          {roll.count === 0 ? null : (
            <>
              <p class="solver-hint needs-script" id={`${id}-keys`}>
                {words.listHint}
              </p>
              <div class="needs-script">
                <TakeAway words={words} roll={roll} fileName={`${props.problem}-verdicts.txt`} />
              </div>
            </>
          )}
        </div>
        <div class="solver-looked">
          {roll.count === 0 ? null : (
            <LookedAt
              say={say}
              columns={props.columns}
              board={props.board}
              looked={props.looked}
              asked={props.asked}
              onRetry={props.onChoose}
            />
          )}
        </div>
      </div>
    </section>
  );
}
