import { clip, describe, more } from "../describe.ts";
import { OUTPUT_LIMITS, type SequenceData } from "../output.ts";
import { captionLine, optional } from "./caption.ts";
import { keepFirst } from "./keep-first.ts";

/** How `show.sequence` is told what it shows. */
export interface SequenceOptions {
  /** n of the first value; 0 unless given. */
  readonly start?: number;
  readonly period?: number;
  readonly preperiod?: number;
  readonly caption?: string;
}

function checkCount(name: string, value: unknown): void {
  if (value === undefined || (Number.isSafeInteger(value) && Number(value) >= 0)) return;
  throw new RangeError(
    `Cannot show sequence: ${name} must be a non-negative integer, current value is ${describe(value)}`,
  );
}

/**
 * The data of a sequence.
 *
 * @throws TypeError when a value is not a finite number
 * @throws RangeError when start is no integer, or period or preperiod no count
 */
export function sequenceData(
  values: Iterable<number>,
  options: SequenceOptions = {},
): SequenceData {
  const { start = 0, period, preperiod, caption } = options;
  if (!Number.isSafeInteger(start)) {
    throw new RangeError(
      `Cannot show sequence: start must be an integer, current value is ${describe(start)}`,
    );
  }
  checkCount("period", period);
  checkCount("preperiod", preperiod);
  const { kept, cut } = keepFirst(values, OUTPUT_LIMITS.values);
  kept.forEach((value, i) => {
    if (typeof value !== "number" || !Number.isFinite(value)) {
      throw new TypeError(
        `Cannot show sequence: every value must be a finite number, value ${i} is ${describe(value)}`,
      );
    }
  });
  return {
    values: kept,
    start,
    cut,
    ...(period === undefined ? {} : { period }),
    ...(preperiod === undefined ? {} : { preperiod }),
    ...optional("caption", caption),
  };
}

/** A sequence as text, on one line, with its period beneath. */
export function sequenceText(data: SequenceData): string {
  const { values, start, period, preperiod, caption, cut } = data;
  const to = start + values.length - 1;
  const claim =
    period === undefined
      ? ""
      : `\nperiod ${period}${preperiod === undefined ? "" : `, preperiod ${preperiod}`}`;
  const rest = cut > 0 ? `\n${more(cut)}` : "";
  const body = clip(values.join(" "), OUTPUT_LIMITS.text);
  return `${captionLine(caption)}n = ${start}..${to}: ${body}${rest}${claim}`;
}
