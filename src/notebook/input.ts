import { itemAt } from "../games/theory/item-at.ts";
import { clip, describe } from "./describe.ts";
import { OUTPUT_LIMITS } from "./output-limits.ts";
import { defined, isCount, refuse } from "./outputs/common.ts";
import type { InputData } from "./validation/read-forms.ts";

export type { InputData, InputValue } from "./validation/read-forms.ts";

/** A control as an output. */
interface InputBundle {
  readonly "text/plain": string;
  readonly "application/vnd.grundy.input+json": InputData;
}

/** Bounds of a number that the reader sets: it is `min`, or 0, and a whole count of steps. */
export interface NumberOptions {
  readonly min?: number;
  readonly max?: number;
  /** 1 unless given. */
  readonly step?: number;
  readonly value?: number;
}

/** Bounds of a set of integers, from 0 up unless given. */
export interface SetOptions {
  readonly min?: number;
  readonly max?: number;
  readonly value: Iterable<number>;
}

/** Controls that a cell shows. Each returns its present value; moving one runs the cell again. */
export interface Input {
  /**
   * A number on a slider, `min` unless `value` says otherwise.
   *
   * @param label what the number is, not empty
   * @param options bounds that must be given; the number is a whole count of steps above `min`
   * @throws {TypeError | RangeError} when the label is empty, a bound is no finite number, `step` is not positive, or the
   * value is not within the bounds.
   */
  slider(
    label: string,
    options: NumberOptions & { readonly min: number; readonly max: number },
  ): number;
  /**
   * A number in a field; unless `value` says otherwise, `min`, or what the bounds allow next to 0.
   *
   * @param label what the number is, not empty
   * @throws {TypeError | RangeError} as for a slider, where bounds are given.
   */
  number(label: string, options?: NumberOptions): number;
  /**
   * A text of at most 1000 characters, empty unless `value` says otherwise.
   *
   * @param label what the text is, not empty
   * @throws {TypeError} when the label is empty.
   * @throws {RangeError} when the value is no text, or longer.
   */
  text(label: string, options?: { readonly value?: string }): string;
  /**
   * One of the options, the first unless `value` says otherwise.
   *
   * @param label what is chosen, not empty
   * @param options from 1 to 200 values of any kind
   * @throws {TypeError} when the label is empty.
   * @throws {RangeError} when there are fewer or more options, or the value is none of them.
   */
  choice<const Option>(
    label: string,
    options: readonly Option[],
    settings?: { readonly value?: NoInfer<Option> },
  ): Option;
  /**
   * Distinct integers in increasing order, such as the moves of a subtraction game.
   *
   * @param label what the set is, not empty
   * @param options the set at first, at most 100 integers, and the least and the largest that it may hold: 0 and 2^53 − 1
   * unless they are given
   * @throws {TypeError} when the label is empty.
   * @throws {RangeError} when a bound is no integer from 0 on, or the value is no such set.
   */
  set(label: string, options: SetOptions): readonly number[];
}

/** A control's data without its index and label, for each kind. */
type Own<Data> = Data extends InputData ? Omit<Data, "control" | "label"> : never;

/** A control with its value: the one that the page has set if the control allows it, else the author's. */
type Settle<Value> = (set: unknown) => {
  readonly value: Value;
  readonly text: string;
  readonly data: Own<InputData>;
};

function checkFinite(kind: string, name: string, value: unknown): void {
  if (!Number.isFinite(value)) refuse(kind, `${name} must be a finite number`, value);
}

function numberControl(kind: "slider" | "number", options: NumberOptions): Settle<number> {
  const { min, max, step = 1, value } = options;
  const name = kind === "slider" ? "slider" : "number field";
  const given = kind === "slider" ? { min, max, step } : defined({ min, max, step });
  for (const [bound, number] of Object.entries(given)) checkFinite(name, bound, number);
  const [least, most] = [min ?? -Infinity, max ?? Infinity];
  if (step <= 0) refuse(name, "step must be positive", step);
  if (least > most) refuse(name, `min must be at most max, which is ${max}`, min);
  /** Whether a number is a whole count of steps, up to rounding: 0.1 is not exact in binary. */
  const isSettable = (set: unknown): set is number => {
    if (typeof set !== "number" || !(set >= least && set <= most)) return false;
    const steps = (set - (min ?? 0)) / step;
    return Math.abs(steps - Math.round(steps)) < 1e-6;
  };
  const start = value ?? min ?? Math.min(0, max ?? 0);
  if (!isSettable(start)) {
    const range = `from ${min ?? "−∞"} to ${max ?? "∞"}`;
    refuse(name, `value must be ${range} in steps of ${step}`, start);
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

/** Characters of a text field. */
const LONGEST = 1000;

const isText = (value: unknown): value is string =>
  typeof value === "string" && value.length <= LONGEST;

function textField({ value: start = "" }: { readonly value?: string }): Settle<string> {
  if (!isText(start)) {
    refuse("text field", `value must be a text of at most ${LONGEST} characters`, start, true);
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
    refuse("choice", `it must have 1 to ${most} options`, list.length);
  }
  const start = "value" in settings ? list.findIndex((one) => Object.is(one, settings.value)) : 0;
  if (start < 0) refuse("choice", "value must be one of the options", settings.value, true);
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
  if (!isCount(min)) refuse("set", "min must be a non-negative integer", min, true);
  if (!isCount(max) || max < min) {
    refuse("set", `max must be an integer, at least min, which is ${min}`, max, true);
  }
  const start = sorted(value);
  if (!isSet(start)) {
    refuse("set", `value must have at most ${most} integers from ${min} to ${max}`, start, true);
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
 * The `input` of one run.
 *
 * @param given what the page has last set for a control, by its place in the run; a value that the
 *   control cannot have counts as none
 */
export function createInput(
  emit: (bundle: InputBundle) => void,
  given: (control: number) => unknown,
): Input {
  let count = 0;
  const place = <Value>(label: unknown, settle: Settle<Value>): Value => {
    if (typeof label !== "string" || label.trim() === "") {
      refuse("control", "its label must be a text, not empty", label, false);
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
