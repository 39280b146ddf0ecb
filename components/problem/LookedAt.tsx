import { fill } from "../../src/i18n/fill.ts";
import { ExplanationView } from "./ExplanationView.tsx";
import type { BoardLink } from "./OpenOnBoard.tsx";
import type { Columns, Say } from "./say.ts";
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
