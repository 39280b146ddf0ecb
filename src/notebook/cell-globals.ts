import type { Input } from "./input.ts";
import type { Show } from "./show.ts";

type Print = (...values: readonly unknown[]) => void;
/** The parameter's type allows a promise's `resolve` to be passed. */
type After = (work: (nothing: undefined) => void, milliseconds?: number) => number;

/**
 * The globals that a cell can use in addition to ECMAScript: those that the kernel defines, and those that
 * exist wherever cells run (workers of browsers, threads of Node).
 */
export interface CellGlobals {
  readonly show: Show;
  readonly input: Input;
  readonly console: Readonly<Record<"log" | "info" | "debug" | "warn" | "error", Print>>;
  readonly performance: { now(): number };
  readonly setTimeout: After;
  readonly setInterval: After;
  readonly clearTimeout: (timer: number | undefined) => void;
  readonly clearInterval: (timer: number | undefined) => void;
  readonly queueMicrotask: (work: () => void) => void;
  readonly structuredClone: <Value>(value: Value) => Value;
}
