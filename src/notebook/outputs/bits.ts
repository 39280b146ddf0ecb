import { nimSum } from "grundy";
import type { BitsData } from "../output.ts";
import { OUTPUT_LIMITS } from "../output-limits.ts";
import {
  captionLine,
  checkCount,
  columnsText,
  isCount,
  optional,
  throwInvalid,
  takeFirst,
} from "./common.ts";

/** Options of `show.bits`. */
export interface BitsOptions {
  /** A move: the number at index `heap`, from 0, becomes `to`. */
  readonly move?: { readonly heap: number; readonly to: number };
  readonly caption?: string;
}

/**
 * Returns the data of a nim-sum.
 *
 * @throws TypeError | RangeError when a value is not an integer from 0 to 2^53 − 1, when there are more
 *   than 32, or when the move changes a value that does not exist
 */
export function bitsData(heaps: Iterable<number>, options: BitsOptions = {}): BitsData {
  const { retained: values, cut } = takeFirst(heaps, OUTPUT_LIMITS.heaps);
  if (cut > 0) {
    throwInvalid(
      "bits",
      `there must be at most ${OUTPUT_LIMITS.heaps} numbers`,
      values.length + cut,
    );
  }
  values.forEach((value, i) => checkCount("bits", `number ${i}`, value));
  const { move, caption } = options;
  if (move === undefined) return { values, ...optional("caption", caption) };
  const { heap, to } = move;
  checkCount("bits", "the result of a move", to);
  if (!isCount(heap) || heap >= values.length) {
    throwInvalid("bits", `a move must change a number from 0 to ${values.length - 1}`, heap);
  }
  return { values, move: { heap, to }, ...optional("caption", caption) };
}

export const afterMove = ({ values, move }: BitsData): readonly number[] =>
  move ? values.map((value, i) => (i === move.heap ? move.to : value)) : values;

function sumText(values: readonly number[], width: number): string {
  const sum = nimSum(values);
  const line = (name: string, value: number): string[] => [
    name,
    value.toString(2).padStart(width, "0").split("").join(" "),
  ];
  const lines = [...values.map((value) => line(String(value), value)), line(`⊕ ${sum}`, sum)];
  return columnsText(lines, (i) => i === 0);
}

/** Formats the numbers in binary, one below the other, with their nim-sum, and again after the move. */
export function bitsText(data: BitsData): string {
  const after = afterMove(data);
  const largest = [...data.values, ...after].reduce((a, b) => Math.max(a, b), 1);
  const width = largest.toString(2).length;
  const moved = data.move ? `\n\n${sumText(after, width)}` : "";
  return `${captionLine(data.caption)}${sumText(data.values, width)}${moved}`;
}
