import type { Input } from "./input.ts";
import type { Show } from "./show.ts";

type Print = (...values: readonly unknown[]) => void;
/** The parameter lets a promise's own `resolve` be what is done. */
type After = (work: (nothing: undefined) => void, milliseconds?: number) => number;

/**
 * What a cell may use without importing or declaring it, beside ECMAScript itself: what the kernel
 * gives it, and what every place where cells run has (workers of browsers, threads of Node).
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
