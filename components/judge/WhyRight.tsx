import { useMemo } from "preact/hooks";
import type { JudgeWords } from "../../src/i18n/judge-words.ts";
import { ExplanationView } from "../problem/ExplanationView.tsx";
import type { Explained } from "../problem/protocol.ts";
import { sayIn } from "../problem/say.ts";
import { useRoom } from "../problem/use-room.ts";
import { VerdictSentence } from "../problem/VerdictSentence.tsx";

interface Props {
  readonly explained: Explained;
  readonly words: JudgeWords;
  readonly task: string;
  readonly board: string | undefined;
}

/** Nothing is known at first of what fits the page's board. */
const UNKNOWN = { explained: undefined, fits: [] };

/** Why the right answer to a case is right, and the way to the page's board. */
export function WhyRight({ explained, words, task, board }: Props) {
  const { cell, solver, judge, columns } = words;
  const say = useMemo(() => sayIn(cell.language, solver), [cell, solver]);
  const fits = useRoom(explained, board !== undefined, UNKNOWN);
  const own = columns[task];
  if (!own) return null;
  return (
    <div class="solver-looked judge-why">
      <p class="judge-label">{judge.why}</p>
      <VerdictSentence words={solver} explained={explained} />
      <ExplanationView
        {...{ say, explained }}
        columns={own}
        board={board === undefined ? undefined : { name: board, fits }}
      />
    </div>
  );
}
