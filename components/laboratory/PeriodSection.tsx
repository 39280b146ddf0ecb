import { fill } from "../../src/i18n/fill.ts";
import { sayLaw } from "../../src/i18n/say-law.ts";
import type { PartView, State } from "./protocol.ts";
import type { Say } from "./say.ts";

interface Props {
  readonly say: Say;
  readonly part: PartView;
  readonly state: State;
}

/** The proved period with the heaps that its proof rests on; or that none is proved, and never more. */
export function PeriodSection({ say, part, state }: Props) {
  const w = say.words.period;
  const { noTheorem, period, seen, summary } = part;
  const to = say.number(summary.known - 1);
  if (period === undefined) {
    const none = noTheorem ? w.noTheorem[noTheorem] : state === "working" ? w.working : w.none;
    if (seen === undefined) return <p>{fill(none, { to })}</p>;
    const numbers = {
      to,
      preperiod: say.number(seen.preperiod),
      period: say.number(seen.period),
      saltus: say.number(seen.saltus),
    };
    return (
      <>
        <p>{fill(none, { to })}</p>
        <p>{fill(seen.saltus === 0 ? w.seen : w.seenGrowing, numbers)}</p>
      </>
    );
  }
  const facts = Object.entries(w.facts) as [keyof typeof w.facts, string][];
  return (
    <>
      <p class="lab-law">{sayLaw(period, w, say.number)}</p>
      <p>{fill(w.proved, { provedAt: say.number(period.provedAt) })}</p>
      <dl class="row small lab-facts">
        {facts.map(([fact, name]) => (
          <div key={fact}>
            <dt class="soft">{name}</dt>
            <dd>{say.number(period[fact])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
