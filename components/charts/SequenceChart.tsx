import type { SequenceData } from "../../src/notebook/output.ts";
import { fill, formatLaw } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import { href } from "../../src/articles/href.ts";
import { nameOf, textOfGame } from "../../src/octal/named-games.ts";
import { clamp, round, stepFor } from "./scale.ts";

const WIDTH = 548;

/** The width of most drawings, which is also in the stylesheet. */
const USUAL_WIDTH = WIDTH + 8;
const LEFT = 40;
/** Includes the name of the axis above the largest value, which is up to 18 px high on a narrow screen. */
const TOP = 28;
const BOTTOM = 30;

/** Returns bands for every second period from the preperiod on; the first one has a label with the period. */
function periodBands(sequence: SequenceData, column: number) {
  const { values, period, preperiod = 0, start } = sequence;
  const bands: { x: number; width: number; label: string }[] = [];
  if (period === undefined || period < 1) return bands;
  const first = Math.max(preperiod, 0);
  const end = start + values.length;
  const before = Math.max(0, Math.floor((start - first) / (2 * period)));
  for (let n = first + 2 * period * before; n < end; n += 2 * period) {
    const [from, to] = [Math.max(n, start), Math.min(n + period, end)];
    if (from >= to) continue;
    const label = bands.length === 0 ? `p = ${period}` : "";
    bands.push({
      x: round(LEFT + (from - start) * column),
      width: round((to - from) * column),
      label,
    });
  }
  return bands;
}

/** Returns the path data of all values: a disc for a zero, otherwise a square on a stem that begins at `foot`. */
function marksOf(
  values: readonly number[],
  x: (i: number) => number,
  y: (value: number) => number,
  size: number,
  foot: number,
) {
  const [r, d] = [round(size / 2), round(size)];
  const marks = { discs: "", squares: "", stems: "" };
  values.forEach((value, i) => {
    const [left, middle] = [round(x(i) - size / 2), round(y(value))];
    if (value === 0) {
      marks.discs += `M${left} ${middle}a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0-${d} 0`;
      return;
    }
    marks.squares += `M${left} ${round(middle - size / 2)}h${d}v${d}h-${d}z`;
    marks.stems += `M${round(x(i))} ${foot}V${middle}`;
  });
  return marks;
}

/** Lays out a sequence in pixels, with equal columns that are as wide as fits, at least 2.5 pixels, so that 200 fit. */
export function layoutSequence(sequence: SequenceData) {
  const { values, start } = sequence;
  const largest = values.reduce((a, b) => Math.max(a, b), 1);
  const lowest = values.reduce((a, b) => Math.min(a, b), 0);
  const column = clamp((WIDTH - LEFT) / Math.max(1, values.length), 2.5, 26);
  const unit = Math.min(24, 150 / (largest - lowest));
  const base = TOP + largest * unit;
  const bottom = base - lowest * unit;
  const middle = (i: number): number => LEFT + (i + 0.5) * column;
  const level = (value: number): number => base - value * unit;

  // On a narrow screen labels are up to 18 px high: 10 px for each digit, and 10 px between labels.
  const capacity = 10 + 10 * String(start + values.length).length;
  const xStep = stepFor(values.length, Math.floor((values.length * column) / capacity));
  const yStep = stepFor(largest - lowest, 8);
  const firstLabel = Math.ceil(start / xStep) * xStep;
  const xTicks = [];
  for (let k = 0; firstLabel + k * xStep < start + values.length; k++) {
    const n = firstLabel + k * xStep;
    xTicks.push({ at: round(middle(n - start)), label: String(n) });
  }
  const yTicks = [];
  for (let v = Math.ceil(lowest / yStep) * yStep; v <= largest; v += yStep) {
    yTicks.push({ at: round(level(v)), label: String(v) });
  }
  return {
    width: round(LEFT + column * values.length + 8),
    height: round(bottom + BOTTOM),
    base: round(bottom),
    marks: marksOf(values, middle, level, 2 * clamp(column * 0.37, 1.25, 4.5), round(bottom)),
    bands: periodBands(sequence, column),
    xTicks,
    yTicks,
  };
}

type Layout = ReturnType<typeof layoutSequence>;

/** Returns the laboratory's text for the game of a sequence; undefined if the laboratory cannot read the game. */
export const gameOf = ({ game, typed }: SequenceData): string | undefined =>
  typed ?? (game === undefined ? undefined : textOfGame(game));

interface LaboratoryLinkProps {
  readonly sequence: SequenceData;
  readonly words: Words["cell"];
}

/** A link to the laboratory with the game of a sequence; nothing if the laboratory cannot read the game. */
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

/** Omits empty paths: in serialized HTML, their attribute would have no value, which is invalid in XML. */
function Marks({ discs, squares, stems }: Layout["marks"]) {
  return (
    <g>
      {stems && <path d={stems} stroke="var(--n)" stroke-width="1.25" opacity="0.55" />}
      {squares && <path d={squares} fill="var(--n)" />}
      {discs && <path d={discs} fill="var(--p)" />}
    </g>
  );
}

interface AxesProps {
  readonly layout: Layout;
  readonly words: Words["cell"];
}

/** The axes, with values against heaps. */
function Axes({ layout, words }: AxesProps) {
  const { width, base, xTicks, yTicks } = layout;
  // The first number may be centred in the first column, and extends to its left by half of its length.
  const first = xTicks[0]?.label.length ?? 1;
  return (
    <g>
      {yTicks.map(({ at, label }) => (
        <g key={label}>
          <line x1={LEFT} x2={width} y1={at} y2={at} stroke="var(--rule)" />
          <text x={LEFT - 8} y={at} dy="0.32em" text-anchor="end">
            {label}
          </text>
        </g>
      ))}
      {xTicks.map(({ at, label }) => (
        <text key={label} x={at} y={base + 22} text-anchor="middle">
          {label}
        </text>
      ))}
      <text x={LEFT - 4 - 4 * first} y={base + 22} text-anchor="end" font-style="italic">
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

/** Returns a sentence that the period is proved, or that a search proved none; undefined for an unproved claim. */
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
 * Values against n: a blue circle on the axis for the value 0 (a P-position), otherwise an orange square on a stem as
 * high as the value. Bands mark a period.
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
