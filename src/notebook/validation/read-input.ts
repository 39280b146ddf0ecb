import { OUTPUT_LIMITS as LIMITS } from "../output-limits.ts";
import { count, either, list, number, object, only, short, where, type ReadBy } from "./read.ts";

const control = {
  /** Index of the control within the run, from 0: the same in every run of the same cell. */
  control: where(count, (place) => place < LIMITS.outputs),
  label: short,
};

const isWithin = (value: number, min = -Infinity, max = Infinity): boolean =>
  min <= value && value <= max;

const slider = where(
  object({
    kind: only("slider"),
    ...control,
    min: number,
    max: number,
    step: number,
    value: number,
  }),
  ({ min, max, step, value }) => step > 0 && isWithin(value, min, max),
);

const numberField = where(
  object(
    { kind: only("number"), ...control, step: number, value: number },
    { min: number, max: number },
  ),
  ({ min, max, step, value }) => step > 0 && isWithin(value, min, max),
);

const textField = object({ kind: only("text"), ...control, value: short });

const choice = where(
  object({ kind: only("choice"), ...control, options: list(LIMITS.choices, short), value: count }),
  ({ options, value }) => value < options.length,
);

const set = where(
  object({
    kind: only("set"),
    ...control,
    min: count,
    max: count,
    /** Distinct and increasing. */
    value: list(LIMITS.numbers, count),
  }),
  ({ min, max, value }) =>
    value.every((one, i) => isWithin(one, min, max) && one > (value[i - 1] ?? -1)),
);

/** Validates a control of a message: its kind, its bounds, and its value in this run. */
export const readInput = either(slider, numberField, textField, choice, set);

/** A control as data. */
export type InputData = ReadBy<typeof readInput>;

/** A control's value as it is sent: for a choice, the index of the option, from 0. */
export type InputValue = InputData["value"];
