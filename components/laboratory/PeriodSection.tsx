import { fill } from "../../src/i18n/fill.ts";
import type { PartView, State } from "./protocol.ts";
import { sayPeriod } from "./say-period.ts";
import type { Say } from "./say.ts";

interface Props {
  readonly say: Say;
  readonly part: PartView;
  readonly state: State;
}

/** The proved period with the heaps that its proof rests on; or that none is proved, and never more. */
export function PeriodSection({ say, part, state }: Props) {
  const w = say.words.period;
  const { isLawful, period, summary } = part;
  const to = say.number(summary.known - 1);
  if (period === undefined) {
    const none = !isLawful ? w.noTheorem : state === "working" ? w.working : w.none;
    return <p>{fill(none, { to })}</p>;
  }
  const values = sayPeriod(period, say);
  const facts = Object.entries(w.facts) as [keyof typeof values, string][];
  return (
    <>
      <p class="lab-law">{fill(period.saltus === 0 ? w.periodic : w.arithmetic, values)}</p>
      <p>{fill(w.proved, values)}</p>
      <dl class="lab-facts">
        {facts.map(([fact, name]) => (
          <div key={fact}>
            <dt>{name}</dt>
            <dd>{values[fact]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
