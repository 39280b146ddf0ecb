import { itemAt } from "../games/theory/item-at.ts";
import { clip, describe } from "./describe.ts";
import { OUTPUT_LIMITS } from "./output-limits.ts";
import { defined, isCount, throwInvalid } from "./outputs/common.ts";
import type { InputData } from "./validation/read-forms.ts";

export type { InputData, InputValue } from "./validation/read-forms.ts";

/** A control as an output. */
interface InputBundle {
  readonly "text/plain": string;
  readonly "application/vnd.grundy.input+json": InputData;
}

/** Bounds of a number that the reader sets. It differs from `min`, or from 0 without `min`, by a whole number of steps. */
export interface NumberOptions {
  readonly min?: number;
  readonly max?: number;
  /** Defaults to 1. */
  readonly step?: number;
  readonly value?: number;
}

/** Bounds of a set of integers. `min` defaults to 0. */
export interface SetOptions {
  readonly min?: number;
  readonly max?: number;
  readonly value: Iterable<number>;
}

/** Controls that a cell shows. Each function returns the control's current value; changing it runs the cell again. */
export interface Input {
  /**
   * A number on a slider. Its initial value is `value`, which defaults to `min`.
   *
   * @param label name of the number, not empty
   * @param options required bounds; the number is `min` plus a whole number of steps
   * @throws {TypeError | RangeError} when the label is empty, a bound is not a finite number, `step` is not positive,
   * or the value is not within the bounds.
   */
  slider(
    label: string,
    options: NumberOptions & { readonly min: number; readonly max: number },
  ): number;
  /**
   * A number in a field. Its initial value is `value`, which defaults to `min`, or to the allowed number closest to 0.
   *
   * @param label name of the number, not empty
   * @throws {TypeError | RangeError} as for a slider, for the bounds that are given.
   */
  number(label: string, options?: NumberOptions): number;
  /**
   * A text of at most 1000 characters. Its initial value is `value`, which defaults to the empty text.
   *
   * @param label name of the text, not empty
   * @throws {TypeError} when the label is empty.
   * @throws {RangeError} when the value is not a string, or is longer.
   */
  text(label: string, options?: { readonly value?: string }): string;
  /**
   * One of several options. The initial one is `value`, which defaults to the first.
   *
   * @param label name of the choice, not empty
   * @param options from 1 to 200 values of any kind
   * @throws {TypeError} when the label is empty.
   * @throws {RangeError} when there are fewer or more options, or the value is not one of them.
   */
  choice<const Option>(
    label: string,
    options: readonly Option[],
    settings?: { readonly value?: NoInfer<Option> },
  ): Option;
  /**
   * Distinct integers in increasing order, such as the moves of a subtraction game.
   *
   * @param label name of the set, not empty
   * @param options the initial set, of at most 100 integers, and the least and largest integer that it may contain,
   * which default to 0 and 2^53 − 1
   * @throws {TypeError} when the label is empty.
   * @throws {RangeError} when a bound is not a non-negative integer, or the value is not such a set.
   */
  set(label: string, options: SetOptions): readonly number[];
}

/** A control's data without its index and label. */
type Own<Data> = Data extends InputData ? Omit<Data, "control" | "label"> : never;

/** Resolves a control's value: the one set on the page, if the control allows it, otherwise the author's. */
type Settle<Value> = (set: unknown) => {
  readonly value: Value;
  readonly text: string;
  readonly data: Own<InputData>;
};

function checkFinite(kind: string, name: string, value: unknown): void {
  if (!Number.isFinite(value)) throwInvalid(kind, `${name} must be a finite number`, value);
}

