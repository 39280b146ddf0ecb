import { fill } from "../../src/i18n/fill.ts";
import { plural } from "../../src/i18n/plural.ts";
import type { Period } from "../../src/games/theory/period.ts";
import type { Say } from "./say.ts";
import type { Summary } from "./survey.ts";

/** More than this are counted. */
const LISTED = 60;

interface Props {
  readonly say: Say;
  readonly summary: Summary;
  readonly period: Period | undefined;
}

/** The heaps of value 0: those from which the player to move loses. */
export function PositionsSection({ say, summary, period }: Props) {
  const w = say.words.positions;
  const { zeros, zeroCount, known } = summary;
  const shown = zeros.slice(0, LISTED).map((heap) => say.number(heap));
  const rest = zeroCount - shown.length;
  const said = fill(plural(say.language, w.one, zeroCount), {
    n: say.number(zeroCount),
    to: say.number(known - 1),
  });
  const isAll =
    period !== undefined && zeroCount === zeros.length && isLast(zeros.at(-1) ?? 0, known, period);
  return (
    <>
      <p>
        {said} {isAll && w.all}
      </p>
      <p class="lab-list">
        {shown.join("  ")}
        {rest > 0 && ` … ${fill(w.more, { n: say.number(rest) })}`}
      </p>
    </>
  );
}

/** Whether no larger heap has the value 0 than this one, the last of the known ones. */
const isLast = (heap: number, known: number, { preperiod, period, saltus }: Period): boolean =>
  saltus > 0 ? known >= preperiod + period : heap < preperiod;
