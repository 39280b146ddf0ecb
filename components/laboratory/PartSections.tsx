import type { ComponentChildren } from "preact";
import { useMemo, useId } from "preact/hooks";
import type { Period } from "../../src/games/theory/period.ts";
import { fill } from "../../src/i18n/fill.ts";
import { sayLaw } from "../../src/i18n/say-law.ts";
import { say as sayPhrase } from "../../src/i18n/say.ts";
import type { HeatmapData } from "../../src/notebook/output.ts";
import { temperOf, type Genus } from "../../src/octal/genus.ts";
import { Heatmap } from "../charts/Heatmap.tsx";
import { OutcomeMark } from "../charts/OutcomeMark.tsx";
import { SequenceChart } from "../charts/SequenceChart.tsx";
import { round } from "../charts/scale.ts";
import { stepFor } from "../charts/sequence-layout.ts";
import { CountsSection, PositionsSection, SparseSection } from "./CountSections.tsx";
import { ValueTable } from "./ValueTable.tsx";
import type { PartView, State } from "./protocol.ts";
import type { Say } from "./say.ts";
import type { Summary } from "./survey.ts";
import type { Laboratory } from "./use-laboratory.ts";

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
        <p class="small soft lab-waiting">{w.waiting}</p>
      </>
    );
  }
  const wild = genera.findIndex((genus) => temperOf(genus) === "wild");
  return (
    <>
      <p>{w.lead}</p>
      <p>{wild < 0 ? fill(w.tame, { to: genera.length - 1 }) : fill(w.wild, { heap: wild })}</p>
      <div class="scroller" tabIndex={0} role="group" aria-label={w.title}>
        <table class="small lab-genera">
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
    <figure class="sequence">
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
      <p class="row needs-script">
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
      <p>{sayPhrase(say.rules, rules)}</p>
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

interface PeriodSectionProps {
  readonly say: Say;
  readonly part: PartView;
  readonly state: State;
}

/** The proved period with the heaps that its proof rests on; or that none is proved, and never more. */
export function PeriodSection({ say, part, state }: PeriodSectionProps) {
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

interface SectionProps {
  readonly title: string;
  /** Of which of several parts it is. */
  readonly of?: string | undefined;
  readonly children: ComponentChildren;
}

/** A part of what was found, as a region under its heading. */
export function Section({ title, of, children }: SectionProps) {
  const id = useId();
  return (
    <section class="lab-section" aria-labelledby={id}>
      <h3 id={id}>
        {title}
        {of !== undefined && (
          <>
            {" "}
            <code>{of}</code>
          </>
        )}
      </h3>
      {children}
    </section>
  );
}

/** Sizes of each heap, from 0. */
const SIZES = 25;

/** The values of two heaps side by side, of one game or of two: the nim-sums of their values. */
export function twoHeaps(
  rows: readonly number[],
  columns: readonly number[],
  names: { readonly rows: string; readonly columns: string; readonly caption: string },
): HeatmapData {
  const [down, across] = [rows.slice(0, SIZES), columns.slice(0, SIZES)];
  return {
    rows: down.map((a) => across.map((b) => a ^ b)),
    rowLabels: down.map((_, heap) => String(heap)),
    columnLabels: across.map((_, heap) => String(heap)),
    rowName: names.rows,
    columnName: names.columns,
    caption: names.caption,
    cutRows: 0,
    cutColumns: 0,
  };
}
