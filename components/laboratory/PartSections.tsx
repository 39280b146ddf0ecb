import { useMemo } from "preact/hooks";
import { Heatmap } from "../charts/Heatmap.tsx";
import { SequenceChart } from "../charts/SequenceChart.tsx";
import { fill } from "../../src/i18n/fill.ts";
import { say as sayPhrase } from "../../src/i18n/say.ts";
import { PeriodSection } from "./PeriodSection.tsx";
import { PositionsSection } from "./PositionsSection.tsx";
import type { PartView } from "./protocol.ts";
import type { Say } from "./say.ts";
import { Section } from "./Section.tsx";
import { SparseSection } from "./SparseSection.tsx";
import { twoHeaps } from "./two-heaps.ts";
import type { Laboratory } from "./use-laboratory.ts";
import { ValueTable } from "./ValueTable.tsx";
import type { Period } from "../../src/games/theory/period.ts";
import type { Summary } from "./survey.ts";
import { round } from "../charts/scale.ts";
import { stepFor } from "../charts/sequence-layout.ts";
import { OutcomeMark } from "../charts/OutcomeMark.tsx";
import { temperOf, type Genus } from "../../src/octal/genus.ts";

interface MisereSectionProps {
  readonly say: Say;
  readonly genera: readonly Genus[];
}

