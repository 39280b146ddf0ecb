import { fill } from "../../src/i18n/fill.ts";
import type { SparseFacts } from "../../src/games/theory/sparse-facts.ts";
import type { Say } from "./say.ts";

/** More rare values than this are counted. */
const LISTED = 64;

interface Props {
  readonly say: Say;
  readonly sparse: SparseFacts;
  readonly known: number;
}

/** Which values are rare: the mask in binary, how many heaps have such a value, and the last of them. */
export function SparseSection({ say, sparse, known }: Props) {
  const w = say.words.sparse;
  const { mask, sized, values, heaps, last } = sparse;
  const shown = values.slice(0, LISTED).join(", ");
  const facts = [
    [w.mask, fill(w.bits, { mask, bits: mask.toString(2) })],
    [w.rare, fill(w.of, { heaps: say.number(heaps), known: say.number(known - 1) })],
    [w.last, say.number(last)],
    [w.values, values.length > LISTED ? `${shown} …` : shown],
  ] as const;
  return (
    <>
      <p>{sized === 1 ? w.leadSized : w.lead}</p>
      <dl class="row small lab-facts">
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt class="soft">{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
