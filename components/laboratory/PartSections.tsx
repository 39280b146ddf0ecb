import { useMemo } from "preact/hooks";
import { Heatmap } from "../charts/Heatmap.tsx";
import { SequenceChart } from "../charts/SequenceChart.tsx";
import { fill } from "../../src/i18n/fill.ts";
import { say as sayPhrase } from "../../src/i18n/say.ts";
import { CertificateSection } from "./CertificateSection.tsx";
import { CountsSection } from "./CountsSection.tsx";
import { EnvelopeChart } from "./EnvelopeChart.tsx";
import { MisereSection } from "./MisereSection.tsx";
import { PeriodSection } from "./PeriodSection.tsx";
import { PositionsSection } from "./PositionsSection.tsx";
import type { PartView } from "./protocol.ts";
import type { Say } from "./say.ts";
import { Section } from "./Section.tsx";
import { SparseSection } from "./SparseSection.tsx";
import { twoHeaps } from "./two-heaps.ts";
import type { Laboratory } from "./use-laboratory.ts";
import { ValueTable } from "./ValueTable.tsx";

/** Values in the chart of the first ones. */
const CHARTED = 100;

interface Props {
  readonly say: Say;
  readonly lab: Laboratory;
  readonly part: PartView;
  readonly index: number;
}

/** What is found about one game of heaps, whether it stands alone or in a sum. */
export function PartSections({ say, lab, part, index }: Props) {
  const { words } = say;
  const { view } = lab;
  const { summary, period, rules, text } = part;
  const isOne = view.parts.length === 1;
  const shown = say.game(text);
  const of = isOne ? undefined : shown;
  const { first } = summary;
  const bands = period && period.preperiod + period.period < CHARTED ? period : undefined;
  const { preperiod, period: length } = bands ?? {};
  // What has not changed is not drawn again with every picture of the work.
  const chart = useMemo(() => {
    const values = first.slice(0, CHARTED);
    const claim = length !== undefined && { period: length, preperiod: preperiod ?? 0 };
    return <SequenceChart sequence={{ values, start: 0, cut: 0, ...claim }} words={say.cell} />;
  }, [first, length, preperiod, say]);
  const heatmap = useMemo(() => {
    const { row: rows, column: columns, caption } = words.twoHeaps;
    const names = { rows, columns, caption: fill(caption, { game: shown }) };
    return <Heatmap heatmap={twoHeaps(first, first, names)} text="" words={say.cell} />;
  }, [first, shown, words, say]);
  const misere = useMemo(
    () => <MisereSection say={say} genera={part.genera} />,
    [say, part.genera],
  );
  return (
    <div class="lab-part">
      <h2>
        {part.name !== undefined && `${words.names[part.name]} `}
        <code>{shown}</code>
      </h2>
      <p class="lab-rules">{sayPhrase(say.rules, rules)}</p>
      <Section title={words.values.title} of={of}>
        <ValueTable {...{ say, lab, part, index }} />
        {chart}
        {summary.known > summary.first.length && <EnvelopeChart say={say} summary={summary} />}
      </Section>
      <Section title={words.period.title} of={of}>
        <PeriodSection say={say} part={part} state={view.state} />
      </Section>
      {period && (
        <Section title={words.certificate.title} of={of}>
          <CertificateSection {...{ say, lab, period, index }} />
        </Section>
      )}
      <Section title={words.positions.title} of={of}>
        <PositionsSection say={say} summary={summary} period={period} />
        {isOne && heatmap}
      </Section>
      {(period === undefined || period.saltus === 0) && summary.distinct < summary.known / 4 && (
        <Section title={words.counts.title} of={of}>
          <CountsSection say={say} summary={summary} />
        </Section>
      )}
      {part.sparse && (
        <Section title={words.sparse.title} of={of}>
          <SparseSection say={say} sparse={part.sparse} known={summary.known} />
        </Section>
      )}
      <Section title={words.misere.title} of={of}>
        {misere}
      </Section>
    </div>
  );
}
