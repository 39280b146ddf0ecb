import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import type { Period } from "../../src/games/theory/period.ts";
import { fill } from "../../src/i18n/fill.ts";
import { formatLaw } from "../../src/i18n/format-law.ts";
import type { HeatmapData } from "../../src/notebook/output.ts";
import { temperOf, type Genus } from "../../src/octal/genus.ts";
import { Heatmap } from "../charts/Heatmap.tsx";
import { OutcomeMark } from "../charts/OutcomeMark.tsx";
import { Axes, SequenceChart } from "../charts/SequenceChart.tsx";
import { round } from "../charts/scale.ts";
import { stepFor } from "../charts/sequence-layout.ts";
import { CountsSection, PositionsSection, SparseSection } from "./CountSections.tsx";
import { ValueTable } from "./ValueTable.tsx";
import type { PartView, State } from "./protocol.ts";
import type { Formats } from "./formats.ts";
import type { Summary } from "./survey.ts";
import type { Laboratory } from "./use-laboratory.ts";

interface MisereSectionProps {
  readonly formats: Formats;
  readonly genera: readonly Genus[];
}

/** The genus of each small heap, its misère outcome, and the first heap where the rule of Nim fails. */
function MisereSection({ formats, genera }: MisereSectionProps) {
  const w = formats.words.misere;
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
  readonly formats: Formats;
  readonly summary: Summary;
}

/** All known values in one picture of constant size: for each stretch of heaps a bar from the least to the largest. */
function EnvelopeChart({ formats, summary }: EnvelopeChartProps) {
  const { words } = formats;
  const { known, largest, largestAt, envelope } = summary;
  const { step, least, most } = envelope;
  const base = HEIGHT - BOTTOM;
  const x = (heap: number): number => LEFT + ((WIDTH - LEFT - 30) * heap) / known;
  const y = (value: number): number => base - ((base - TOP) * value) / Math.max(1, largest);
  const ground = (base - TOP) / Math.max(1, largest);
  const bars = most
    .map((value, i) => {
      const [left, right] = [x(i * step), x(Math.min(known, (i + 1) * step))];
      const [top, foot] = [y(value), Math.min(base, y(least[i] ?? 0) + Math.min(2, ground))];
      return `M${round(left)} ${round(top - 1)}H${round(right)}V${round(foot)}H${round(left)}z`;
    })
    .join("");
  const ticks = (span: number, most: number, place: (n: number) => number) => {
    const unit = stepFor(span, most);
    return Array.from({ length: Math.floor(span / unit) + 1 }, (_, i) => ({
      at: round(place(i * unit)),
      label: formats.number(i * unit),
    }));
  };
  const axes = {
    width: WIDTH,
    left: LEFT,
    base,
    xTicks: ticks(known - 1, 5, x),
    yTicks: ticks(Math.max(1, largest), 6, y),
  };
  const to = formats.number(known - 1);
  const report = { to, largest: formats.number(largest), at: formats.number(largestAt) };
  const caption = fill(words.values.envelope, {
    heaps: formats.heaps(known),
    every: formats.heaps(step),
  });
  return (
    <figure class="sequence">
      <div class="scroller" tabIndex={0} role="group" aria-label={caption}>
        <svg
          role="img"
          aria-label={fill(words.values.envelopeSummary, report)}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          width={WIDTH}
          height={HEIGHT}
          font-size="12"
          font-family="var(--sans)"
          fill="var(--ink-soft)"
        >
          <Axes layout={axes} words={formats.cell} />
          <path d={bars} fill="var(--n)" />
        </svg>
      </div>
      <figcaption>
        {caption}. {fill(words.values.largest, report)}
      </figcaption>
    </figure>
  );
}

/** The command that checks a certificate. */
const CHECK = "npm run -s certificate -- FILE";

interface CertificateSectionProps {
  readonly formats: Formats;
  readonly lab: Laboratory;
  readonly period: Period;
  readonly index: number;
}

