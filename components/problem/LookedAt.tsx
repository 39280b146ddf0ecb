import { fill } from "../../src/i18n/fill.ts";
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

/** Longer cases, in characters, are not shown as a line. */
const LONGEST = 200;

/**
 * The line of a case's input with its data: the only one, or the only one apart from counts, which are alone on a line,
 * and zeros, which end an input. A case in several lines has none.
 */
function tellingLine(input: string): string | undefined {
  if (input.length > LONGEST) return undefined;
  const lines = input.trimEnd().split("\n");
  if (lines.length === 1) return lines[0];
  const telling = lines.filter((line) => /\S\s+\S/.test(line) && /[^0\s]/.test(line));
  return telling.length === 1 ? telling[0] : undefined;
}

/** The case that is explained, or how to choose one. */
export function LookedAt({ say, columns, board, looked, onRetry }: Props) {
  const { words } = say;
  if (looked.kind === "none")
    return <p class="solver-soft needs-script">{words.explanationHint}</p>;
  const index = looked.kind === "explained" ? looked.explained.index : looked.index;
  const n = say.number(index + 1);
  const line = looked.kind === "explained" ? tellingLine(looked.explained.input) : undefined;
  return (
    <>
      <p class="solver-case">
        {fill(words.caseHeading, { n })} {line === undefined ? null : <code>{line}</code>}
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
