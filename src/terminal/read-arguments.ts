import { judgeTerminal as texts } from "../i18n/en/judge-terminal.ts";
import { fill } from "../i18n/fill.ts";
import { Mistake } from "./mistake.ts";

/** What is asked for in a call. */
export interface Call {
  readonly seed: number;
  /** Milliseconds; absent where the problem's own time is meant. */
  readonly time?: number;
  /** The folder into which a failure is written. */
  readonly keep?: string;
  readonly help?: boolean;
  readonly problem?: string;
  /** Everything after the problem, untouched. */
  readonly command: readonly string[];
}

/** The seed where none is given. */
export const SEED = 1;

const numbers: Readonly<Record<string, readonly [min: number, max: number]>> = {
  "--seed": [0, 2 ** 32 - 1],
  "--time": [1, 3_600_000],
};

/**
 * Reads the arguments of a call: options, each as `--name value` or `--name=value`, then the problem, then the command.
 *
 * @throws {Mistake} where they cannot be read
 */
export function readArguments(args: readonly string[]): Call {
  const [first = "", ...rest] = args;
  if (!first.startsWith("-")) {
    return { seed: SEED, ...(args.length === 0 ? {} : { problem: first }), command: rest };
  }
  if (first === "--help" || first === "-h") return { ...readArguments([]), help: true };
  const [, name = first, inline] = /^(--[a-z]+)=(.*)$/s.exec(first) ?? [];
  const value = inline ?? rest[0] ?? "";
  const others = (): Call => readArguments(inline === undefined ? rest.slice(1) : rest);
  if (name === "--keep") {
    if (value === "") throw new Mistake(texts.noFolder);
    return { keep: value, ...others() };
  }
  const range = Object.hasOwn(numbers, name) ? numbers[name] : undefined;
  if (!range) throw new Mistake(fill(texts.noOption, { option: first }));
  const [min, max] = range;
  const number = /^\d{1,10}$/.test(value) ? Number(value) : -1;
  if (number < min || number > max) {
    const found = JSON.stringify(value);
    throw new Mistake(fill(texts.noValue, { option: name, min, max, found }));
  }
  return name === "--time" ? { time: number, ...others() } : { ...others(), seed: number };
}
