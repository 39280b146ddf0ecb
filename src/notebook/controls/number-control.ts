import { refuse, type Settle } from "./settled.ts";

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
