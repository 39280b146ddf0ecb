import { fill } from "../../src/i18n/fill.ts";
import { round } from "../charts/round.ts";
import { stepFor } from "../charts/sequence-layout.ts";
import type { Say } from "./say.ts";
import type { Summary } from "./survey.ts";

const [WIDTH, HEIGHT, LEFT, TOP, BOTTOM] = [548, 190, 44, 22, 30];

interface Props {
  readonly say: Say;
  readonly summary: Summary;
}

/** All known values in one picture of constant size: for each stretch of heaps a bar from the least to the largest. */
export function EnvelopeChart({ say, summary }: Props) {
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
