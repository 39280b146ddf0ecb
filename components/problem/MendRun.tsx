import type { SolverWords } from "./say.ts";

interface Props {
  readonly words: SolverWords;
  /** Absent where there is no mistake, or its place is not in the text box. */
  readonly onShowPlace: (() => void) | undefined;
  /** Absent unless the solver could not run. */
  readonly onRetry: (() => void) | undefined;
}

/** The action that helps after a run that did not finish; the status says why it did not. */
export function MendRun({ words, onShowPlace, onRetry }: Props) {
  if (onShowPlace === undefined && onRetry === undefined) return null;
  return (
    <p class="solver-row">
      {onShowPlace && (
        <button type="button" onClick={onShowPlace}>
          {words.showPlace}
        </button>
      )}
      {onRetry && (
        <button type="button" onClick={onRetry}>
          {words.retry}
        </button>
      )}
    </p>
  );
}
