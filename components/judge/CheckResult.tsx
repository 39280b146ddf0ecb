import { fill } from "../../src/i18n/fill.ts";
import { ExplainedCase } from "../problem/ExplainedCase.tsx";
import type { Columns, Say } from "../problem/say.ts";
import { tellingLine } from "../problem/telling-line.ts";
import type { CheckedOutput } from "./check-protocol.ts";
import type { OtherWords } from "./other-words.ts";
import { SlipSaid } from "./SlipSaid.tsx";

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
  const { explained, remarks, slips } = result;
  const line = explained && tellingLine(explained.input);
  return (
    <>
      {remarks.map((remark) => (
        <p key={remark}>{words.remarks[remark]}</p>
      ))}
      {slips.length > 0 && <SlipSaid slips={slips} says={words.slip} or={words.or} more="{name}" />}
      {explained && (
        <div class="solver-looked">
          <ExplainedCase {...{ say, columns, board, explained }}>
            <p class="solver-case">
              {fill(words.caseOf, { line: say.number(explained.index + 1) })}{" "}
              {line === undefined ? null : <code>{line}</code>}
            </p>
          </ExplainedCase>
        </div>
      )}
    </>
  );
}
