import type { ComponentChildren } from "preact";
import { fill } from "../../src/i18n/fill.ts";
import { stepFor } from "../charts/scale.ts";
import type { PartView } from "./protocol.ts";
import { LEVELS, SUMMARY, type Summary } from "./survey.ts";
import { useLab } from "./use-laboratory.ts";

/** Number of heaps in the chart, and heights in pixels: of the marks, of the space above, and of the whole plot. */
const [CHARTED, PLOT, TOP, HEIGHT] = [200, 180, 22, 226] as const;

/** Attributes of lines whose width is not stretched with the plot. */
const STROKE = { "vector-effect": "non-scaling-stroke" };

interface PlotProps {
  readonly label: string;
  /** Number of units of the plot from left to right, and numbers of heaps and values that it shows. */
  readonly columns: number;
  readonly heaps: number;
  readonly values: number;
  readonly children: ComponentChildren;
}

/**
 * Axes around marks, as wide as the page. The marks are stretched to this width without a script; the labels are not
 * stretched. Marks have no width except the width of their strokes.
 */
function Plot({ label, columns, heaps, values, children }: PlotProps) {
  const { formats } = useLab();
  const ticks = (count: number, most: number): number[] => {
    const step = stepFor(count - 1, most);
    return Array.from({ length: Math.floor((count - 1) / step) + 1 }, (_, at) => at * step);
  };
  const row = PLOT / values;
  const { axisN, axisValue } = formats.cell;
  return (
    <svg
      class="lab-plot"
      role="img"
      aria-label={label}
      width="100%"
      height={HEIGHT}
      font-size="12"
      font-family="var(--sans)"
      fill="var(--ink-soft)"
    >
      {ticks(values, 6).map((value) => {
        const y = TOP + PLOT - (value + 0.5) * row;
        return (
          <g key={value}>
            <line x2="100%" y1={y} y2={y} stroke="var(--rule)" />
            <text x={-8} y={y} dy="0.32em" text-anchor="end">
              {formats.number(value)}
            </text>
          </g>
        );
      })}
      {ticks(heaps, 5).map((heap) => (
        <text
          key={heap}
          x={`${(100 * (heap + 0.5)) / heaps}%`}
          y={HEIGHT - 6}
          text-anchor={heap === 0 ? "start" : "middle"}
        >
          {formats.number(heap)}
        </text>
      ))}
      <text x={-8} y={HEIGHT - 6} text-anchor="end" font-style="italic">
        {axisN}
      </text>
      <text x={-36} y={12} font-style="italic">
        {axisValue}
      </text>
      <svg
        y={TOP}
        width="100%"
        height={PLOT}
        viewBox={`0 0 ${columns} ${values}`}
        preserveAspectRatio="none"
      >
        {children}
      </svg>
    </svg>
  );
}

interface Props {
  readonly part: PartView;
  /** The heap that is marked in the chart, in the table and in the heat map. */
  readonly marked: number | undefined;
  readonly mark: (heap: number) => void;
}

