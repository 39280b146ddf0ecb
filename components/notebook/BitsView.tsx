import { XorColumns } from "../charts/XorColumns.tsx";
import type { BitsData } from "../../src/kernel/output.ts";
import { nimSum } from "../../src/theory/nim-sum.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import { itemAt } from "../../src/theory/item-at.ts";

interface Props {
  readonly bits: BitsData;
  readonly words: Words["cell"];
}

/** A nim-sum column by column; after a move, once more beside it. */
export function BitsView({ bits, words }: Props) {
  const { values, move, caption } = bits;
  const after = move && values.map((value, i) => (i === move.heap ? move.to : value));
  const largest = [...values, move?.to ?? 0].reduce((a, b) => Math.max(a, b), 1);
  const before = fill(words.bitsBefore, { sum: nimSum(values) });
  return (
    <figure class="output-bits">
      <div class="scroller" tabIndex={0} role="group" aria-label={caption ?? words.bits}>
        <XorColumns values={values} largest={largest} caption={before} />
        {move && after && (
          <XorColumns
            values={after}
            largest={largest}
            caption={fill(words.bitsAfter, {
              from: itemAt(values, move.heap),
              to: move.to,
              sum: nimSum(after),
            })}
          />
        )}
      </div>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
