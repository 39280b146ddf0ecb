import { fill } from "../../src/i18n/fill.ts";
import { ExplanationView } from "./ExplanationView.tsx";
import type { BoardLink } from "./OpenOnBoard.tsx";
import type { Columns, Say } from "./say.ts";
import { tellingLine } from "./telling-line.ts";
import { indexOf, type Looked } from "./use-explanation.ts";
import { VerdictSentence } from "./VerdictSentence.tsx";

interface Props {
  readonly say: Say;
  readonly columns: Columns;
  readonly board: BoardLink | undefined;
  readonly looked: Looked;
  /** Whether the reader asked for the case: then its first sentence is read out. */
  readonly asked: boolean;
  readonly onRetry: (index: number) => void;
}

/** The case that is explained, or how to choose one. */
export function LookedAt({ say, columns, board, looked, asked, onRetry }: Props) {
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
