import { fill } from "../../src/i18n/fill.ts";
import type { Progress } from "./run.ts";
import type { SolverWords } from "./say.ts";

interface Props {
  readonly words: SolverWords;
  readonly progress: Progress;
  readonly empty: boolean;
  /** Absent when the input is not in the text box. */
  readonly onShowPlace: (() => void) | undefined;
  readonly onRetry: () => void;
}

/** Why a run did not finish, with the action that helps. */
export function Fault({ words, progress, empty, onShowPlace, onRetry }: Props) {
  if (progress.kind === "refused") {
    return (
      <div class="solver-fault">
        <p>{fill(words.place, { ...progress })}</p>
        {empty ? <p class="solver-soft">{words.emptyInput}</p> : null}
        {onShowPlace === undefined || empty ? null : (
          <button type="button" onClick={onShowPlace}>
            {words.showPlace}
          </button>
        )}
      </div>
    );
  }
  if (progress.kind !== "failed") return null;
  return (
    <div class="solver-fault">
      <p>{fill(words.failed, { message: progress.message ?? words.notLoaded })}</p>
      <button type="button" onClick={onRetry}>
        {words.retry}
      </button>
    </div>
  );
}
