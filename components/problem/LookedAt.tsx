import { fill } from "../../src/words/fill.ts";
import { ExplanationView } from "./ExplanationView.tsx";
import type { BoardLink } from "./OpenOnBoard.tsx";
import type { Columns, Say } from "./say.ts";
import type { Looked } from "./use-explanation.ts";

interface Props {
  readonly say: Say;
  readonly columns: Columns;
  readonly board: BoardLink | undefined;
  readonly looked: Looked;
  readonly onRetry: (index: number) => void;
}

/** Of a case with several lines the first says little: often only how many there are. */
const isLine = (input: string): boolean => !input.trimEnd().includes("\n");

/** The case that is looked at, or how to look at one. */
export function LookedAt({ say, columns, board, looked, onRetry }: Props) {
  const { words } = say;
  if (looked.kind === "none")
    return <p class="solver-soft needs-script">{words.explanationHint}</p>;
  const index = looked.kind === "explained" ? looked.explained.index : looked.index;
  const n = say.number(index + 1);
  return (
    <>
      <p class="solver-case">
        {fill(words.caseHeading, { n })}{" "}
        {looked.kind === "explained" && isLine(looked.explained.input) ? (
          <code>{looked.explained.input.trimEnd()}</code>
        ) : null}
      </p>
      {looked.kind === "explained" ? (
        <ExplanationView {...{ say, columns, board }} explained={looked.explained} />
      ) : null}
      {looked.kind === "reading" ? (
        <p class="solver-soft">{fill(words.explaining, { n })}</p>
      ) : null}
      {looked.kind === "failed" ? (
        <p class="solver-fault">
          {fill(words.explainFailed, { n, message: looked.message ?? words.notLoaded })}{" "}
          <button type="button" onClick={() => onRetry(index)}>
            {words.retry}
          </button>
        </p>
      ) : null}
    </>
  );
}
