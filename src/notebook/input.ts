import {
  choice,
  numberField,
  numberSet,
  refuse,
  slider,
  textField,
  type NumberOptions,
  type SetOptions,
  type Settle,
} from "./controls.ts";
import { clip } from "./describe.ts";
import type { InputData } from "./validation/read-input.ts";

export type { InputData, InputValue } from "./validation/read-input.ts";

/** A control as an output. */
interface InputBundle {
  readonly "text/plain": string;
  readonly "application/vnd.grundy.input+json": InputData;
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
      refuse("control", "its label must be a text, not empty", label, TypeError);
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
    slider: (label, options) => place(label, slider(options)),
    number: (label, options = {}) => place(label, numberField(options)),
    text: (label, options = {}) => place(label, textField(options)),
    choice: (label, options, settings = {}) => place(label, choice(options, settings)),
    set: (label, options) => place(label, numberSet(options)),
  });
}
