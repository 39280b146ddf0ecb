import type { Outcome } from "../../src/theory/outcome.ts";
import { fill } from "../../src/words/fill.ts";
import type { Words } from "../../src/words/words.ts";
import { OutcomeMark } from "../charts/OutcomeMark.tsx";
import { XorColumns } from "../charts/XorColumns.tsx";

interface Props {
  readonly words: Words["board"];
  readonly values: readonly number[];
  readonly outcome: Outcome;
  /** Whether these are the values after a marked move, and not those on the board. */
  readonly foreseen: boolean;
  readonly why: string;
}

/** The theory beside the board: the values as XOR columns, the outcome, and the last reason. */
export function ValuesPanel({ words, values, outcome, foreseen, why }: Props) {
  const labels = values.map((_, heap) => fill(words.heapShort, { heap: heap + 1 }));
  return (
    <div class="board-values" data-foreseen={foreseen}>
      <XorColumns
        values={values}
        labels={labels}
        caption={foreseen ? words.afterMove : words.valuesTitle}
        sumLabel={words.nimSum}
      />
      <p class="board-outcome">
        <OutcomeMark outcome={outcome} />
        {outcome === "P" ? words.outcomeP : words.outcomeN}
      </p>
      <p class="board-why">{why}</p>
    </div>
  );
}
