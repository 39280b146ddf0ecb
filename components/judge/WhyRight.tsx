import { useMemo } from "preact/hooks";
import type { JudgeWords } from "../../src/i18n/judge-words.ts";
import { ExplainedCase } from "../problem/ExplainedCase.tsx";
import type { Explained } from "../problem/protocol.ts";
import { sayIn } from "../problem/say.ts";

interface Props {
  readonly explained: Explained;
  readonly words: JudgeWords;
  readonly task: string;
  readonly board: string | undefined;
}

/** Why the right answer to a case is right, and the way to the page's board. */
export function WhyRight({ explained, words, task, board }: Props) {
  const { cell, solver, judge } = words;
  const say = useMemo(() => sayIn(cell.language, solver), [cell, solver]);
  const columns = words.columns[task];
  if (!columns) return null;
  return (
    <div class="solver-looked judge-why">
      <ExplainedCase {...{ say, columns, board, explained }}>
        <p class="judge-label">{judge.why}</p>
      </ExplainedCase>
    </div>
  );
}
