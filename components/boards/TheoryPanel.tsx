import type { Theory } from "../../src/games/match/game.ts";
import type { Words } from "../../src/i18n/words.ts";
import { OutcomeMark } from "../charts/OutcomeMark.tsx";
import { XorColumns } from "../charts/XorColumns.tsx";
import { fill } from "../../src/i18n/fill.ts";
import { termName } from "./names.ts";

/** A table of more rows than this shows those that are not 0. */
const MOST_ROWS = 12;

interface Props {
  readonly words: Words["board"];
  readonly theory: Theory;
  /** Whether it is the theory of the position after a marked move, and not of the present one. */
  readonly foreseen: boolean;
  /** The largest value at the start of the match. */
  readonly largest: number;
  /** Why the position is P or N, when the reader requests it. */
  readonly why: string | undefined;
  readonly whyId: string;
}

/** The theory beside the board: the values as XOR columns, the outcome, and the reason. */
export function TheoryPanel({ words, theory, foreseen, largest, why, whyId }: Props) {
  return (
    <div class="board-values">
      <Columns words={words} theory={theory} foreseen={foreseen} largest={largest} />
      <div class="board-reason">
        <p class="board-outcome">
          <OutcomeMark outcome={theory.outcome} />
          {foreseen && !hasColumns(theory)
            ? words.outcomeAfter[theory.outcome]
            : theory.outcome === "P"
              ? words.outcomeP
              : words.outcomeN}
        </p>
        {why === undefined ? null : (
          <p class="board-why" id={whyId}>
            {why}
          </p>
        )}
      </div>
    </div>
  );
}

/** Whether there are columns, whose caption says which position they are of. */
const hasColumns = (theory: Theory): boolean => theory.kind === "sum" || theory.kind === "digits";

function Columns({ words, theory, foreseen, largest }: Omit<Props, "why" | "whyId">) {
  const title = theory.kind === "digits" ? words.heapsTitle : words.valuesTitle;
  const caption = foreseen ? words.afterMove : title;
  if (theory.kind === "digits") {
    const labels = theory.heaps.map((_, heap) => fill(words.heapShort, { heap: heap + 1 }));
    return (
      <XorColumns
        values={theory.heaps}
        labels={labels}
        largest={largest}
        caption={caption}
        modulus={theory.modulus}
        sumLabel={fill(words.leftOver, { modulus: theory.modulus })}
      />
    );
  }
  if (theory.kind !== "sum" || theory.terms.length === 0) return null;
  const many = theory.terms.length > MOST_ROWS;
  const terms = many ? theory.terms.filter(({ value }) => value > 0) : theory.terms;
  return (
    <XorColumns
      values={terms.map(({ value }) => value)}
      labels={terms.map((term) => termName(words, term))}
      largest={largest}
      caption={caption}
      sumLabel={words.nimSum}
    />
  );
}
