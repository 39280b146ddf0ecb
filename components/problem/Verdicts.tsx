import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import { GoToCase } from "./GoToCase.tsx";
import { LookedAt } from "./LookedAt.tsx";
import type { BoardLink } from "./OpenOnBoard.tsx";
import type { Run } from "./run.ts";
import { sayProgress } from "./say-progress.ts";
import type { Columns, Say } from "./say.ts";
import { TakeAway } from "./TakeAway.tsx";
import { indexOf, type Looked } from "./use-explanation.ts";
import { VerdictFilter } from "./VerdictFilter.tsx";
import { VerdictList } from "./VerdictList.tsx";
import { casesOf, nextOfKind } from "./verdict-roll.ts";

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
