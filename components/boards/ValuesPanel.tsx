import { grundyValue } from "../../src/theory/grundy-value.ts";
import { outcome } from "../../src/theory/outcome.ts";
import type { HeapPosition, HeapRuleset } from "../../src/theory/ruleset.ts";
import { fill } from "../../src/words/fill.ts";
import type { Words } from "../../src/words/words.ts";
import { OutcomeMark } from "../charts/OutcomeMark.tsx";
import { XorColumns } from "../charts/XorColumns.tsx";
import { heapsOf } from "./heap-game.ts";

interface Props {
  readonly words: Words["board"];
  readonly ruleset: HeapRuleset;
  readonly position: HeapPosition;
  /** Whether the position is the one after a marked move, and not the one on the board. */
  readonly foreseen: boolean;
  /** The largest value there can be on this board. */
  readonly largest: number;
  readonly why: string;
}

/** The theory beside the board: the values as XOR columns, the outcome, and the last reason. */
export function ValuesPanel({ words, ruleset, position, foreseen, largest, why }: Props) {
  const values = heapsOf(position).map((size) => grundyValue(ruleset, size));
  const labels = values.map((_, heap) => fill(words.heapShort, { heap: heap + 1 }));
  const verdict = outcome(ruleset, position);
  return (
    <div class="board-values">
      <XorColumns
        values={values}
        labels={labels}
        largest={largest}
        caption={foreseen ? words.afterMove : words.valuesTitle}
        sumLabel={words.nimSum}
      />
      <div class="board-reason">
        <p class="board-outcome">
          <OutcomeMark outcome={verdict} />
          {verdict === "P" ? words.outcomeP : words.outcomeN}
        </p>
        <p class="board-why">{why}</p>
      </div>
    </div>
  );
}
