import { fill } from "../../src/i18n/fill.ts";
import { ExplanationView } from "../problem/ExplanationView.tsx";
import type { Columns, Say } from "../problem/say.ts";
import { tellingLine } from "../problem/telling-line.ts";
import { useRoom } from "../problem/use-room.ts";
import { VerdictSentence } from "../problem/VerdictSentence.tsx";
import type { CheckedOutput } from "./check-protocol.ts";
import type { OtherWords } from "./other-words.ts";

interface Props {
  readonly say: Say;
  readonly words: OtherWords["result"];
  readonly columns: Columns;
  /** The name of the page's board. */
  readonly board: string | undefined;
  readonly result: CheckedOutput;
}

/** What follows the verdict on an output: what judges may mind, whose mistake it is, and why the right line is right. */
export function CheckResult({ say, words, columns, board, result }: Props) {
  const { explained, remarks, slip } = result;
  const fits = useRoom(explained, board !== undefined, { explained: undefined, fits: [] });
  const line = explained && tellingLine(explained.input);
  return (
    <>
      {remarks.map((remark) => (
        <p key={remark}>{words.remarks[remark]}</p>
      ))}
      {slip === undefined ? null : (
        <p>
          {fill(words.slip, { does: slip.does })}{" "}
          {document.getElementById(`slip-${slip.id}`) === null ? (
            slip.why
          ) : (
            <a href={`#slip-${slip.id}`}>{slip.name}</a>
          )}
        </p>
      )}
      {explained === undefined ? null : (
        <div class="solver-looked">
          <p class="solver-case">
            {fill(words.caseOf, { line: say.number(explained.index + 1) })}{" "}
            {line === undefined ? null : <code>{line}</code>}
          </p>
          <VerdictSentence words={say.words} explained={explained} />
          <ExplanationView
            {...{ say, columns, explained }}
            board={board === undefined ? undefined : { name: board, fits }}
          />
        </div>
      )}
    </>
  );
}
