import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import { OutcomeMark } from "../ui/marks.tsx";
import { Button, Choice, isServer } from "../ui/controls.tsx";
import { ExplanationView, useShared, VerdictSentence } from "./ExplanationView.tsx";
import { downloadBlob } from "../ui/files.ts";
import { formatKind, joinLines } from "./formats.ts";
import type { Wanted } from "./solve-input.ts";
import { formatStatus, type Run, type Shown } from "./use-solver.ts";

/** The outcome of each verdict, if verdicts are names of outcomes. */
export type Marks = Readonly<Record<string, "P" | "N">>;

interface VerdictListProps {
  readonly id: string;
  readonly first: Run["first"];
  readonly marks: Marks;
  /** The index of the explained case; undefined if there is none. */
  readonly chosen: number | undefined;
  readonly onWanted: (wanted: Wanted) => void;
}

/**
 * The first verdict lines, each a radio button. CSS generates the numbers and marks next to the text, so that copied text is
 * the output that the judge expects.
 */
function VerdictList({ id, first, marks, chosen, onWanted }: VerdictListProps) {
  const { formats } = useShared();
  const { words } = formats;
  return (
    <div
      class="verdict-list"
      role="radiogroup"
      aria-label={words.list}
      style={{ "--digits": formats.number(first.length).length }}
    >
      {first.map((verdict, index) => {
        const mark = marks[verdict];
        return (
          <label key={index} class="verdict-line" data-number={formats.number(index + 1)}>
            <input
              type="radio"
              name={`${id}-case`}
              autocomplete="off"
              aria-label={fill(words.line, { n: index + 1, verdict })}
              disabled={isServer}
              checked={index === chosen}
              onChange={() => onWanted({ index })}
            />
            <span>{verdict}</span>
            {mark === undefined ? null : <OutcomeMark outcome={mark} drawn />}
          </label>
        );
      })}
    </div>
  );
}

/** Controls that select a case by its number, or the next case with a verdict. */
function FindCase({ id, run, shown, onWanted }: Props) {
  const { formats } = useShared();
  const { words } = formats;
  const [chosen, setChosen] = useState<string>();
  const { kinds = [], count } = run;
  const explained = shown.kind === "explained" ? shown.explained : undefined;
  const present = explained?.explanation.verdict;
  const kind = kinds.find(({ verdict }) => verdict === (chosen ?? present)) ?? kinds[0];
  const isAlone = kind?.count === 1 && kind.verdict === present;
  return (
    <>
      {kind === undefined || kinds.length < 2 ? null : (
        <div class="unprinted row">
          <Choice
            class="solver-kind"
            name={words.verdict}
            value={kind.verdict}
            options={kinds.map((one) => [one.verdict, formatKind(one, formats)])}
            onChoose={setChosen}
          />
          <Button
            text={words.nextOfKind}
            off={isAlone}
            onPress={() => {
              setChosen(undefined);
              onWanted({ verdict: kind.verdict, after: explained?.index ?? -1 });
            }}
          />
        </div>
      )}
      <form
        class="unprinted row"
        onSubmit={(event) => {
          event.preventDefault();
          const n = new FormData(event.currentTarget).get("case");
          setChosen(undefined);
          onWanted({ index: Number(n) - 1 });
        }}
      >
        <label for={`${id}-go`}>{words.goTo}</label>
        <input
          id={`${id}-go`}
          name="case"
          type="number"
          min={1}
          max={count}
          required
          autocomplete="off"
        />
        <button type="submit">{words.go}</button>
      </form>
    </>
  );
}

/** A button that downloads the verdicts as a file, identical to the output of the command `solve`. */
function DownloadButton({ run, problem }: Props) {
  const { words } = useShared().formats;
  return (
    <div class="needs-script row">
      <Button
        text={words.download}
        onPress={() =>
          downloadBlob(new Blob([...run.texts], { type: "text/plain" }), `${problem}-verdicts.txt`)
        }
      />
    </div>
  );
}

/** The explained case. It is announced only if the reader chose it. */
function ShownCase({ shown }: Props) {
  const { formats } = useShared();
  const { words } = formats;
  const explained = shown.kind === "explained" ? shown.explained : undefined;
  const line = explained && joinLines(explained.input);
  return (
    <>
      <div
        role="status"
        aria-live={shown.kind !== "none" && shown.isChosenByReader ? "polite" : "off"}
      >
        {explained === undefined ? null : (
          <>
            <p class="solver-case row strong">
              {fill(words.caseHeading, { n: formats.number(explained.index + 1) })}{" "}
              {line === undefined ? null : <code class="soft">{line}</code>}
            </p>
            <VerdictSentence explained={explained} />
          </>
        )}
        {shown.kind === "failed" ? (
          <p class="status error">
            {fill(words.explainFailed, { message: shown.message || words.notLoaded })}
          </p>
        ) : null}
      </div>
      {shown.kind === "reading" ? <p class="soft">{words.explaining}</p> : null}
      {explained === undefined ? null : <ExplanationView explained={explained} />}
    </>
  );
}

interface Props {
  readonly id: string;
  readonly problem: string;
  readonly run: Run;
  readonly shown: Shown;
  /** Whether the input has changed since the run. */
  readonly isStale: boolean;
  readonly marks: Marks;
  readonly onWanted: (wanted: Wanted) => void;
  /** Controls that help after a fault in the input. */
  readonly children: ComponentChildren;
}

/** With more cases than this there is a field for the number of a case, and a choice of verdicts. */
const MANY = 20;

/** The verdicts of a run so far, with the explained case next to them. */
export function Verdicts(props: Props) {
  const { id, run, shown, onWanted, marks } = props;
  const { formats } = useShared();
  const { words } = formats;
  const { progress, count } = run;
  const isFault = progress.kind === "refused" || progress.kind === "failed";
  const chosen = shown.kind === "explained" ? shown.explained.index : undefined;
  const wanted = shown.kind === "reading" && "index" in shown.wanted ? shown.wanted.index : chosen;
  const { first } = run;
  // Memoized, since the list is long and does not depend on the rest of the run.
  const list = useMemo(
    () => <VerdictList {...{ id, first, marks, onWanted }} chosen={wanted} />,
    [id, first, marks, wanted, onWanted],
  );
  return (
    <section aria-labelledby={`${id}-verdicts`}>
      <div class="solver-heading row">
        <p class="strong" id={`${id}-verdicts`}>
          {words.verdicts}
        </p>
        <p
          class={isFault ? "solver-status error" : "solver-status"}
          id={`${id}-status`}
          role="status"
          aria-live="polite"
        >
          {formatStatus(run, formats)}
        </p>
        {props.isStale ? <p class="soft">{words.staleNote}</p> : null}
        {progress.kind === "running" ? (
          <>
            <span class="soft">{fill(words.soFar, { cases: formats.cases(count) })}</span>
            <progress
              aria-label={words.progress}
              max={Math.max(1, run.input.size)}
              value={progress.bytes}
            />
          </>
        ) : null}
      </div>
      {props.children}
      {count === 0 ? (
        <p class="soft">{progress.kind === "running" ? "" : words.noVerdicts}</p>
      ) : (
        <div class="solver-result side-by-side">
          <div>
            {list}
            {count <= first.length ? null : (
              <p class="soft">
                {fill(words.listCut, {
                  n: formats.number(first.length),
                  count: formats.number(count),
                })}
              </p>
            )}
            {count > MANY ? <FindCase {...props} /> : null}
            <DownloadButton {...props} />
          </div>
          <div class="solver-explained small">
            <ShownCase {...props} />
          </div>
        </div>
      )}
    </section>
  );
}
