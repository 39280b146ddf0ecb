import { fill } from "../../src/i18n/fill.ts";
import type { Say } from "./say.ts";
import type { Summary } from "./survey.ts";

/** More than this are counted. */
const LISTED = 60;

interface Props {
  readonly say: Say;
  readonly summary: Summary;
}

/** The heaps of value 0: those from which the player to move loses. */
export function PositionsSection({ say, summary }: Props) {
  const w = say.words.positions;
  const { zeros, zeroCount, known } = summary;
  const shown = zeros.slice(0, LISTED).map((heap) => say.number(heap));
  const rest = zeroCount - shown.length;
  return (
    <>
      <p>{fill(w.one, { count: say.number(zeroCount), known: say.number(known) })}</p>
      <p class="lab-list">
        {shown.join("  ")}
        {rest > 0 && ` … ${fill(w.more, { n: say.number(rest) })}`}
      </p>
    </>
  );
}
