import { OUTPUT_LIMITS } from "../output-limits.ts";
import { refuse, type Settle } from "./settled.ts";

/** Bounds of a set of integers, from 0 up unless given. */
export interface SetOptions {
  readonly min?: number;
  readonly max?: number;
  readonly value: Iterable<number>;
}

const sorted = (numbers: Iterable<number>): readonly number[] =>
  Object.freeze([...new Set(numbers)].sort((a, b) => a - b));

/** @throws RangeError when min or max is no non-negative integer, or the value is not between them */
export function numberSet(options: SetOptions): Settle<readonly number[]> {
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = options;
  const most = OUTPUT_LIMITS.numbers;
  const isSet = (value: unknown): value is readonly number[] =>
    Array.isArray(value) &&
    value.length <= most &&
    value.every((one) => Number.isSafeInteger(one) && one >= min && one <= max);

  if (!Number.isSafeInteger(min) || min < 0) {
    refuse("set", "min must be a non-negative integer", min);
  }
  if (!Number.isSafeInteger(max) || max < min) {
    refuse("set", `max must be an integer, at least min, which is ${min}`, max);
  }
  const start = sorted(options.value);
  if (!isSet(start)) {
    refuse("set", `value must have at most ${most} integers from ${min} to ${max}`, start);
  }
  return (set) => {
    const value = isSet(set) ? sorted(set) : start;
    return { value, text: `{${value.join(", ")}}`, data: { kind: "set", min, max, value } };
  };
}
