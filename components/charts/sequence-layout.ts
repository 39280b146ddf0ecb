import type { SequenceData } from "../../src/notebook/output.ts";
import { clamp, round, stepFor } from "./scale.ts";

interface Tick {
  readonly at: number;
  readonly label: string;
}

/** Path data of all values: a disc for a zero, and else a square on a stem. */
interface Marks {
  readonly discs: string;
  readonly squares: string;
  readonly stems: string;
}

/** Where everything of a sequence chart stands, in the units of its SVG (pixels at its natural size). */
export interface SequenceLayout {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  /** Height at which a value of 0 stands. */
  readonly base: number;
  readonly marks: Marks;
  readonly bands: readonly { x: number; width: number; label: string }[];
  readonly xTicks: readonly Tick[];
  readonly yTicks: readonly Tick[];
}

const WIDTH = 548;
/** The width of most drawings, which the style sheet has, too. */
export const USUAL_WIDTH = WIDTH + 8;
const LEFT = 40;
/** The axis has its name above the largest value, up to 18 px high on a narrow screen. */
const TOP = 28;
const BOTTOM = 30;

/** Every second period from the preperiod on is a band; the first says which period it is. */
function periodBands(sequence: SequenceData, column: number): SequenceLayout["bands"] {
  const { values, period, preperiod = 0, start } = sequence;
  if (period === undefined || period < 1) return [];
  const first = Math.max(preperiod, 0);
  const end = start + values.length;
  const before = Math.max(0, Math.floor((start - first) / (2 * period)));
  const bands: { x: number; width: number; label: string }[] = [];
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

/** Marks of the values, whose middles are `x` and `y`, on stems from `foot`. */
function marksOf(
  values: readonly number[],
  x: (i: number) => number,
  y: (value: number) => number,
  size: number,
  foot: number,
): Marks {
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

/** Places a sequence: columns of equal width, as wide as fits, never narrower than 2.5: 200 of them fit. */
export function layoutSequence(sequence: SequenceData): SequenceLayout {
  const { values, start } = sequence;
  const largest = values.reduce((a, b) => Math.max(a, b), 1);
  const lowest = values.reduce((a, b) => Math.min(a, b), 0);
  const column = clamp((WIDTH - LEFT) / Math.max(1, values.length), 2.5, 26);
  const unit = Math.min(24, 150 / (largest - lowest));
  const base = TOP + largest * unit;
  const bottom = base - lowest * unit;
  const middle = (i: number): number => LEFT + (i + 0.5) * column;
  const level = (value: number): number => base - value * unit;

  // Labels are up to 18 px high, where a narrow screen shrinks the chart: 10 px for each digit, and 10 between.
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
    left: LEFT,
    base: round(bottom),
    marks: marksOf(values, middle, level, 2 * clamp(column * 0.37, 1.25, 4.5), round(bottom)),
    bands: periodBands(sequence, column),
    xTicks,
    yTicks,
  };
}
