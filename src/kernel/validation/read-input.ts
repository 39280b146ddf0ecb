import type { InputData } from "../input-data.ts";
import { OUTPUT_LIMITS as LIMITS } from "../output.ts";
import { count, list, number, object, only, short, where, type Read } from "./read.ts";

const control = { control: where(count, (place) => place < LIMITS.outputs), label: short };

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
    value: list(LIMITS.numbers, count),
  }),
  ({ min, max, value }) =>
    value.every((one, i) => isWithin(one, min, max) && one > (value[i - 1] ?? -1)),
);

/** Reads a control at the border. */
export const readInput: Read<InputData> = (value) =>
  slider(value) ?? numberField(value) ?? textField(value) ?? choice(value) ?? set(value);