/** The genus of each small heap, its misère outcome, and the first heap where the rule of Nim fails. */
function MisereSection({ say, genera }: MisereSectionProps) {
  const w = say.words.misere;
  // The first heaps are found in an instant, once the search begins.
  if (genera.length < 2) {
    return (
      <>
        <p>{w.lead}</p>
        <p class="lab-hint lab-waiting">{w.waiting}</p>
      </>
    );
  }
  const wild = genera.findIndex((genus) => temperOf(genus) === "wild");
  return (
    <>
      <p>{w.lead}</p>
      <p>{wild < 0 ? fill(w.tame, { to: genera.length - 1 }) : fill(w.wild, { heap: wild })}</p>
      <div class="scroller" tabIndex={0} role="group" aria-label={w.title}>
        <table class="lab-genera">
          <tbody>
            <tr>
              <th scope="row">{w.heap}</th>
              {genera.map((_, heap) => (
                <th key={heap} scope="col">
                  {heap}
                </th>
              ))}
            </tr>
            <tr>
              <th scope="row">{w.genus}</th>
              {genera.map(({ normal, misere }, heap) => (
                <td key={heap} data-wild={heap === wild}>
                  {normal}
                  <sup>{misere.join(misere.some((value) => value > 9) ? "," : "")}</sup>
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{w.outcome}</th>
              {genera.map(({ misere }, heap) => (
                <td key={heap}>
                  <OutcomeMark outcome={misere[0] === 0 ? "P" : "N"} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </>
  );
}

const [WIDTH, HEIGHT, LEFT, TOP, BOTTOM] = [548, 196, 44, 28, 30];

interface EnvelopeChartProps {
  readonly say: Say;
  readonly summary: Summary;
}

/** All known values in one picture of constant size: for each stretch of heaps a bar from the least to the largest. */
function EnvelopeChart({ say, summary }: EnvelopeChartProps) {
  const { words } = say;
  const { known, largest, largestAt, envelope } = summary;
  const { step, least, most } = envelope;
  const base = HEIGHT - BOTTOM;
  const x = (heap: number): number => LEFT + ((WIDTH - LEFT - 8) * heap) / known;
  const y = (value: number): number => base - ((base - TOP) * value) / Math.max(1, largest);
  const ground = (base - TOP) / Math.max(1, largest);
  const bars = most
    .map((value, i) => {
      const [left, right] = [x(i * step), x(Math.min(known, (i + 1) * step))];
      const [top, foot] = [y(value), Math.min(base, y(least[i] ?? 0) + Math.min(2, ground))];
      return `M${round(left)} ${round(top - 1)}H${round(right)}V${round(foot)}H${round(left)}z`;
    })
    .join("");
  const ticks = (span: number, count: number): number[] => {
    const unit = stepFor(span, count);
    return Array.from({ length: Math.floor(span / unit) + 1 }, (_, i) => i * unit);
  };
  const to = say.number(known - 1);
  const said = { to, largest: say.number(largest), at: say.number(largestAt) };
  const caption = fill(words.values.envelope, { heaps: say.heaps(known), every: say.heaps(step) });
  return (
    <figure class="sequence lab-envelope">
      <div class="scroller" tabIndex={0} role="group" aria-label={caption}>
        <svg
          role="img"
          aria-label={fill(words.values.envelopeSummary, said)}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          width={WIDTH}
          height={HEIGHT}
          font-size="12"
          font-family="var(--sans)"
          fill="var(--ink-soft)"
        >
          {ticks(Math.max(1, largest), 6).map((value) => (
            <g key={value}>
              <line x1={LEFT} x2={WIDTH} y1={y(value)} y2={y(value)} stroke="var(--rule)" />
              <text x={LEFT - 8} y={y(value)} dy="0.32em" text-anchor="end">
                {say.number(value)}
              </text>
            </g>
          ))}
          {ticks(known - 1, 5).map((heap) => (
            <text
              key={heap}
              x={x(heap)}
              y={base + 22}
              text-anchor={heap === 0 ? "start" : x(heap) > WIDTH - 40 ? "end" : "middle"}
            >
              {say.number(heap)}
            </text>
          ))}
          <text x={0} y={11} font-style="italic">
            {say.cell.axisValue}
          </text>
          <path d={bars} fill="var(--n)" />
        </svg>
      </div>
      <figcaption>
        {caption}. {fill(words.values.largest, said)}
      </figcaption>
    </figure>
  );
}

interface CountsSectionProps {
  readonly say: Say;
  readonly summary: Summary;
}

/** How often each value occurs among the heaps so far; the most frequent ones where there are many. */
function CountsSection({ say, summary }: CountsSectionProps) {
  const w = say.words.counts;
  const { counts, distinct, known } = summary;
  const most = counts.reduce((largest, [, count]) => Math.max(largest, count), 1);
  return (
    <>
      <table class="lab-counts">
        <caption>{fill(w.caption, { to: say.number(known - 1) })}</caption>
        <thead>
          <tr>
            <th scope="col">{w.value}</th>
            <th scope="col">{w.count}</th>
            <th scope="col" colSpan={2}>
              {w.share}
            </th>
          </tr>
        </thead>
        <tbody>
          {counts.map(([value, count]) => (
            <tr key={value}>
              <th scope="row">{say.number(value)}</th>
              <td>{say.number(count)}</td>
              <td>{say.share(count, known)}</td>
              <td class="lab-bar">
                <span style={{ inlineSize: `${(100 * count) / most}%` }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {distinct > counts.length && (
        <p class="lab-note">{fill(w.more, { n: say.number(distinct - counts.length) })}</p>
      )}
    </>
  );
}

/** The command that checks a certificate. */
const CHECK = "npm run -s certificate -- FILE";

interface CertificateSectionProps {
  readonly say: Say;
  readonly lab: Laboratory;
  readonly period: Period;
  readonly index: number;
}

/** What the certificate of a proved period says, how another program checks it, and the file. */
function CertificateSection({ say, lab, period, index }: CertificateSectionProps) {
  const w = say.words.certificate;
  const { preperiod, provedAt } = period;
  const values = { preperiod: say.number(preperiod), provedAt: say.number(provedAt) };
  return (
    <>
      <p>{fill(w.lead, values)}</p>
      <p>{fill(w.check, values)}</p>
      <p>
        {w.command} <code>{CHECK}</code>
      </p>
      <p class="lab-buttons needs-script">
        <button type="button" onClick={() => lab.askFile(index, "certificate")}>
          {w.download}
        </button>
      </p>
    </>
  );
}

/** Values in the chart of the first ones. */
const CHARTED = 100;

interface PartSectionsProps {
  readonly say: Say;
  readonly lab: Laboratory;
  readonly part: PartView;
  readonly index: number;
}

/** What is found about one game of heaps, whether it stands alone or in a sum. */
export function PartSections({ say, lab, part, index }: PartSectionsProps) {
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