/** The values of the first heaps, with every second period as a band; a heap under the pointer or the slider is marked. */
export function HeapChart({ part, marked, mark }: Props) {
  const { formats } = useLab();
  const { words, cell } = formats;
  const w = words.chart;
  const values = part.summary.first.slice(0, CHARTED);
  const count = values.length;
  if (count === 0) return null;
  const largest = Math.max(1, ...values);
  const zeros = values.filter((value) => value === 0).length;
  const { preperiod = Infinity, period = 0 } = part.period ?? {};
  const hasBands = preperiod + period < count;
  const bands: number[] = [];
  for (let from = preperiod; hasBands && from < count; from += 2 * period) bands.push(from);
  const place = (value: number, heap: number): string =>
    `M${heap + 0.5} ${largest - value + 0.5}h0`;
  const pathOf = (isZero: boolean): string =>
    values.map((value, heap) => ((value === 0) === isZero ? place(value, heap) : "")).join("");
  const stems = values
    .map((value, heap) => (value > 0 ? `M${heap + 0.5} ${largest + 0.5}v${-value}` : ""))
    .join("");
  const label = fill(cell.sequenceSummary, { count, from: 0, to: count - 1, largest, zeros });
  const caption = [
    fill(w.caption, { heaps: formats.heaps(count) }),
    hasBands &&
      fill(w.bands, { heaps: formats.heaps(period), preperiod: formats.number(preperiod) }),
  ];
  const shown = marked !== undefined && marked < count ? marked : undefined;
  const text =
    shown === undefined ? "" : fill(w.marked, { heap: shown, value: values[shown] ?? 0 });
  const markUnder = ({ currentTarget, clientX, pointerType }: PointerEvent): void => {
    const { left, width } = (currentTarget as Element).getBoundingClientRect();
    const heap = Math.floor((count * (clientX - left)) / width);
    if (pointerType === "mouse" && heap >= 0 && heap < count) mark(heap);
  };
  return (
    <figure class="lab-chart">
      <div class="lab-plot-area" onPointerMove={markUnder}>
        <Plot label={label} columns={count} heaps={count} values={largest + 1}>
          {bands.map((from) => (
            <rect
              key={from}
              x={from}
              width={Math.min(period, count - from)}
              height={largest + 1}
              fill="var(--rule-strong)"
              fill-opacity="0.18"
            />
          ))}
          {shown !== undefined && (
            <path
              {...STROKE}
              d={`M${shown + 0.5} 0v${largest + 1}`}
              stroke="var(--accent)"
              stroke-width="2"
            />
          )}
          {stems && <path {...STROKE} d={stems} stroke="var(--n)" stroke-opacity="0.45" />}
          <path {...STROKE} d={pathOf(false) || "M0 0"} stroke="var(--n)" stroke-linecap="square" />
          <path {...STROKE} d={pathOf(true) || "M0 0"} stroke="var(--p)" stroke-linecap="round" />
        </Plot>
      </div>
      <figcaption class="row apart">
        <label class="row needs-script">
          {w.heap}
          <input
            type="range"
            max={count - 1}
            value={shown ?? 0}
            aria-valuetext={text || undefined}
            onInput={({ currentTarget }) => mark(currentTarget.valueAsNumber)}
          />
          <span aria-hidden="true">{text}</span>
        </label>
        <span>{caption.filter(Boolean).join(" ")}</span>
      </figcaption>
    </figure>
  );
}

/** All values of a table of any size: a mark for each stretch of heaps and band of values, shaded by its frequency. */
export function DensityChart({ summary }: { readonly summary: Summary }) {
  const { formats } = useLab();
  const w = formats.words.chart;
  const { known, largest, largestAt, density } = summary;
  const { step, rise, levels } = density;
  const rows = levels[0]?.length ?? 0;
  if (known <= SUMMARY.first || rows === 0) return null;
  // If a band is one value, the lowest band contains the P-positions.
  const pathOf = (level: number, isZero: boolean): string =>
    levels
      .flatMap((bands, at) =>
        Array.from(bands, (shade, band) =>
          Number(shade) === level && (rise === 1 && band === 0) === isZero
            ? `M${at} ${rows - band - 0.95}h1v.9h-1z`
            : "",
        ),
      )
      .join("");
  const shades = Array.from({ length: LEVELS }, (_, at) => at + 1);
  const numbers = {
    to: formats.number(known - 1),
    largest: formats.number(largest),
    at: formats.number(largestAt),
    heaps: formats.heaps(known),
    every: formats.heaps(step),
  };
  return (
    <figure class="lab-chart">
      <div class="lab-plot-area">
        <Plot
          label={fill(w.densitySummary, numbers)}
          columns={known / step}
          heaps={known}
          values={rows * rise}
        >
          <g transform={`scale(1 ${rise})`}>
            {shades.map((level) => (
              <g key={level} fill-opacity={level / LEVELS}>
                <path d={pathOf(level, false) || "M0 0"} fill="var(--n)" />
                <path d={pathOf(level, true) || "M0 0"} fill="var(--p)" />
              </g>
            ))}
          </g>
        </Plot>
      </div>
      <figcaption>{fill(w.density, numbers)}</figcaption>
    </figure>
  );
}
