import type { SequenceData } from "../../src/notebook/output.ts";
import { fill } from "../../src/i18n/fill.ts";
import { formatLaw } from "../../src/i18n/format-law.ts";
import type { Words } from "../../src/i18n/words.ts";
import { href } from "../../src/articles/href.ts";
import { nameOf, textOfGame } from "../../src/octal/named-games.ts";
import { layoutSequence, USUAL_WIDTH, type SequenceLayout } from "./sequence-layout.ts";

/** What to type in the laboratory for the game of a sequence; undefined where none is named that it can read. */
export const gameOf = ({ game, typed }: SequenceData): string | undefined =>
  typed ?? (game === undefined ? undefined : textOfGame(game));

interface LaboratoryLinkProps {
  readonly sequence: SequenceData;
  readonly words: Words["cell"];
}

/** A link to the laboratory with the game of a sequence in it; nothing where it names none that it can read. */
function LaboratoryLink({ sequence, words }: LaboratoryLinkProps) {
  const game = gameOf(sequence);
  if (game === undefined) return null;
  const named = nameOf(game);
  const name = named === undefined ? game : words.gameNames[named];
  const query = new URLSearchParams({ game }).toString();
  return (
    <p class="sequence-link small soft unprinted">
      <a href={`${href("laboratory", words.language)}?${query}`}>
        {fill(words.openInLaboratory, { game: name })}
      </a>
    </p>
  );
}

interface Props {
  readonly sequence: SequenceData;
  readonly words: Words["cell"];
}

/** An empty path is left out: written as text, its attribute would have no value, which no XML may. */
function Marks({ discs, squares, stems }: SequenceLayout["marks"]) {
  return (
    <g>
      {stems && <path d={stems} stroke="var(--n)" stroke-width="1.25" opacity="0.55" />}
      {squares && <path d={squares} fill="var(--n)" />}
      {discs && <path d={discs} fill="var(--p)" />}
    </g>
  );
}

interface AxesProps {
  readonly layout: Pick<SequenceLayout, "width" | "left" | "base" | "xTicks" | "yTicks">;
  readonly words: Words["cell"];
}

/** The axes of values against heaps. */
function Axes({ layout, words }: AxesProps) {
  const { width, left, base, xTicks, yTicks } = layout;
  // The first number may be in the middle of the first column, and as long as it is before it.
  const first = xTicks[0]?.label.length ?? 1;
  return (
    <g>
      {yTicks.map(({ at, label }) => (
        <g key={label}>
          <line x1={left} x2={width} y1={at} y2={at} stroke="var(--rule)" />
          <text x={left - 8} y={at} dy="0.32em" text-anchor="end">
            {label}
          </text>
        </g>
      ))}
      {xTicks.map(({ at, label }) => (
        <text key={label} x={at} y={base + 22} text-anchor="middle">
          {label}
        </text>
      ))}
      <text x={left - 4 - 4 * first} y={base + 22} text-anchor="end" font-style="italic">
        {words.axisN}
      </text>
      <text x={0} y={13} font-style="italic">
        {words.axisValue}
      </text>
    </g>
  );
}

function summary(sequence: SequenceData, words: Words["cell"]): string {
  const { values, start, period } = sequence;
  const text = fill(words.sequenceSummary, {
    count: values.length,
    from: start,
    to: start + values.length - 1,
    largest: values.reduce((a, b) => Math.max(a, b), 0),
    zeros: values.filter((value) => value === 0).length,
  });
  return period === undefined ? text : `${text} ${fill(words.sequencePeriod, { period })}`;
}

/** What the chart may say of its period beyond a claim: where a proof closed, or a search proved none. */
function proofOf(sequence: SequenceData, words: Words["cell"]): string | undefined {
  const { period, preperiod = 0, saltus = 0, provedAt, searched } = sequence;
  const w = words.period;
  const number = (n: number): string => n.toLocaleString(words.language);
  if (searched !== undefined) return fill(w.none, { to: number(searched) });
  if (period === undefined || provedAt === undefined) return undefined;
  const law = formatLaw({ period, preperiod, saltus }, w, number);
  return `${law} ${fill(w.proved, { provedAt: number(provedAt) })}`;
}

/**
 * Values against n: a blue circle on the ground where the value is 0 (a P-position), an orange
 * square on a stem as high as the value elsewhere; bands mark a period.
 */
export function SequenceChart({ sequence, words }: Props) {
  const layout = layoutSequence(sequence);
  const { width, height } = layout;
  const text = summary(sequence, words);
  const { caption, values, cut } = sequence;
  const proof = proofOf(sequence, words);
  return (
    <figure class="sequence">
      <div class="scroller" tabIndex={0} role="group" aria-label={caption ?? words.sequence}>
        <svg
          role="img"
          aria-label={text}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          style={width === USUAL_WIDTH ? undefined : { "--natural": width }}
          font-size="12"
          font-family="var(--sans)"
          fill="var(--ink-soft)"
        >
          {layout.bands.map(({ x, width: bandWidth, label }) => (
            <g key={x}>
              <rect x={x} y={0} width={bandWidth} height={layout.base + 8} fill="var(--sheet)" />
              {label && (
                <text x={x + 5} y={13}>
                  {label}
                </text>
              )}
            </g>
          ))}
          <Axes layout={layout} words={words} />
          <Marks {...layout.marks} />
        </svg>
      </div>
      {(caption ?? proof) !== undefined && (
        <figcaption>{[caption, proof].filter(Boolean).join(" ")}</figcaption>
      )}
      <LaboratoryLink sequence={sequence} words={words} />
      <details class="small soft">
        <summary>{words.asText}</summary>
        <p>{text}</p>
        <p class="sequence-values">{values.join(" ")}</p>
        {cut > 0 && <p>{fill(words.valuesCut, { n: cut.toLocaleString(words.language) })}</p>}
      </details>
    </figure>
  );
}