function numberControl(kind: "slider" | "number", options: NumberOptions): Settle<number> {
  const { min, max, step = 1, value } = options;
  const name = kind === "slider" ? "slider" : "number field";
  const given = kind === "slider" ? { min, max, step } : defined({ min, max, step });
  for (const [bound, number] of Object.entries(given)) checkFinite(name, bound, number);
  const [least, most] = [min ?? -Infinity, max ?? Infinity];
  if (step <= 0) throwInvalid(name, "step must be positive", step);
  if (least > most) throwInvalid(name, `min must be at most max, which is ${max}`, min);
  /** Reports whether a number is within the bounds and, up to rounding, a whole number of steps. */
  const isSettable = (set: unknown): set is number => {
    if (typeof set !== "number" || !(set >= least && set <= most)) return false;
    const steps = (set - (min ?? 0)) / step;
    return Math.abs(steps - Math.round(steps)) < 1e-6;
  };
  const start = value ?? min ?? Math.min(0, max ?? 0);
  if (!isSettable(start)) {
    const range = `from ${min ?? "−∞"} to ${max ?? "∞"}`;
    throwInvalid(name, `value must be ${range} in steps of ${step}`, start);
  }
  return (set) => {
    const now = isSettable(set) ? set : start;
    const data =
      kind === "slider"
        ? { kind, min: least, max: most, step, value: now }
        : { kind, ...defined({ min, max }), step, value: now };
    return { value: now, text: String(now), data };
  };
}

/** Maximum number of characters in a text field. */
const LONGEST = 1000;

const isText = (value: unknown): value is string =>
  typeof value === "string" && value.length <= LONGEST;

function textField({ value: start = "" }: { readonly value?: string }): Settle<string> {
  if (!isText(start)) {
    throwInvalid(
      "text field",
      `value must be a string of at most ${LONGEST} characters`,
      start,
      true,
    );
  }
  return (set) => {
    const value = isText(set) ? set : start;
    return { value, text: value, data: { kind: "text", value } };
  };
}

function choice<Option>(
  options: readonly Option[],
  settings: { readonly value?: Option },
): Settle<Option> {
  const list = [...options];
  const most = OUTPUT_LIMITS.choices;
  if (list.length === 0 || list.length > most) {
    throwInvalid("choice", `it must have 1 to ${most} options`, list.length);
  }
  const start = "value" in settings ? list.findIndex((one) => Object.is(one, settings.value)) : 0;
  if (start < 0) throwInvalid("choice", "value must be one of the options", settings.value, true);
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

const sorted = (numbers: Iterable<number>): readonly number[] =>
  Object.freeze([...new Set(numbers)].sort((a, b) => a - b));

function numberSet({
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  value,
}: SetOptions): Settle<readonly number[]> {
  const most = OUTPUT_LIMITS.numbers;
  const isSet = (set: unknown): set is readonly number[] =>
    Array.isArray(set) &&
    set.length <= most &&
    set.every((one) => isCount(one) && one >= min && one <= max);
  if (!isCount(min)) throwInvalid("set", "min must be a non-negative integer", min, true);
  if (!isCount(max) || max < min) {
    throwInvalid("set", `max must be an integer, at least min, which is ${min}`, max, true);
  }
  const start = sorted(value);
  if (!isSet(start)) {
    throwInvalid(
      "set",
      `value must have at most ${most} integers from ${min} to ${max}`,
      start,
      true,
    );
  }
  return (set) => {
    const now = isSet(set) ? sorted(set) : start;
    return {
      value: now,
      text: `{${now.join(", ")}}`,
      data: { kind: "set", min, max, value: now },
    };
  };
}

/**
 * Creates the `input` of one run.
 *
 * @param given returns the value that the page last set for the control with this index in the run; a value
 *   that the control does not allow is ignored
 */
export function createInput(
  emit: (bundle: InputBundle) => void,
  given: (control: number) => unknown,
): Input {
  let count = 0;
  const place = <Value>(label: unknown, settle: Settle<Value>): Value => {
    if (typeof label !== "string" || label.trim() === "") {
      throwInvalid("control", "its label must be a non-empty string", label, false);
    }
    const control = count++;
    const { value, text, data } = settle(given(control));
    const shown: InputData = { ...data, control, label: clip(label, 100) };
    emit({
      "text/plain": `${shown.label} = ${text}`,
      "application/vnd.grundy.input+json": shown,
    });
    return value;
  };
  return Object.freeze<Input>({
    slider: (label, options) => place(label, numberControl("slider", options)),
    number: (label, options = {}) => place(label, numberControl("number", options)),
    text: (label, options = {}) => place(label, textField(options)),
    choice: (label, options, settings = {}) => place(label, choice(options, settings)),
    set: (label, options) => place(label, numberSet(options)),
  });
}
