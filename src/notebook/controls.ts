import { itemAt } from "../games/theory/item-at.ts";
import { clip, describe } from "./describe.ts";
import { OUTPUT_LIMITS } from "./output-limits.ts";
import type { InputData } from "./validation/read-input.ts";

/** A control's data without its index and label, for each kind. */
type Own<Data> = Data extends InputData ? Omit<Data, "control" | "label"> : never;

/** A control with its value. */
export interface Settled<Value> {
  readonly value: Value;
  readonly text: string;
  readonly data: Own<InputData>;
}

/**
 * Returns a control's value: the one that the page has set if the control allows it, else the author's.
 */
export type Settle<Value> = (set: unknown) => Settled<Value>;

/** Throws for an author's value that breaks a rule. */
export function refuse(kind: string, rule: string, value: unknown, Fault = RangeError): never {
  throw new Fault(`Cannot show ${kind}: ${rule}, current value is ${describe(value)}`);
}

/** Bounds of a number that the reader sets: it is `min`, or 0, and a whole count of steps. */
export interface NumberOptions {
  readonly min?: number;
  readonly max?: number;
  /** 1 unless given. */
  readonly step?: number;
  readonly value?: number;
}

interface Steps {
  readonly min?: number;
  readonly max?: number;
  readonly step: number;
}

type Kind = "slider" | "number field";

function checkFinite(kind: Kind, name: string, value: unknown): void {
  if (typeof value !== "number") refuse(kind, `${name} must be a number`, value, TypeError);
  if (!Number.isFinite(value)) refuse(kind, `${name} must be finite`, value);
}

/** The author's bounds, validated. */
function readSteps(kind: Kind, { min, max, step = 1 }: NumberOptions): Steps {
  if (min !== undefined) checkFinite(kind, "min", min);
  if (max !== undefined) checkFinite(kind, "max", max);
  checkFinite(kind, "step", step);
  if (step <= 0) refuse(kind, "step must be positive", step);
  if (min !== undefined && max !== undefined && min > max) {
    refuse(kind, `min must be at most max, which is ${max}`, min);
  }
  return { step, ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

/** Whether a number is a whole count of steps, up to rounding: 0.1 is not exact in binary. */
function isSettable(value: unknown, { min, max, step }: Steps): value is number {
  if (typeof value !== "number" || !Number.isFinite(value)) return false;
  if (value < (min ?? -Infinity) || value > (max ?? Infinity)) return false;
  const steps = (value - (min ?? 0)) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}

function readStart(kind: Kind, value: number, steps: Steps): number {
  const { min = "−∞", max = "∞", step } = steps;
  checkFinite(kind, "value", value);
  if (isSettable(value, steps)) return value;
  return refuse(kind, `value must be from ${min} to ${max} in steps of ${step}`, value);
}

/** @throws TypeError | RangeError when bounds or value make no sense together */
export function slider(options: NumberOptions): Settle<number> {
  checkFinite("slider", "min", options.min);
  checkFinite("slider", "max", options.max);
  const steps = readSteps("slider", options);
  const { min = 0, max = 0, step } = { ...options, ...steps };
  const start = readStart("slider", options.value ?? min, steps);
  return (set) => {
    const value = isSettable(set, steps) ? set : start;
    return { value, text: String(value), data: { kind: "slider", min, max, step, value } };
  };
}

/** @throws TypeError | RangeError when bounds or value make no sense together */
export function numberField(options: NumberOptions): Settle<number> {
  const steps = readSteps("number field", options);
  const near = steps.min ?? Math.min(0, steps.max ?? 0);
  const start = readStart("number field", options.value ?? near, steps);
  return (set) => {
    const value = isSettable(set, steps) ? set : start;
    return { value, text: String(value), data: { kind: "number", ...steps, value } };
  };
}

/** Characters of a text field. */
const LONGEST = 1000;

const isText = (value: unknown): value is string =>
  typeof value === "string" && value.length <= LONGEST;

/** @throws RangeError when the value is no text, or longer than 1,000 characters */
export function textField({ value: start = "" }: { readonly value?: string }): Settle<string> {
  if (!isText(start)) {
    refuse("text field", `value must be a text of at most ${LONGEST} characters`, start);
  }
  return (set) => {
    const value = isText(set) ? set : start;
    return { value, text: value, data: { kind: "text", value } };
  };
}

/** @throws RangeError when there are no options, or more than 200, or the value is none of them */
export function choice<Option>(
  options: readonly Option[],
  settings: { readonly value?: Option },
): Settle<Option> {
  const list = [...options];
  const most = OUTPUT_LIMITS.choices;
  if (list.length === 0 || list.length > most) {
    refuse("choice", `it must have 1 to ${most} options`, list.length);
  }
  const start = "value" in settings ? list.findIndex((one) => Object.is(one, settings.value)) : 0;
  if (start < 0) refuse("choice", "value must be one of the options", settings.value);
  const labels = list.map((option) => clip(describe(option), 100));
  return (set) => {
    const place = typeof set === "number" && Object.hasOwn(list, set) ? set : start;
    return {
      value: list[place] as Option,
      text: itemAt(labels, place),
      data: { kind: "choice", options: labels, value: place },
    };
  };
}

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
