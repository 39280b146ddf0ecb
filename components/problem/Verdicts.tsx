import type { ComponentChildren } from "preact";
import { fill } from "../../src/i18n/fill.ts";
import { GoToCase } from "./GoToCase.tsx";
import { LookedAt } from "./LookedAt.tsx";
import type { BoardLink } from "./OpenOnBoard.tsx";
import type { Run } from "./run.ts";
import { sayProgress } from "./say-progress.ts";
import type { Columns, Say } from "./say.ts";
import { TakeAway } from "./TakeAway.tsx";
import type { Looked } from "./use-explanation.ts";
import { VerdictList } from "./VerdictList.tsx";

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
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly onChoose: (index: number) => void;
  /** The error, shown beneath the verdicts that came before it. */
  readonly children: ComponentChildren;
}

/** From so many cases on there is a field to go to a case by its number. */
const MANY = 20;

const chosen = (looked: Looked): number | undefined =>
  looked.kind === "none"
    ? undefined
    : looked.kind === "explained"
      ? looked.explained.index
      : looked.index;

/** The verdicts of a run so far, and beside them the case that is explained. */
export function Verdicts(props: Props) {
  const { id, say, run } = props;
  const { words } = say;
  const { progress, roll } = run;
  const running = progress.kind === "running";
  return (
    <section class="solver-verdicts" aria-labelledby={`${id}-verdicts`} data-stale={props.stale}>
      <div class="solver-heading">
        <p class="solver-label" id={`${id}-verdicts`}>
          {words.verdicts}
        </p>
        <p class="solver-status" role="status">
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
      <div class="solver-result">
        <div class="solver-lines">
          {roll.count === 0 ? (
            <p class="solver-soft">{running ? "" : words.noVerdicts}</p>
          ) : (
            <VerdictList
              id={id}
              words={words}
              roll={roll}
              marks={props.marks}
              active={props.active}
              chosen={chosen(props.looked)}
              onActive={props.onActive}
              onChoose={props.onChoose}
            />
          )}
          {props.children}
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
              onRetry={props.onChoose}
            />
          )}
        </div>
      </div>
    </section>
  );
}