/** What the certificate of a proved period says, how another program checks it, and the file. */
function CertificateSection({ formats, lab, period, index }: CertificateSectionProps) {
  const w = formats.words.certificate;
  const { preperiod, provedAt } = period;
  const values = { preperiod: formats.number(preperiod), provedAt: formats.number(provedAt) };
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
  readonly formats: Formats;
  readonly lab: Laboratory;
  readonly part: PartView;
  readonly index: number;
}

/** What is found about one game of heaps, whether it stands alone or in a sum. */
export function PartSections({ formats, lab, part, index }: PartSectionsProps) {
  const { words } = formats;
  const { view } = lab;
  const { summary, period, rules, text } = part;
  const isOne = view.parts.length === 1;
  const shown = formats.game(text);
  const of = isOne ? undefined : shown;
  const { first } = summary;
  const { preperiod = Infinity, period: length = 0 } = period ?? {};
  const bands = preperiod + length < CHARTED && { preperiod, period: length };
  const sequence = { values: first.slice(0, CHARTED), start: 0, cut: 0, ...bands };
  const { row, column, caption } = words.twoHeaps;
  const names = { rows: row, columns: column, caption: fill(caption, { game: shown }) };
  return (
    <div class="lab-part">
      <h2>
        {part.name !== undefined && `${words.names[part.name]} `}
        <code>{shown}</code>
      </h2>
      <p>{rules}</p>
      <Section title={words.values.title} of={of}>
        <ValueTable {...{ formats, lab, part, index }} />
        <SequenceChart sequence={sequence} words={formats.cell} />
        {summary.known > summary.first.length && (
          <EnvelopeChart formats={formats} summary={summary} />
        )}
      </Section>
      <Section title={words.period.title} of={of}>
        <PeriodSection formats={formats} part={part} state={view.state} />
      </Section>
      {period && (
        <Section title={words.certificate.title} of={of}>
          <CertificateSection {...{ formats, lab, period, index }} />
        </Section>
      )}
      <Section title={words.positions.title} of={of}>
        <PositionsSection formats={formats} summary={summary} period={period} />
        {isOne && <Heatmap heatmap={twoHeaps(first, first, names)} text="" words={formats.cell} />}
      </Section>
      {(period === undefined || period.saltus === 0) && summary.distinct < summary.known / 4 && (
        <Section title={words.counts.title} of={of}>
          <CountsSection formats={formats} summary={summary} />
        </Section>
      )}
      {part.sparse && (
        <Section title={words.sparse.title} of={of}>
          <SparseSection formats={formats} sparse={part.sparse} known={summary.known} />
        </Section>
      )}
      <Section title={words.misere.title} of={of}>
        <MisereSection formats={formats} genera={part.genera} />
      </Section>
    </div>
  );
}

interface PeriodSectionProps {
  readonly formats: Formats;
  readonly part: PartView;
  readonly state: State;
}

/** The proved period with the heaps that its proof rests on; or that none is proved, and never more. */
export function PeriodSection({ formats, part, state }: PeriodSectionProps) {
  const w = formats.words.period;
  const { noTheorem, period, seen, summary } = part;
  const to = formats.number(summary.known - 1);
  if (period === undefined) {
    const none = noTheorem ? w.noTheorem[noTheorem] : state === "working" ? w.working : w.none;
    if (seen === undefined) return <p>{fill(none, { to })}</p>;
    const numbers = {
      to,
      preperiod: formats.number(seen.preperiod),
      period: formats.number(seen.period),
      saltus: formats.number(seen.saltus),
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
      <p class="lab-law">{formatLaw(period, w, formats.number)}</p>
      <p>{fill(w.proved, { provedAt: formats.number(period.provedAt) })}</p>
      <dl class="row small lab-facts">
        {facts.map(([fact, name]) => (
          <div key={fact}>
            <dt class="soft">{name}</dt>
            <dd>{formats.number(period[fact])}</dd>
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
